import { describe, expect, test } from "vitest";
import type { EdgeContext } from "#worker/pages/context";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { loadSevens, type SevensData } from "./load-sevens.server.ts";
import type { SevensMatchData } from "./load-sevens-match.server.ts";
import { COMPETITION, FINAL, FIRST, KNOCKOUT, STANDINGS, UPCOMING, VIDEO } from "./test-sevens.ts";

const list = { groups: [{ competition: COMPETITION, matches: [FIRST, UPCOMING, FINAL] }] };
const answers: Record<string, unknown> = {
  sevensMatchList: list,
  sevensKnockout: KNOCKOUT,
  sevensRanking: STANDINGS,
  sevensLiveVideos: [VIDEO],
  sevensMatchInfo: { ...FINAL, competition: COMPETITION, season: "2026", isGoldenGoal: false },
  sevensMatchEvents: { events: [], shootout: [] },
  sevensMatchLineup: { state: "official" },
};
const answering = (change: Record<string, unknown> = {}, context: Partial<EdgeContext> = {}) =>
  testContext(({ name }) => {
    const value = { ...answers, ...change }[name];
    return value instanceof Error ? Promise.reject(value) : { value };
  }, context);
const query = (text = "") => new URLSearchParams(text);
const tournament = async (context: EdgeContext, text = "") => (await loadSevens(context, query(text))) as SevensData;

describe("the tournament", () => {
  test("months later is the last one, with its second day, its trees and tables", async () => {
    const { context, calls, isCacheable } = answering();
    const data = await tournament(context);
    expect(data).toMatchObject({
      year: "2026",
      tournament: "HKFC Soccer Sevens",
      days: [
        { number: 1, isShown: false },
        { number: 2, isShown: true },
      ],
      dates: { phase: "over", from: "16 May 2026", to: "17 May 2026" },
      matches: [{ pitch: "Main pitch", rows: [{ view: { href: "/en/hkfc?match=72026139" }, label: "Cup\nFinal" }] }],
      trees: [{ tree: "cup", champion: "Kitchee" }, { tree: "plate" }],
      standings: STANDINGS,
      isBusy: false,
      hasSimulated: true,
      // Ended ones are not offered.
      videos: [],
    });
    expect(calls.map(({ name }) => name)).toEqual([
      "sevensMatchList",
      "sevensKnockout",
      "sevensRanking",
      "sevensLiveVideos",
    ]);
    expect(isCacheable()).toBe(true);
  });

  test("has cameras while it is on, for guests without an address", async () => {
    const { context } = answering({}, { now: Date.parse("2026-05-16T04:00:00Z") });
    const data = await tournament(context);
    expect(data.dates?.phase).toBe("on");
    expect(data.videos).toEqual([
      expect.objectContaining({ pitch: "Pitch 2", isLive: true, starts: "Sat 16 May · 07:45" }),
    ]);
  });

  test("groups rows by the visitor's days", async () => {
    const { context } = answering({}, { visitor: { country: "BR", timeZone: "America/Sao_Paulo", savesData: true } });
    expect((await tournament(context, "day=1")).matches).toMatchObject([{ date: "2026-05-15", pitch: "Main pitch" }]);
  });

  test("shows a tie's sides, their scores and where those come from who are not known yet", async () => {
    const { context } = answering();
    const [cup] = (await tournament(context)).trees ?? [];
    const [semiFinal, final] = cup?.rounds.flatMap(({ ties }) => ties) ?? [];
    expect(semiFinal).not.toHaveProperty("href");
    expect(semiFinal?.sides).toEqual([
      { name: "Winner Group A", isWinner: false },
      { name: "Winner: Quarter-final 2", isWinner: false },
    ]);
    expect(final).toMatchObject({
      href: "/en/hkfc?match=72026139",
      isLive: false,
      sides: [
        { name: "Kitchee", isWinner: true, score: 1, penalties: 4 },
        { name: "Lee Man", isWinner: false, score: 1, penalties: 3 },
      ],
    });
  });

  test("of another year is requested by its days, which are those of its ties", async () => {
    const { context, calls } = answering();
    const data = await tournament(context, "year=2026&category=masters&day=1");
    expect(calls.map(({ name, query: params }) => [name, params])).toEqual([
      ["sevensKnockout", { category: "masters", season: "2026" }],
      ["sevensRanking", { category: "masters", season: "2026" }],
      ["sevensMatchList", { category: "masters", date: "2026-05-16", timeZone: "Asia/Hong_Kong" }],
      ["sevensMatchList", { category: "masters", date: "2026-05-17", timeZone: "Asia/Hong_Kong" }],
    ]);
    expect(data).toMatchObject({ year: "2026", queryYear: "2026" });
    expect(data.videos).toBeUndefined();
    expect(data.matches[0]?.rows[0]?.view.href).toBe("/en/hkfc?year=2026&match=72026100");
  });

  test("of a year of which nothing was played has no matches", async () => {
    const trees = [{ tree: "cup", bracket: { rounds: [] } }];
    const { context } = answering({ sevensKnockout: { ...KNOCKOUT, season: "2024", trees } });
    expect(await tournament(context, "year=2024")).toMatchObject({ year: "2024", matches: [], days: [] });
  });

  test("goes on without what cannot be had, and is then not cached", async () => {
    const fault = faultOf("timeout");
    const { context, isCacheable } = answering({
      sevensKnockout: fault,
      sevensRanking: fault,
      sevensLiveVideos: fault,
    });
    const data = await tournament(context);
    expect(data.matches).toHaveLength(1);
    expect([data.trees, data.standings, data.videos]).toEqual([undefined, undefined, undefined]);
    expect(isCacheable()).toBe(false);
  });

  test.each([
    ["year=x", {}, "badRequest", 400],
    ["year=2099", { sevensKnockout: faultOf("not_found") }, "notFound", 404],
    ["", { sevensMatchList: faultOf("network") }, "upstream", 503],
    ["match=1", { sevensMatchInfo: faultOf("not_found") }, "matchNotFound", 404],
  ] as const)("%s is an error page where it cannot be shown", async (text, change, error, status) => {
    const { context } = answering(change);
    await expect(loadSevens(context, query(text))).rejects.toMatchObject({ data: { error }, init: { status } });
  });
});

describe("a match", () => {
  test("comes with its events and line-ups, and goes on without", async () => {
    const { context, calls } = answering({ sevensMatchLineup: faultOf("timeout") });
    const data = (await loadSevens(context, query("match=72026139&year=2026"))) as SevensMatchData;
    expect(calls.map(({ name }) => name)).toEqual(["sevensMatchInfo", "sevensMatchEvents", "sevensMatchLineup"]);
    expect(data).toMatchObject({
      view: "match",
      head: { figure: "1-1" },
      label: "Cup · Final",
      pitch: "Main pitch",
      time: "15:30",
      events: { events: [] },
    });
    expect(data.lineUps).toBeUndefined();
  });
});
