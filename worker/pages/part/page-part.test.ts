import { describe, expect, test } from "vitest";
import { asksForList, listPart, partResponse } from "./list-part.ts";

const SCRIPT = '<script type="text/x-module" id="page-script" data-src="/assets/a.js"></script>';
const page = (list: string) =>
  `<!doctype html><html><body><main><div class="top">x</div>${list}<div id="announce"></div></main>${SCRIPT}</body></html>`;
const LIST = '<div id="list" data-live="football" data-fetched="17">a<div>b<div class="c">c</div></div></div>';

describe("the address of a part", () => {
  test.each([
    ["?fragment=list", true],
    ["?date=2026-11-21&fragment=list", true],
    ["?fragment=list&date=2026-11-21", true],
    ["?fragment=lists", false],
    ["?defragment=list", false],
    ["", false],
  ])("%s: %s", (search, asks) => {
    expect(asksForList(search)).toBe(asks);
  });
});

describe("the part of a page that goes on", () => {
  test("is its list with everything in it, and the build that it is of", () => {
    expect(listPart(page(LIST))).toBe(`<!doctype html>${SCRIPT}${LIST}`);
  });

  test("says the day of a list that has one", () => {
    const field = '<input type="date" name="date" value="2026-11-21">';
    expect(listPart(page(field + LIST))).toContain(field);
  });

  test("says the offsets of its times, whenever they are in force", () => {
    const zoned = page(LIST).replace(
      "<html>",
      '<html lang="en" data-zone="1792206000000:60,1793000000000:0" data-saving>',
    );
    expect(listPart(zoned)).toBe(`<!doctype html><html data-zone="60,0">${SCRIPT}${LIST}`);
  });

  test.each([
    ["without a list", "<p>nothing</p>"],
    ["that broke off", '<div id="list"><div>'],
  ])("of a page %s is none", (_name, list) => {
    expect(listPart(`<main>${list}`)).toBeUndefined();
  });
});

describe("the answer", () => {
  const answer = (list = LIST) =>
    new Response(page(list), { headers: { Vary: "Cookie", "Content-Security-Policy": "default-src 'none'" } });

  test("is the part, to be asked for again each time, out of search engines", async () => {
    const response = await partResponse(answer(), undefined);
    expect(await response.text()).toContain(LIST);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "private, no-cache",
      vary: "Cookie",
      "x-robots-tag": "noindex",
    });
  });

  test("is 304 whatever the nonce of an inline style or script in it", async () => {
    const withNonce = (nonce: string) => answer(LIST.replace("c</div>", `<style nonce="${nonce}">p{}</style></div>`));
    const etag = (await partResponse(withNonce("one"), undefined)).headers.get("etag") ?? "";
    expect((await partResponse(withNonce("two"), etag)).status).toBe(304);
  });

  test("is 304 for a client that has it, whenever it was fetched, and the part once it has changed", async () => {
    const etag = (await partResponse(answer(), undefined)).headers.get("ETag") ?? "";
    const same = answer(LIST.replace('"17"', '"29"'));
    const unchanged = await partResponse(same, `"x", W/${etag}`);
    expect([unchanged.status, unchanged.headers.get("X-Fetched-At")]).toEqual([304, "29"]);
    expect((await partResponse(answer(LIST.replace("b<", "2<")), etag)).status).toBe(200);
  });

  test("of an error page or a redirect passes as it is", async () => {
    const errorPage = new Response("gone", { status: 404 });
    expect(await partResponse(errorPage, undefined)).toBe(errorPage);
  });
});
