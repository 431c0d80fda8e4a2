import { describe, expect, test } from "vitest";
import { HOME, startEdge } from "../../test-edge.ts";

const themeOf = async (response: Response) => /<html data-theme="([^"]*)"/.exec(await response.clone().text())?.[1];
const audience = (response: Response) => response.headers.get("Page-Audience");
const cookie = (value: string) => ({ headers: { Cookie: value } });

describe("the visitor's theme", () => {
  test("is in the page that is rendered, in those from memory, and nobody else's", async () => {
    const { get, rendered } = startEdge();
    const cookies = ["theme=dark", "theme=light", "", "theme=dark", "theme=blue"];
    const shown = [];
    for (const value of cookies) shown.push(await themeOf(await get(HOME, cookie(value))));
    expect(shown).toEqual(["dark  ", "light ", "system", "dark  ", "system"]);
    expect(rendered).toHaveBeenCalledOnce();
  });

  test("is in a stale page, and the one renewed behind it has nobody's", async () => {
    const { get, rendered, pass } = startEdge();
    await get(HOME);
    await pass(6_000);
    expect(await themeOf(await get(HOME, cookie("theme=dark")))).toBe("dark  ");
    expect(rendered.mock.calls[1]?.[1].themeText).toBe("system");
    expect(await themeOf(await get(HOME))).toBe("system");
  });

  test("is in a page that comes from the colo", async () => {
    const version = crypto.randomUUID();
    const env = { NOW: "", CLOCK_SPEED: "" };
    await startEdge({ version, env }).get(HOME, cookie("theme=dark"));
    const second = startEdge({ version, env });
    expect(await themeOf(await second.get(HOME, cookie("theme=light")))).toBe("light ");
    expect(second.rendered).not.toHaveBeenCalled();
  });

  test("is in a page of one's own", async () => {
    const { get } = startEdge();
    const headers = { Authorization: "Bearer x", Cookie: "theme=dark" };
    expect(await themeOf(await get(HOME, { headers }))).toBe("dark  ");
  });
});

describe("whom a page is for", () => {
  test("is sent for shared pages from every layer, and for no other page", async () => {
    const { get } = startEdge();
    expect(audience(await get(HOME))).toBe("everyone");
    expect(audience(await get(HOME))).toBe("everyone");
    expect(audience(await get(HOME, { headers: { Authorization: "Bearer x" } }))).toBeNull();
  });

  test.each([
    ["a fault", () => new Response("", { status: 503, headers: { "Content-Type": "text/html" } })],
    ["a redirect", () => new Response(null, { status: 301, headers: { Location: "/en/x" } })],
    ["a page with a cookie", () => new Response("", { headers: { "Content-Type": "text/html", "Set-Cookie": "a=b" } })],
  ])("is not told of %s", async (_case, render) => {
    expect(audience(await startEdge({ render }).get(HOME))).toBeNull();
  });
});

test("visitors who save data share a page of their own, which says so to loaders", async () => {
  const { get, rendered } = startEdge();
  const visitors: Record<string, string>[] = [
    {},
    { Cookie: "saving=on" },
    { "Save-Data": "on" },
    { "Save-Data": "on", Cookie: "saving=off" },
  ];
  for (const headers of visitors) {
    const response = await get(HOME, { headers });
    expect(response.headers.get("Vary")).toBe("Cookie, Save-Data");
  }
  expect(rendered.mock.calls.map(([, { visitor }]) => visitor.savesData)).toEqual([false, true]);
});
