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

/** What the server puts into the page for a list that was there in time. */
function markupOf(list: MatchListData["list"]) {
  if (list instanceof Promise || list.face) throw new Error("not in time");
  return { list: list.value.list.markup?.text ?? "", competitions: list.value.competitions.markup?.text ?? "" };
}

describe("loading a day's list", () => {
  test("asks for today in the visitor's zone, which may be tomorrow in Europe", async () => {
    const lateEvening = Date.parse("2026-11-21T18:30:00Z");
    const { context, calls } = testContext(() => list(), { now: lateEvening });
    const data = await loadMatchList(context, TODAY, "football");
    expect(calls).toEqual([
      { name: "matchList", query: { date: "2026-11-22", timeZone: "Asia/Ho_Chi_Minh", page: 1, size: 500 } },
    ]);
    expect(data.day).toEqual({
      date: "2026-11-22",
      near: "today",
      label: "Sun 22 Nov 2026",
      isInReach: true,
      today: "2026-11-22",
      reach: { from: "2023-11-22", to: "2026-12-22" },
    });
    expect(data.zone).toEqual([{ from: Date.parse("2026-11-21T17:00:00Z"), minutes: 420 }]);
  });

  test("of basketball asks basketball's call and keeps to its addresses", async () => {
    const { context, calls } = testContext(() => list());
    const data = await loadMatchList(context, TODAY, "basketball");
    expect(data.sport).toBe("basketball");
    expect(calls.map(({ name }) => name)).toEqual(["basketballMatchList"]);
    expect(markupOf(data.list).list).toContain('href="/en/basketball/matches?show=live"');
  });

  test("follows further pages while there are some, four at most", async () => {
    const { context, calls } = testContext(() => list(true));
    await loadMatchList(context, TODAY, "football");
    expect(calls.map(({ query }) => query.page)).toEqual([1, 2, 3, 4]);
  });

  test.each([
    "date=2026-02-30",
    "date=x",
    "date=1850-01-01",
    "date=2026-6-1",
    "date=",
    "show=odds",
    "show=",
    "date=2026-11-21&show=LIVE",
  ])("answers 400 to ?%s without a call", async (asked) => {
    const { context, calls, isCacheable } = testContext(() => list());
    await expect(loadMatchList(context, of(asked), "football")).rejects.toMatchObject({
      data: { face: "badRequest" },
      init: { status: 400 },
    });
    expect(calls).toEqual([]);
    expect(isCacheable()).toBe(false);
  });

  test.each([
    ["timeout", "upstream", 503],
    ["shape", "upstream", 503],
    ["bad_request", "badRequest", 400],
    ["not_found", "notFound", 404],
  ] as const)("a %s in time is the page's face %s, status %i", async (kind, face, status) => {
    const { context } = testContext(() => Promise.reject(faultOf(kind)));
    await expect(loadMatchList(context, TODAY, "football")).rejects.toMatchObject({ data: { face }, init: { status } });
  });

  test("a mistake of our own is no face of the upstream's", async () => {
    const { context } = testContext(() => Promise.reject(new TypeError("ours")));
    await expect(loadMatchList(context, TODAY, "football")).rejects.toThrow("ours");
  });

  test("a list in time is in the page, its rows on the server only", async () => {
    const { context, isCacheable } = testContext(() => list());
    const { list: found } = await loadMatchList(context, TODAY, "football");
    expect(found).toMatchObject({
      value: { matchCount: 2, liveCount: 1, hasSimulated: true, canChange: true, isEmpty: false },
    });
    const markup = markupOf(found);
    for (const { slug } of [scheduled, live]) expect(markup.list).toContain(slug);
    expect(JSON.stringify(found)).not.toContain(scheduled.slug);
    expect(isCacheable()).toBe(true);
  });

  test("a late list follows, after a quarter of a second", async () => {
    const { context } = testContext(() => new Promise((resolve) => setTimeout(resolve, 2_000, list())));
    const loading = loadMatchList(context, TODAY, "football");
    await vi.advanceTimersByTimeAsync(250);
    const { list: late } = await loading;
    expect(late).toBeInstanceOf(Promise);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await late).toMatchObject({ value: { matchCount: 2 } });
  });

  test("a late fault is a face inside the page, which is then not kept", async () => {
    const { context, isCacheable } = testContext(
      () => new Promise((_resolve, reject) => setTimeout(() => reject(faultOf("timeout")), 2_000)),
    );
    const loading = loadMatchList(context, TODAY, "football");
    await vi.advanceTimersByTimeAsync(250);
    const { list: late } = await loading;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await late).toEqual({ face: "upstream" });
    expect(isCacheable()).toBe(false);
  });
});

describe("a choice of a day's matches", () => {
  const ended: Match = { ...finished, id: "3", slug: "ended-vs-over" };
  const day = (): { value: { groups: CompetitionMatches[]; hasNext: boolean } } => ({
    value: { groups: [testGroup("766", [scheduled, live]), testGroup("39", [ended])], hasNext: false },
  });
  const show = async (query: string) => {
    const { context } = testContext(day);
    const { list: found, show: shown } = await loadMatchList(context, of(query), "football");
    return { shown, ...markupOf(found) };
  };

  test.each([
    ["", "all", [scheduled, live, ended]],
    ["show=all", "all", [scheduled, live, ended]],
    ["show=live", "live", [live]],
    ["show=finished", "finished", [ended]],
    ["show=upcoming", "upcoming", [scheduled]],
  ])("“%s” shows %s of them, with the counts of the whole day", async (query, shown, matches) => {
    const page = await show(query);
    expect(page.shown).toBe(shown);
    expect(page.list.match(/href="[^"]*\/\d+"/g)).toHaveLength(matches.length);
    for (const { id } of matches) expect(page.list).toContain(`/${id}"`);
    expect([...page.list.matchAll(/<b[^>]*>(\d)<\/b><\/a>/g)].map(([, count]) => count)).toEqual(["3", "1", "1", "1"]);
  });

  test("keeps the day, and names today by no date", async () => {
    const other = await show("date=2026-11-20&show=live");
    expect(other.list).toContain('href="/en/football/matches?date=2026-11-20&amp;show=finished"');
    expect((await show("show=live")).list).toContain('href="/en/football/matches?show=finished"');
  });

  test("asks the upstream for the whole day, so that every choice shares one copy", async () => {
    const { context, calls } = testContext(day);
    await loadMatchList(context, of("show=live"), "football");
    expect(calls).toEqual([
      { name: "matchList", query: { date: "2026-11-21", timeZone: "Asia/Ho_Chi_Minh", page: 1, size: 500 } },
    ]);
  });

  test("the panel leads to competitions that this choice has not, in the whole list", async () => {
    const { competitions } = await show("show=live");
    expect(competitions).toContain('href="#g-766"');
    expect(competitions).toContain('href="/en/football/matches#g-39"');
  });
});
