import { describe, expect, test, vi } from "vitest";
import { type Answer, success } from "../upstream/test-scenario.ts";
import { json, ORIGIN, openApi } from "./test-api.ts";

describe("what changes something", () => {
  const effect = { effect: true, access: "member" as const };
  const post = (body: BodyInit, headers: Record<string, string> = {}): RequestInit => ({
    method: "POST",
    body,
    headers: { Origin: ORIGIN, "Content-Type": "application/x-www-form-urlencoded", ...headers },
  });

  test.each(["GET", "POST"] as const)("is POST here and %s upstream", async (method) => {
    const { request, fetch } = openApi(() => success("done"), { ...effect, method });
    const response = await request("", post("id=7"));
    expect(await json(response)).toMatchObject({ result: { businessCode: 0 } });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const [url = "", init] = fetch.mock.calls[0] ?? [];
    expect(init?.method).toBe(method);
    expect(method === "GET" ? new URL(url).search : `?${String(init?.body)}`).toBe("?id=7&lang=en_TH");
  });

  test.each([
    ["another site", { Origin: "https://elsewhere.example" }],
    ["another port", { Origin: `${ORIGIN}:8443` }],
    ["a sandboxed frame", { Origin: "null" }],
  ])("does not happen from %s", async (_, headers) => {
    const { request, fetch } = openApi(() => success("done"), effect);
    expect((await request("", post("id=7", headers))).status).toBe(403);
    expect(fetch).not.toHaveBeenCalled();
  });

  test("does not happen without a word about where it comes from", async () => {
    const { request, fetch } = openApi(() => success("done"), effect);
    expect((await request("", { method: "POST", body: new URLSearchParams({ id: "7" }) })).status).toBe(403);
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each([
    [413, post(`id=7&x=${"a".repeat(65_536)}`)],
    [415, post('{"id":7}', { "Content-Type": "application/json" })],
    [400, post("id=seven")],
    [405, { method: "GET" }],
    [405, { method: "OPTIONS", headers: { Origin: ORIGIN } }],
  ])("is %i for a request that is not right", async (status, init) => {
    const { request, fetch } = openApi(() => success("done"), effect);
    const response = await request("", init);
    expect(response.status).toBe(status);
    expect(await json(response)).toMatchObject({ result: { businessCode: status } });
    expect(response.headers.get("Allow")).toBe(status === 405 ? "POST" : null);
    expect(fetch).not.toHaveBeenCalled();
  });

  test("may be refused by a rule: 200 with the code", async () => {
    const { request } = openApi(
      () => Response.json({ result: { businessCode: 100007, message: "ออกจากระบบ" } }),
      effect,
    );
    const response = await request("", post("id=7"));
    expect(response.status).toBe(200);
    expect(await json(response)).toMatchObject({ result: { businessCode: 100007, message: "ออกจากระบบ" } });
  });
});

describe("a fault", () => {
  const status = (code: number) => () => new Response("secret stack trace", { status: code });

  test.each<[number, string, Answer]>([
    [502, "fails", status(500)],
    [502, "answers a page", () => new Response("<html>secret stack trace")],
    [502, "answers another shape", () => Response.json({ secret: "stack trace" })],
    [504, "is too slow", () => new Promise<Response>(() => {})],
  ])("is %i when the upstream %s", async (code, _, answer) => {
    const { request } = openApi(answer);
    const response = await request();
    expect(response.status).toBe(code);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ result: { businessCode: code, requestId: "id-of-the-request" } });
    expect(text).not.toContain("secret");
  });

  test("is 503 while the breaker is open, with the time until it may close", async () => {
    const { request, fetch } = openApi(status(401), { cache: undefined });
    for (let count = 0; count < 5; count++) expect((await request()).status).toBe(502);
    const response = await request();
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("5");
    expect(response.headers.get("Cache-Status")).toBe("matchlight; detail=breaker_open");
    expect(fetch).toHaveBeenCalledTimes(5);
  });

  test("is not seen while there is a good copy", async () => {
    let isDown = false;
    const { request, pass } = openApi(() => (isDown ? status(500)() : success("good")));
    await request();
    isDown = true;
    pass(400);
    const response = await request();
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Status")).toBe("matchlight; fwd=stale; ttl=-390; detail=last-good");
    expect(response.headers.get("Cache-Control")).toBe("private, max-age=0");
  });

  test.each<[number, Answer]>([
    [404, () => Response.json({ result: { businessCode: 404, message: "matchId: no such match" } }, { status: 404 })],
    [400, () => Response.json({ result: { businessCode: 400, message: "matchId: not one of ours" } }, { status: 400 })],
  ])("of the request itself is %i and names the parameter", async (code, answer) => {
    const { request, fetch } = openApi(answer, { namesOne: true });
    for (const _ of [1, 2]) {
      const response = await request();
      expect(response.status).toBe(code);
      expect(response.headers.has("Retry-After")).toBe(false);
      expect(await json(response)).toMatchObject({
        message: expect.stringContaining("“matchId”"),
        result: { field: "matchId", detail: expect.stringContaining("matchId: no") },
      });
    }
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe("every refusal has a field and a reason in the caller's language", () => {
  const thai = (text: string) => /\p{Script=Thai}/u.test(text);
  const form = { Origin: ORIGIN, "Content-Type": "application/x-www-form-urlencoded" };
  const broken: Answer = () => new Response("secret", { status: 500 });
  const missing: Answer = () => Response.json({ result: { businessCode: 404 } }, { status: 404 });
  const ruled: Answer = () => Response.json({ result: { businessCode: 7 } });
  const cases: [
    string,
    number,
    string,
    Parameters<ReturnType<typeof openApi>["request"]>,
    Answer?,
    object?,
    object?,
  ][] = [
    ["no such call", 404, "path", ["", {}, "/nothing/here"]],
    ["a wrong method", 405, "method", ["", { method: "POST" }]],
    ["a wrong method of /ip", 405, "method", ["", { method: "POST" }, "/ip"]],
    ["a long query", 414, "query", [`?x=${"a".repeat(5_000)}`]],
    ["a wrong parameter", 400, "id", ["?id=x"]],
    ["a wrong date", 400, "date", ["?date=1850-01-01&timeZone=UTC", {}, "/match/getMatchListv4"]],
    ["a missing parameter", 400, "matchId", ["", {}, "/match/info"]],
    ["prices", 451, "country", [""], undefined, { holdsPrices: true }, { variables: { ODDS_OFF_COUNTRIES: "TH" } }],
    ["another site", 403, "origin", ["", { method: "POST" }], undefined, { effect: true }],
    [
      "no form",
      415,
      "body",
      ["", { method: "POST", body: "x", headers: { Origin: ORIGIN } }],
      undefined,
      { effect: true },
    ],
    [
      "a large form",
      413,
      "body",
      ["", { method: "POST", body: "x".repeat(70_000), headers: form }],
      undefined,
      { effect: true },
    ],
    ["a broken upstream", 502, "upstream", [""], broken],
    ["nothing of that name", 404, "query", [""], missing, { namesOne: true }],
    ["a rule without words", 200, "query", [""], ruled],
  ];

  test.each(cases)(
    "%s: %i, %s",
    async (_case, status, field, [search = "", init = {}, path], answer, declaration, setup) => {
      const { request } = openApi(answer ?? (() => success("a")), declaration, setup);
      const inThai = { ...init, headers: { ...(init.headers as object), "Accept-Language": "th-TH" } };
      const response = await request(search, inThai, path);
      expect(response.status).toBe(status);
      const { message, result } = (await json(response)) as { message: string; result: Record<string, unknown> };
      expect(result).toMatchObject({ field, message, requestId: "id-of-the-request" });
      expect(thai(message)).toBe(true);
      expect(message).not.toContain("{{");
      expect(response.headers.get("Content-Language")).toBe("th");
    },
  );

  test("lang counts before Accept-Language, and English without either", async () => {
    const { request } = openApi(() => success("a"));
    const messageOf = async (search: string, headers: HeadersInit = {}) =>
      ((await json(await request(search, { headers }))) as { message: string }).message;
    expect(await messageOf("?id=x&lang=pt_BR", { "Accept-Language": "th" })).toBe("O valor de “id” não é válido.");
    expect(await messageOf("?id=x&lang=vi_VN")).toBe("Giá trị của “id” không hợp lệ.");
    expect(await messageOf("?id=x")).toBe("The value of “id” is not valid.");
  });

  test("a fault of our own is one too", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(console, "log").mockImplementation(() => {});
    const safeParse = () => {
      throw new Error("secret");
    };
    const { request } = openApi(() => success("a"), { query: { safeParse } as never });
    const response = await request("?lang=th");
    expect(response.status).toBe(500);
    expect(await json(response)).toMatchObject({ result: { businessCode: 500, field: "server" } });
  });
});
