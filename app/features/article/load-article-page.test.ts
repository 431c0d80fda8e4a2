import { describe, expect, test, vi } from "vitest";
import type { LiveBlock } from "#contract/domain/article";
import { faultOf, TEST_NOW, testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished, live, scheduled } from "~/features/match-row/test-matches";
import { row as tableRow } from "~/features/standings/test-standings";
import { loadArticlePage } from "./load-article-page.server.ts";
import { testArticle } from "./test-article.ts";

const group = testGroup("766", [finished, { ...live, id: "2" }, { ...scheduled, id: "3" }]);
const { competition } = group;
const ranking = {
  competition,
  season: "2026-27",
  source: "simulated",
  format: "league",
  isProvisionalRule: false,
  tables: [
    {
      rows: [
        { ...tableRow(1), team: finished.home },
        { ...tableRow(2), team: finished.away },
      ],
    },
  ],
};
const summary = { played: 4, won: 2, drawn: 1, lost: 1, scored: 6, conceded: 5 };

const ANSWERS: Record<string, unknown> = {
  matchList: { groups: [group], hasNext: false },
  fixturesByLeague: { rounds: [], matches: [finished], hasNext: false },
  ranking,
  h2hInfo: { summary, matches: [] },
};
const answer = ({ name }: { name: string }) => ({ value: ANSWERS[name] });

const articleWith = (...blocks: Omit<LiveBlock, "kind">[]) => ({
  ...testArticle(),
  blocks: blocks.map((block) => ({ kind: "live" as const, ...block })),
});

describe("an article's live data", () => {
  test("of today are the day's list as its page asks for it, once for all blocks", async () => {
    const { context, calls, isCacheable } = testContext(answer);
    const data = await loadArticlePage(context, articleWith({ block: "today" }, { block: "today" }));
    expect(calls).toEqual([
      { name: "matchList", query: { date: "2026-11-21", timeZone: "Asia/Ho_Chi_Minh", page: 1, size: 500 } },
    ]);
    expect(data.live[0]?.value).toMatchObject({ block: "today", groups: [{ competition: { id: "766" } }] });
    expect(data).toMatchObject({
      rows: { canChange: true, fetchedAt: TEST_NOW },
      hasSimulated: true,
      zone: [{ minutes: 420 }],
    });
    expect(isCacheable()).toBe(true);
  });

  test("of today include, after midnight, what is in play of yesterday", async () => {
    const begun = { ...live, id: "77" };
    const { context } = testContext(
      (call) =>
        "status" in call.query ? { value: { groups: [testGroup("39", [begun])], hasNext: false } } : answer(call),
      { now: Date.parse("2026-11-21T17:20:00Z") },
    );
    const data = await loadArticlePage(context, articleWith({ block: "today" }));
    expect(data.live[0]?.value).toMatchObject({
      groups: [{ matches: [{ id: "77" }] }, { competition: { id: "766" } }],
    });
  });

  test("of a competition are its latest results, under their days", async () => {
    const { context, calls } = testContext(answer);
    const data = await loadArticlePage(context, articleWith({ block: "results", competition: "766" }));
    expect(calls).toEqual([{ name: "fixturesByLeague", query: { leagueId: "766", direction: "past", size: 8 } }]);
    expect(data.live[0]?.value).toMatchObject({
      block: "results",
      days: [{ date: "2026-11-21", group: "Simulated", matches: [{ id: finished.id }] }],
      morePath: "/football/vietnam/v-league-1/matches?leagueId=766",
    });
  });

  test("of all results are today's and, with too few, the day before's", async () => {
    const { context, calls } = testContext(answer);
    const data = await loadArticlePage(context, articleWith({ block: "results" }, { block: "fixtures" }));
    expect(calls.map(({ query }) => query.date)).toEqual(["2026-11-21", "2026-11-20", "2026-11-22"]);
    expect(data.live[0]?.value).toMatchObject({
      days: [{ group: "V.League 1 · Simulated" }, {}],
      morePath: "/football/matches",
    });
    expect(data.live[1]?.value).toMatchObject({ block: "fixtures", days: [{ matches: [{ id: "3" }] }, {}] });
  });

  test("of standings are the first table; a season without one has none", async () => {
    const { context } = testContext(answer);
    const load = () => loadArticlePage(context, articleWith({ block: "standings", competition: "766" }));
    expect((await load()).live[0]?.value).toMatchObject({
      block: "standings",
      table: { rows: [{ rank: 1 }, { rank: 2 }] },
    });
    const empty = testContext(() => ({ value: { ...ranking, tables: [{ rows: [] }] } }));
    const data = await loadArticlePage(empty.context, articleWith({ block: "standings", competition: "766" }));
    expect(data.live[0]?.value).not.toHaveProperty("table");
    expect(data.rows).toBeUndefined();
  });

  test("of facts are both sides' rows and their meetings, a table asked for once", async () => {
    const { context, calls } = testContext(answer);
    const data = await loadArticlePage(context, articleWith({ block: "facts" }));
    expect(calls.map(({ name }) => name)).toEqual(["matchList", "ranking", "h2hInfo", "h2hInfo"]);
    expect(calls.at(-1)?.query).toMatchObject({ size: 10, sameVenue: 0, sameLeague: 0 });
    expect(data.live[0]?.value).toMatchObject({
      block: "facts",
      matches: [{ home: { row: { rank: 1 } }, away: { row: { rank: 2 } }, meetings: summary, time: "19:15" }, {}],
    });
    expect(data.rows).toBeUndefined();
  });

  test.each([
    ["table", "ranking", { home: { team: finished.home }, meetings: summary }],
    ["meetings", "h2hInfo", { home: { row: { rank: 1 } } }],
  ])("of facts go on without the %s", async (_what, missing, match) => {
    const { context, isCacheable } = testContext((call) =>
      call.name === missing ? Promise.reject(faultOf("timeout")) : answer(call),
    );
    const data = await loadArticlePage(context, articleWith({ block: "facts" }));
    expect(data.live[0]?.value).toMatchObject({ matches: [match, {}] });
    expect(isCacheable()).toBe(false);
  });

  test("that fail leave the text and the others, in a page that is not cached", async () => {
    const { context, isCacheable } = testContext((call) =>
      call.name === "ranking" ? Promise.reject(faultOf("network")) : answer(call),
    );
    const data = await loadArticlePage(
      context,
      articleWith({ block: "today" }, { block: "standings", competition: "1" }),
    );
    expect(data.live).toMatchObject([{ value: { block: "today" } }, { error: "upstream" }]);
    expect(data.article.title).toBe("Tỷ số bóng đá hôm nay");
    expect(isCacheable()).toBe(false);
  });

  test("that are late are not waited for", async () => {
    vi.useFakeTimers();
    const { context, isCacheable } = testContext(() => new Promise(() => undefined));
    const loading = loadArticlePage(context, articleWith({ block: "today" }));
    await vi.advanceTimersByTimeAsync(1_500);
    vi.useRealTimers();
    expect((await loading).live).toEqual([{ error: "upstream" }]);
    expect(isCacheable()).toBe(false);
  });
});
