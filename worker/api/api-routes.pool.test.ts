import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { success } from "../upstream/test-scenario.ts";
import { json, openApi } from "./test-api.ts";

describe("an answer", () => {
  test("is the upstream's bytes as they are, with everything that a browser should know", async () => {
    const bytes = '{ "message":"Success",\n "result": {"businessCode":0, "data":"Hà Nội", "unknown": 1} }';
    const { request, fetch, pass } = openApi(() => new Response(bytes));
    await request();
    pass(4);
    const response = await request();
    expect(await response.text()).toBe(bytes);
    expect(response.status).toBe(200);
    const { etag, "server-timing": timing, ...headers } = Object.fromEntries(response.headers);
    expect(headers).toEqual({
      "cache-control": "private, max-age=6",
      "cache-status": "matchlight; hit; ttl=6; detail=memory",
      "content-type": "application/json; charset=utf-8",
      vary: "Cookie",
      "x-content-type-options": "nosniff",
    });
    expect(etag).toMatch(/^W\/"[0-9a-f]{32}"$/);
    expect(timing).toMatch(/^cache;desc=memory;dur=\d+(\.\d)?$/);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("that the browser has already is not sent again", async () => {
    const { request, fetch } = openApi(() => success("same"));
    const tag = (await request()).headers.get("ETag") ?? "";
    const response = await request("", { headers: { "If-None-Match": `"other", ${tag}` } });
    expect({ status: response.status, body: await response.text() }).toEqual({ status: 304, body: "" });
    expect(response.headers.get("ETag")).toBe(tag);
    expect(response.headers.get("Cache-Control")).toBe("private, max-age=10");
    expect((await request("", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("to HEAD has the same headers and no body", async () => {
    const { request, fetch } = openApi(() => success("same"));
    const [get, head] = [await request(), await request("", { method: "HEAD" })];
    expect(await head.text()).toBe("");
    expect(head.headers.get("ETag")).toBe(get.headers.get("ETag"));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("that is stale may not be kept by the browser", async () => {
    const { request, pass } = openApi(() => success("same"));
    await request();
    pass(30);
    const { headers } = await request();
    expect(headers.get("Cache-Control")).toBe("private, max-age=0");
    expect(headers.get("Cache-Status")).toBe("matchlight; hit; ttl=-20; detail=memory");
  });

  test.each(["personal", "member"] as const)("of a %s call is kept by nobody", async (access) => {
    const { request, fetch } = openApi(() => success("mine"), { access });
    await request();
    const { headers } = await request("", { headers: { "If-None-Match": "*" } });
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Cache-Status")).toBe("matchlight; fwd=bypass; detail=upstream");
    expect(headers.has("ETag")).toBe(false);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("is for this site's pages only", async () => {
    const { request } = openApi(() => success("ours"));
    const { headers } = await request("", { headers: { Origin: "https://elsewhere.example" } });
    expect(headers.has("Access-Control-Allow-Origin")).toBe(false);
  });

  test("of the sevens server stands under hkfc", async () => {
    const { request, fetch } = openApi(() => Response.json({ result: { businessCode: 0, data: [] } }));
    expect((await request("?matchId=7", {}, "/hkfc/match/score")).status).toBe(200);
    expect(fetch.mock.calls[0]?.[0]).toMatch(/^https:\/\/upstream\.internal\/hkfc\/match\/score\?/);
  });
});

test("a livestream's address is in no answer, whatever the sevens server sends", async () => {
  const video = { videoId: "1", title: "Day 1", pitch: "main", isLive: true, startAt: 1, requiresLogin: false };
  const data = [
    { ...video, url: "https://stream.example/live.m3u8" },
    { ...video, "@url": "sevens/1.svg" },
  ];
  const { request } = openApi(() => Response.json({ message: "Success", result: { businessCode: 0, data } }));
  for (const _ of ["fresh", "cached"]) {
    const response = await request("", {}, "/hkfc/match/liveVideos");
    expect(await json(response)).toEqual({ message: "Success", result: { businessCode: 0, data: [video, video] } });
  }
});

describe("parameters", () => {
  test.each([
    ["a cookie that tells the language", "", "locale=vn", "vi_VN"],
    ["the parameter before the cookie", "?locale=pt", "locale=vn", "pt_BR"],
    ["an alias", "?locale=km", "", "km_KH"],
    ["a language that is none of ours", "?locale=xx", "", "en_TH"],
    ["no word about the language", "", "", "en_TH"],
    ["a lang of the browser's own", "?lang=zz_ZZ", "", "en_TH"],
  ])("with %s the upstream is asked for the right language", async (_, search, cookie, lang) => {
    const { request, sent } = openApi(() => success("a"));
    await request(search, { headers: { Cookie: cookie } });
    expect(sent().get("lang")).toBe(lang);
  });

  test("that the call does not know do not reach the upstream, nor make another copy", async () => {
    const { request, fetch, sent } = openApi(() => success("a"));
    await request("?id=1&token=secret&utm_source=x&__proto__=y");
    const response = await request("?id=1&id=2");
    expect(Object.fromEntries(sent())).toEqual({ id: "1", lang: "en_TH" });
    expect(response.headers.get("Cache-Status")).toBe("matchlight; hit; ttl=10; detail=memory");
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("that are wrong are named", async () => {
    const { request, fetch } = openApi(() => success("a"));
    const response = await request("?id=abc");
    expect(response.status).toBe(400);
    expect(await json(response)).toEqual({
      message: "The value of “id” is not valid.",
      result: {
        businessCode: 400,
        message: "The value of “id” is not valid.",
        field: "id",
        detail: "not a number",
        requestId: "id-of-the-request",
      },
    });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(fetch).not.toHaveBeenCalled();
  });

  test("get the visitor's time zone, unless the request names one", async () => {
    const { request, sent } = openApi(() => success("a"), {
      query: z.object({ timeZone: z.string(), lang: z.string() }),
    });
    expect((await request("?locale=en")).headers.get("Vary")).toBe("Cookie");
    expect((await request("?locale=en&timeZone=Asia/Tokyo")).headers.has("Vary")).toBe(false);
    expect([sent(0).get("timeZone"), sent(1).get("timeZone")]).toEqual(["Asia/Bangkok", "Asia/Tokyo"]);
  });

  test("may be 4,096 characters long and no more", async () => {
    const { request, fetch } = openApi(() => success("a"));
    expect((await request(`?x=${"a".repeat(4_094)}`)).status).toBe(200);
    const response = await request(`?x=${"a".repeat(4_095)}`);
    expect(response.status).toBe(414);
    expect(await json(response)).toMatchObject({ result: { businessCode: 414 } });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe("addresses", () => {
  test.each(["/match/nonsense", "/", "", "/match/score/", "/hkfc/ranking"])("%j is no call", async (path) => {
    const { request, fetch } = openApi(() => success("a"));
    const response = await request("", {}, path);
    expect(response.status).toBe(404);
    expect(await json(response)).toMatchObject({
      message: "There is nothing at this address.",
      result: { businessCode: 404, field: "path" },
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is not a way to read", async (method) => {
    const { request, fetch } = openApi(() => success("a"));
    const response = await request("", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each([
    ["TH", { countryCode: "TH" }],
    [undefined, { countryCode: "BR", known: false }],
  ])("/ip tells the country %s without asking anyone", async (country, result) => {
    const { request, fetch } = openApi(() => success("a"), {}, { country });
    const response = await request("", {}, "/ip");
    expect(await json(response)).toEqual({ message: "Success", result });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect((await request("", { method: "POST" }, "/ip")).status).toBe(405);
    expect(fetch).not.toHaveBeenCalled();
  });
});
