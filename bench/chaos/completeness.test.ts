import { describe, expect, test } from "vitest";
import { isDocument, isWholeJson, isWholePage, saysAge } from "./completeness.ts";

const page = (body: string, end = "</body></html>") => `<!doctype html><html><body><h1>Matches</h1>${body}${end}`;
const LINK = '<a class="row" href="/en/match">Everton 2 Burnley 1</a>';
const STREAMED = page('<template id="B:0"></template>', '</body></html><div hidden id="S:0">late</div>');

describe("a document", () => {
  test.each<[string, string, boolean]>([
    ["whole", page(LINK), true],
    ["blank", "", false],
    ["broken off", page(LINK, ""), false],
    ["without a heading", "<html><body></body></html>", false],
    ["streamed to its end", `${STREAMED}<script nonce="a">$RC("B:0","S:0")</script>`, true],
    ["whose late part never came", page('<template id="B:0"></template>'), false],
    [
      "whose late part is broken off",
      '<html><h1>a</h1><template id="B:0"></template></html><div hidden id="S:0">la',
      false,
    ],
  ])("%s", (_, html, expected) => expect(isDocument(html)).toBe(expected));
});

describe("a page is compared with what it was", () => {
  const healthy = page(LINK.repeat(10));
  test.each<[string, string, boolean]>([
    ["the same", healthy, true],
    ["with nine of ten links", page(LINK.repeat(9)), true],
    ["without rows", page("No matches"), false],
    ["with the links and no text", page('<a href="/en/match"></a>'.repeat(10)), false],
  ])("%s", (_, html, expected) => expect(isWholePage(html, healthy)).toBe(expected));
});

test.each([
  ['{"rows":[1,2,3]}', true],
  ['{"rows":[]}', false],
  ['{"rows":[1,2,3', false],
])("the answer %s of the API is whole: %s", (json, expected) =>
  expect(isWholeJson(json, '{"rows":[1,2,3]}')).toBe(expected),
);

test("old is what says so", () => {
  expect(saysAge('<div data-stale="">', null)).toBe(true);
  expect(saysAge("{}", "matchlight; hit; ttl=-590; detail=last-good")).toBe(true);
  expect(saysAge("<div>", "matchlight; hit; ttl=-5; detail=memory")).toBe(false);
});
