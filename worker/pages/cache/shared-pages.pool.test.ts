import { describe, expect, test } from "vitest";
import { HOME, pageOf, startEdge } from "../../test-edge.ts";

const status = (response: Response) => response.headers.get("Cache-Status");

describe("who shares a page", () => {
  test.each([
    ["unknown query parameters do not matter", HOME, `${HOME}?utm_source=x`, {}, true],
    ["the date matters", HOME, `${HOME}?date=2026-11-20`, {}, false],
    ["the language matters", HOME, "/th/football/matches", {}, false],
    [
      "a zone of the same clocks does not matter",
      "/th/football/matches",
      "/th/football/matches",
      { Cookie: "tz=Asia/Jakarta" },
      true,
    ],
    [
      "a zone of other clocks matters",
      "/th/football/matches",
      "/th/football/matches",
      { Cookie: "tz=Asia/Tokyo" },
      false,
    ],
    ["the country matters", HOME, HOME, { "CF-IPCountry": "PH", Cookie: "tz=Asia/Bangkok" }, false],
    ["saving data matters", HOME, HOME, { Cookie: "saving=on" }, false],
    ["the browser's wish to save data matters", HOME, HOME, { "Save-Data": "on" }, false],
    ["a choice of what is anyway so does not matter", HOME, HOME, { Cookie: "saving=off" }, true],
    ["the theme does not matter", HOME, HOME, { Cookie: "theme=dark" }, true],
  ] as const)("%s", async (_case, one, other, headers, isShared) => {
    const { get, rendered } = startEdge();
    const thai = { "CF-IPCountry": "TH" };
    await get(one, { headers: thai });
    await get(other, { headers: { ...thai, ...headers } });
    expect(rendered).toHaveBeenCalledTimes(isShared ? 1 : 2);
  });

  test("the rendering sees nothing of the first visitor beyond the cache key", async () => {
    const { get, rendered } = startEdge();
    const headers = { Cookie: "locale=vn; seen=1", "CF-IPCountry": "VN", "User-Agent": "x" };
    await get("/th/football/matches?date=2026-11-20&utm_source=secret", { headers });
    const [request, context] = rendered.mock.calls[0] ?? [];
    expect(request?.url).toBe("https://scores.example/th/football/matches?date=2026-11-20");
    expect([...(request?.headers ?? [])]).toEqual([]);
    expect(context?.visitor).toEqual({ country: "VN", timeZone: "Asia/Ho_Chi_Minh", savesData: false });
  });
});

describe("a page is never kept", () => {
  const html = { "Content-Type": "text/html" };
  test.each<[string, Parameters<typeof startEdge>[0]]>([
    ["with another status than 200", { render: () => new Response("", { status: 404, headers: html }) }],
    ["as a redirect", { render: () => new Response(null, { status: 301, headers: { Location: "/en/x" } }) }],
    ["with a cookie", { render: () => new Response("", { headers: { ...html, "Set-Cookie": "a=b" } }) }],
    [
      "when a part of it forbids that",
      {
        render: ({ url }, context) => {
          context.doNotCache();
          return pageOf(context, url);
        },
      },
    ],
  ])("%s", async (_case, setup) => {
    const { get, rendered } = startEdge(setup);
    await get(HOME);
    await get(HOME);
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  test("when a late part of it forbids that", async () => {
    const { get, rendered } = startEdge({
      render: (_request, context) => {
        const body = new ReadableStream<Uint8Array>({
          async pull(controller) {
            await new Promise((resolve) => setTimeout(resolve, 10));
            context.doNotCache();
            controller.enqueue(new TextEncoder().encode("late"));
            controller.close();
          },
        });
        return new Response(body, { headers: html });
      },
    });
    await get(HOME);
    await get(HOME);
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  test("nor served to a visitor with other credentials, who gets a page of their own", async () => {
    const { get, rendered } = startEdge();
    await get(HOME);
    const headers = { Authorization: "Bearer x" };
    const response = await get(HOME, { headers });
    expect(status(response)).toBe("pages; fwd=bypass");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(rendered).toHaveBeenCalledTimes(2);
    await get(HOME, { headers });
    expect(rendered).toHaveBeenCalledTimes(3);
  });

  test("of another build or another epoch of the clock", async () => {
    const { get, rendered, setClock } = startEdge();
    await get(HOME);
    await setClock({});
    await get(HOME);
    expect(rendered).toHaveBeenCalledTimes(2);
  });
});
