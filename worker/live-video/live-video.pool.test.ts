import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cookieOf, testSession } from "../members/test-member.ts";
import { startEdge } from "../test-edge.ts";

const FILM = "https://video.example/sevens/202611.m3u8";
const CALL = "/api/hkfc/match/liveVideoUrl?videoId=202611";
const LINK = "/th/hkfc/video/202611";

const ok = (data: object) => Response.json({ message: "Success", result: { businessCode: 0, data } });
const found = () => ok({ url: FILM });
const over = () => Response.json({ message: "over", result: { businessCode: 100007, message: "over" } });

const start = (upstream: () => Response = found, hosts = "video.example") =>
  startEdge({ env: { LIVE_VIDEO_HOSTS: hosts }, upstream });
const signedIn = async (number = 7) => ({ headers: { Cookie: await cookieOf(testSession(number)) } });

interface Answer {
  result: { businessCode: number; data?: { url: string; type?: string } };
}
const resultOf = async (response: Response) => ((await response.json()) as Answer).result;

/** An address issued to a member. */
async function givenAddress({ get }: ReturnType<typeof start>): Promise<string> {
  const { data } = await resultOf(await get(CALL, await signedIn()));
  return data?.url ?? "";
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a member", () => {
  test("gets an address of ours, which leads to the film", async () => {
    const edge = start();
    const response = await edge.get(CALL, await signedIn());
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.clone().text()).not.toContain("video.example");
    const { businessCode, data } = await resultOf(response);
    expect([businessCode, data?.type]).toEqual([0, "application/vnd.apple.mpegurl"]);
    const film = await edge.get(data?.url ?? "", await signedIn());
    expect([film.status, film.headers.get("Location")]).toEqual([302, FILM]);
    expect(film.headers.get("Cache-Control")).toBe("private, no-store");
  });

  test("asks the supplier with their token, and the log has no address", async () => {
    const edge = start();
    await edge.get(await givenAddress(edge), await signedIn());
    const { searchParams } = new URL(edge.upstreamFetch.mock.calls[0]?.[0].url ?? "");
    expect(Object.fromEntries(searchParams)).toMatchObject({ videoId: "202611", token: "token-of-member-7" });
    expect(JSON.stringify(edge.logged.mock.calls)).not.toMatch(/key=|video\.example/);
  });

  test("is led there by a link without script", async () => {
    const edge = start();
    const response = await edge.get(LINK, await signedIn());
    expect(response.status).toBe(302);
    const film = await edge.get(response.headers.get("Location") ?? "", await signedIn());
    expect(film.headers.get("Location")).toBe(FILM);
  });

  test("whose session is over is a guest", async () => {
    const { get } = start(over);
    const response = await get(CALL, await signedIn());
    expect(response.headers.getSetCookie()).toEqual([expect.stringContaining("Max-Age=0")]);
    expect(await resultOf(response)).toMatchObject({ businessCode: 100007 });
    const link = await get(LINK, await signedIn());
    expect(link.headers.get("Location")).toBe("/th/signin?callBackUrl=%2Fth%2Fhkfc");
    expect(link.headers.getSetCookie()).toEqual([expect.stringContaining("Max-Age=0")]);
  });

  test.each([
    ["nothing is to be seen", () => ok({}), "video.example", 404],
    ["the host is not configured", found, "", 404],
    ["the supplier names another host", () => ok({ url: "https://other.example/a.m3u8" }), "video.example", 404],
    ["the supplier does not know the call", () => new Response("", { status: 404 }), "video.example", 404],
    ["the supplier is down", () => new Response("", { status: 503 }), "video.example", 502],
  ])("gets no address where %s", async (_, upstream, hosts, status) => {
    const response = await start(upstream, hosts).get(CALL, await signedIn());
    expect(response.status).toBe(status);
    expect(await response.text()).not.toMatch(/https:|live-video/);
  });
});

describe("a guest", () => {
  test("has an address nowhere, and the supplier is not asked for one", async () => {
    const { get, upstreamFetch } = start();
    const response = await get(CALL);
    expect(await response.clone().text()).not.toMatch(/video\.example|live-video/);
    expect(await resultOf(response)).toMatchObject({ businessCode: 100007 });
    const link = await get(LINK);
    expect([link.status, link.headers.get("Location")]).toEqual([302, "/th/signin?callBackUrl=%2Fth%2Fhkfc"]);
    expect(upstreamFetch).not.toHaveBeenCalled();
  });

  test("gets nowhere by a member's address", async () => {
    const edge = start();
    expect((await edge.get(await givenAddress(edge))).status).toBe(403);
  });
});

describe("an address", () => {
  test.each([
    ["for five minutes", 299_000, 302],
    ["and no longer", 301_000, 403],
  ])("is good %s", async (_, later, status) => {
    const edge = start();
    const address = await givenAddress(edge);
    const member = await signedIn();
    vi.setSystemTime(Date.now() + later);
    expect((await edge.get(address, member)).status).toBe(status);
  });

  test("is not another member's, nor another camera's, and cannot be changed", async () => {
    const edge = start();
    const address = await givenAddress(edge);
    const [member, other] = [await signedIn(), await signedIn(8)];
    const changed = [address.replace("202611", "202621"), address.slice(0, -1), "/live-video/202611"];
    for (const [path, init] of [[address, other] as const, ...changed.map((one) => [one, member] as const)]) {
      const response = await edge.get(path, init);
      expect([response.status, response.headers.get("Location")]).toEqual([403, null]);
    }
  });
});
