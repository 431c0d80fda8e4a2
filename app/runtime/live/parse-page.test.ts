import { describe, expect, test } from "vitest";
import { openPage } from "~/ui/test-browser";
import { parsePage } from "./parse-page.ts";

const mainOf = (body: string): string => {
  openPage();
  return parsePage(`<html><body><main>${body}</main></body></html>`).querySelector("main")?.innerHTML ?? "";
};

describe("a fetched page", () => {
  test("has no styles, whose nonce is another page's", () => {
    expect(mainOf('<style nonce="a">b{}\n</style><p>1</p><style>c{}</style>')).toBe("<p>1</p>");
  });

  test("keeps markup for browsers without scripts as text", () => {
    openPage();
    const page = parsePage("<html><body><noscript><p>a &amp; b</p></noscript></body></html>");
    expect(page.querySelector("noscript p")).toBeNull();
    expect(page.querySelector("noscript")?.textContent).toBe("<p>a &amp; b</p>");
  });
});

describe("late parts of a streamed page", () => {
  test("stand where their fallbacks were", () => {
    const streamed = `<!--$?--><template id="B:0"></template><p>Loading</p><!--/$--><footer></footer>
<div hidden id="S:0"><p>1</p><p>2</p></div><script>$RC("B:0","S:0")</script>`;
    const html = mainOf(streamed);
    expect(html).toContain("<!--$?--><p>1</p><p>2</p><!--/$--><footer></footer>");
    expect(html).not.toMatch(/Loading|hidden/);
  });

  test("of a boundary around others replace only its own fallback", () => {
    const streamed = `<!--$?--><template id="B:0"></template><i><!--$-->a<!--/$--></i><!--$-->b<!--/$-->c<!--/$-->d
<div hidden id="S:0"><p>1</p></div><script>$RC("B:0","S:0")</script>`;
    expect(mainOf(streamed)).toMatch(/^<!--\$\?--><p>1<\/p><!--\/\$-->d/);
  });

  test("may come in pieces", () => {
    const streamed = `<ul><template id="P:1"></template></ul>
<div hidden id="S:1"><li>1</li></div><script>$RS("S:1","P:1")</script>`;
    expect(mainOf(streamed)).toContain("<ul><li>1</li></ul>");
  });

  test("that are missing leave the fallback", () => {
    expect(mainOf('<template id="B:0"></template><p>Loading</p><script>$RC("B:0","S:0")</script>')).toContain(
      "<p>Loading</p>",
    );
  });
});
