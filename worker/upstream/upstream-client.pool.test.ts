import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { leagueOf, listAnswer, scheduledRow } from "#contract/test-rows";
import { requestScope } from "./request/request-upstream.ts";
import { type Answer, handClock, withUpstream } from "./test-scenario.ts";
import { createUpstream } from "./upstream.ts";
import { createUpstreamClient } from "./upstream-client.ts";

function createVisit(answer: Answer, variables = {}) {
  const { clock, pass } = handClock();
  const { env, fetch } = withUpstream(answer, variables);
  const network = vi.fn(async (url: string, init: RequestInit) => answer(url, init));
  const upstream = createUpstream({ clock, log: vi.fn(), fetch: network });
  const context = createExecutionContext();
  const client = (locale: "en" | "vn" | "pt" = "en", country: string | undefined = "TH", timeZone = "Asia/Bangkok") =>
    createUpstreamClient({
      upstream,
      scope: requestScope({
        env,
        requestId: "id-of-the-request",
        waitUntil: (work) => context.waitUntil(work),
        isPage: true,
      }),
      locale,
      visitor: { country, timeZone, savesData: false },
    });
  return { client, fetch, network, pass, settle: () => waitOnExecutionContext(context) };
}

const listOf = (leagueId: string): Response => Response.json(listAnswer({ ...leagueOf(scheduledRow), leagueId }));
const newId = (): string => String(Math.floor(Math.random() * 1e12));

test("a loader gets the domain value, and sends what the contract knows with the page's language and zone", async () => {
  const leagueId = newId();
  const { client, fetch, settle } = createVisit(() => listOf(leagueId));
  const { value, fetchedAt, isLastGood } = await client("pt", "PT").call("matchList", { date: "2026-11-21", leagueId });
  await settle();
  expect(value.groups.map(({ competition }) => competition.id)).toEqual([leagueId]);
  expect({ fetchedAt, isLastGood }).toEqual({ fetchedAt: Date.parse("2026-11-21T12:00:00Z"), isLastGood: false });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe(
    `https://upstream.internal/match/getMatchListv4?date=2026-11-21&lang=pt_PT&leagueId=${leagueId}&page=1&size=500&status=all&timeZone=Asia%2FBangkok`,
  );
  expect(init).toMatchObject({
    method: "GET",
    redirect: "manual",
    headers: { "x-clock": String(Date.parse("2026-11-21T12:00:00Z")), "x-request-id": "id-of-the-request" },
  });
});

test("zones whose day is the same share an answer, others do not", async () => {
  const leagueId = newId();
  const { client, fetch, settle } = createVisit(() => listOf(leagueId));
  const query = { date: "2026-11-21", leagueId };
  for (const zone of ["Asia/Bangkok", "Asia/Ho_Chi_Minh", "Asia/Jakarta"]) {
    await client("en", "TH", zone).call("matchList", query);
  }
  expect(fetch).toHaveBeenCalledTimes(1);
  await client("en", "TH", "Asia/Tokyo").call("matchList", query);
  await client("vn", "TH", "Asia/Bangkok").call("matchList", query);
  await settle();
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("a last good copy is marked as such", async () => {
  const leagueId = newId();
  let isDown = false;
  const { client, pass, settle } = createVisit(() => (isDown ? new Response("", { status: 401 }) : listOf(leagueId)));
  const query = { date: "2026-11-21", leagueId };
  const first = await client().call("matchList", query);
  isDown = true;
  pass(301);
  const second = await client().call("matchList", query);
  await settle();
  expect(second).toEqual({ ...first, isLastGood: true });
});

test("a query that the contract does not know is a fault of the caller, and no call", async () => {
  const { client, fetch } = createVisit(() => listOf(newId()));
  await expect(client().call("matchList", { date: "2026-02-30" })).rejects.toMatchObject({
    kind: "bad_request",
    field: "date",
  });
  expect(fetch).not.toHaveBeenCalled();
});

test("a supplier with an address of its own is asked there, and the sevens tournament still by the binding", async () => {
  const { client, fetch, network, settle } = createVisit(
    (url) => (url.includes("getMatchList") ? listOf("1") : Response.json({ result: { businessCode: 0, data: [] } })),
    { API_BASE_URL: "https://api.supplier.example/v2/" },
  );
  await client().call("matchList", { date: "2026-11-21", leagueId: newId() });
  await client().call("sevensMatchScore", { matchId: newId() });
  await settle();
  expect(network.mock.calls.map(([url]) => new URL(url).origin + new URL(url).pathname)).toEqual([
    "https://api.supplier.example/v2/match/getMatchListv4",
  ]);
  expect(fetch.mock.calls.map(([url]) => new URL(url).pathname)).toEqual(["/hkfc/match/score"]);
});

test("without any address there is a fault and no call", async () => {
  const { client, network } = createVisit(() => listOf("1"), { UPSTREAM: undefined });
  await expect(client().call("matchList", { date: "2026-11-21", leagueId: newId() })).rejects.toMatchObject({
    kind: "network",
  });
  expect(network).not.toHaveBeenCalled();
});
