import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CompetitionMatches } from "#contract/domain/competition";
import type { Match } from "#contract/domain/match";
import { finished, live, scheduled } from "~/features/match-row/test-matches";
import type { MatchListData } from "./list-data.ts";
import { loadMatchList } from "./load-match-list.server.ts";
import { faultOf, testContext } from "./test-context.ts";
import { testGroup } from "./test-group.ts";

const TODAY = new URLSearchParams();
const of = (query: string) => new URLSearchParams(query);

const list = (hasNext = false) => ({ value: { groups: [testGroup("766", [scheduled, live])], hasNext } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The matches of a list that arrived in time, in order. */
function matchesOf(list: Awaited<MatchListData["list"]> | MatchListData["list"]): Match[] {
  if (list instanceof Promise || list.error) throw new Error("not in time");
  return list.value.groups.flatMap(({ matches }) => matches);
}

describe("loading a day's list", () => {
  test("asks for today in the visitor's zone, which may be tomorrow in Europe", async () => {
    const lateEvening = Date.parse("2026-11-21T18:30:00Z");
    const { context, calls } = testContext(() => list(), { now: lateEvening });
    const data = await loadMatchList(context, TODAY, "football");
    expect(calls[0]).toEqual({
      name: "matchList",
      query: { date: "2026-11-22", timeZone: "Asia/Ho_Chi_Minh", page: 1, size: 500 },
    });
    expect(data.day).toEqual({
      date: "2026-11-22",
      near: "today",
      label: "Sun 22 Nov 2026",
      isInReach: true,
      today: "2026-11-22",
      before: "2026-11-21",
      reach: { from: "2023-11-22", to: "2026-12-22" },
    });
    expect(data.zone).toEqual([{ from: Date.parse("2026-11-20T17:00:00Z"), minutes: 420 }]);
  });

  test("of basketball asks basketball's call", async () => {
    const { context, calls } = testContext(() => list());
    const data = await loadMatchList(context, TODAY, "basketball");
    expect(data.sport).toBe("basketball");
    expect(calls.map(({ name }) => name)).toEqual(["basketballMatchList"]);
  });

  test("follows further pages while there are some, four at most", async () => {
    const { context, calls } = testContext(() => list(true));
    await loadMatchList(context, TODAY, "football");
    expect(calls.map(({ query }) => query.page)).toEqual([1, 2, 3, 4]);
  });

  test("answers 404 to a date outside of all lists without a call", async () => {
    const { context, calls } = testContext(() => list());
    await expect(loadMatchList(context, of("date=1850-01-01"), "football")).rejects.toMatchObject({
      data: { error: "dateOutOfRange" },
      init: { status: 404 },
    });
    expect(calls).toEqual([]);
  });

  test.each(["date=2026-02-30", "date=x", "date=2026-6-1", "date=", "show=odds", "show=", "date=2026-11-21&show=LIVE"])(
    "answers 400 to ?%s without a call",
    async (query) => {
      const { context, calls, isCacheable } = testContext(() => list());
      await expect(loadMatchList(context, of(query), "football")).rejects.toMatchObject({
        data: { error: "badRequest" },
        init: { status: 400 },
      });
      expect(calls).toEqual([]);
      expect(isCacheable()).toBe(false);
    },
  );

  test.each([
    ["timeout", "upstream", 503],
    ["shape", "upstream", 503],
    ["bad_request", "badRequest", 400],
    ["not_found", "notFound", 404],
  ] as const)("a %s in time is the error page %s, status %i", async (kind, error, status) => {
    const { context } = testContext(() => Promise.reject(faultOf(kind)));
    await expect(loadMatchList(context, TODAY, "football")).rejects.toMatchObject({
      data: { error },
      init: { status },
    });
  });

  test("a mistake of our own is not shown as the upstream's", async () => {
    const { context } = testContext(() => Promise.reject(new TypeError("ours")));
    await expect(loadMatchList(context, TODAY, "football")).rejects.toThrow("ours");
  });

  test("a list in time is in the page", async () => {
    const { context, isCacheable } = testContext(() => list());
    const { list: found } = await loadMatchList(context, TODAY, "football");
    expect(found).toMatchObject({
      value: { canChange: true, isEmpty: false },
    });
    expect(matchesOf(found)).toEqual([scheduled, live]);
    expect(isCacheable()).toBe(true);
  });

  test("a late list follows, after a quarter of a second", async () => {
    const { context } = testContext(() => new Promise((resolve) => setTimeout(resolve, 2_000, list())));
    const loading = loadMatchList(context, TODAY, "football");
    await vi.advanceTimersByTimeAsync(250);
    const { list: late } = await loading;
    expect(late).toBeInstanceOf(Promise);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(matchesOf(await late)).toEqual([scheduled, live]);
  });

  test("a late fault is an error state inside the page, which is then not cached", async () => {
    const { context, isCacheable } = testContext(
      () => new Promise((_resolve, reject) => setTimeout(() => reject(faultOf("timeout")), 2_000)),
    );
    const loading = loadMatchList(context, TODAY, "football");
    await vi.advanceTimersByTimeAsync(250);
    const { list: late } = await loading;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await late).toEqual({ error: "upstream" });
    expect(isCacheable()).toBe(false);
  });
});

describe("twenty minutes past midnight", () => {
  const now = Date.parse("2026-11-21T17:20:00Z");
  const begun: Match = { ...live, id: "77" };
  const ended: Match = { ...finished, id: "78" };
  const answers = ({ query }: { query: object }) =>
    "status" in query
      ? { value: { groups: [testGroup("39", [begun, ended])], hasNext: false }, fetchedAt: 1_000 }
      : list();

  test.each([
    ["football", "matchList"],
    ["basketball", "basketballMatchList"],
  ] as const)("what is in play of yesterday comes first in today's list of %s", async (sport, name) => {
    const { context, calls } = testContext(answers, { now });
    const { list: found } = await loadMatchList(context, TODAY, sport);
    expect(matchesOf(found).map(({ id }) => id)).toEqual(["77", scheduled.id, live.id]);
    // As old as the older of both answers.
    expect(found).toMatchObject({ value: { groups: [{ hasBegunBefore: true }, {}], fetchedAt: 1_000 } });
    expect(calls).toContainEqual({
      name,
      query: { date: "2026-11-21", timeZone: "Asia/Ho_Chi_Minh", status: "live", size: 500 },
    });
  });

  test("live asked of another day is that of today", async () => {
    const { context } = testContext(answers, { now });
    const { day, list: found } = await loadMatchList(context, of("date=2026-11-25&show=live"), "football");
    expect(day.date).toBe("2026-11-22");
    expect(matchesOf(found).map(({ id }) => id)).toContain("77");
  });

  test("yesterday's own list has only its own", async () => {
    const { context, calls } = testContext(answers, { now });
    await loadMatchList(context, of("date=2026-11-21"), "football");
    expect(calls).toHaveLength(1);
  });

  test("without an answer about yesterday, today's list stands, in a page that is not stored", async () => {
    const { context, isCacheable } = testContext(
      (call) => ("status" in call.query ? Promise.reject(faultOf("timeout")) : list()),
      { now },
    );
    const { list: found } = await loadMatchList(context, TODAY, "football");
    expect(matchesOf(found)).toEqual([scheduled, live]);
    expect(isCacheable()).toBe(false);
  });
});

describe("a choice of a day's matches", () => {
  const ended: Match = { ...finished, id: "3", slug: "ended-vs-over" };
  const day = (): { value: { groups: CompetitionMatches[]; hasNext: boolean } } => ({
    value: { groups: [testGroup("766", [scheduled, live]), testGroup("39", [ended])], hasNext: false },
  });

  test.each([
    ["", "all"],
    ["show=all", "all"],
    ["show=live", "live"],
    ["show=finished", "finished"],
    ["show=upcoming", "upcoming"],
  ])("“%s” shows %s, with all matches of the day for the counts", async (query, shown) => {
    const { context } = testContext(day);
    const { list: found, show } = await loadMatchList(context, of(query), "football");
    expect(show).toBe(shown);
    expect(matchesOf(found)).toHaveLength(3);
    expect(found).toMatchObject({ value: { isEmpty: false } });
  });

  test("is empty where none of the day's matches is of it", async () => {
    const { context } = testContext(() => list());
    const { list: found } = await loadMatchList(context, of("show=finished"), "football");
    expect(matchesOf(found)).toHaveLength(2);
    expect(found).toMatchObject({ value: { isEmpty: true } });
  });

  test("asks the upstream for the whole day, so that every choice shares one copy", async () => {
    const { context, calls } = testContext(day);
    await loadMatchList(context, of("show=live"), "football");
    expect(calls).toEqual([
      { name: "matchList", query: { date: "2026-11-21", timeZone: "Asia/Ho_Chi_Minh", page: 1, size: 500 } },
    ]);
  });
});
