import { describe, expect, it, test } from "vitest";
import { ENDPOINTS } from "#contract/registry";
import { LOCALE_CODES } from "#contract/tables/locales";
import { success } from "../../envelope.ts";
import { FIXTURES, instantsOf, timelineOf } from "../../football/test-matches.ts";
import { contextAt } from "../../history/test-context.ts";
import type { Fixture, MatchState } from "../../match.ts";
import { COMPETITIONS } from "../../world/world.ts";
import { infoOfMatch } from "../match-info.ts";
import { MATCH_CENTRE_ANSWERS } from "./match-centre-answers.ts";

const HOUR = 3_600_000;
const SAMPLE = FIXTURES.filter((_, index) => index % 140 === 0);
const league = FIXTURES.find(
  ({ competitionId, kickOff }) => competitionId === "101" && kickOff > Date.parse("2026-10-01"),
)!;
const playing = (fixture: Fixture): number => timelineOf(fixture).periods[1]?.endsAt ?? fixture.kickOff;

type MatchCall = "matchEvents" | "matchCommentary" | "matchStat" | "matchLineup" | "liveTracker";
const MATCH_CALLS: readonly MatchCall[] = ["matchEvents", "matchCommentary", "matchStat", "matchLineup", "liveTracker"];

const ask = (
  name: MatchCall,
  matchId: string,
  now: number,
  lang = "en",
  stored: Parameters<typeof contextAt>[1] = [],
) => MATCH_CENTRE_ANSWERS[name]({ matchId, lang, size: 50 }, contextAt(now, stored));

/** Every number in an answer that is an instant of this century's years, by its path. */
function instantsIn(value: unknown, path = ""): [path: string, instant: number][] {
  if (typeof value === "number") return value > 1e12 && value < 1e13 ? [[path, value]] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => instantsIn(inner, `${path}.${key}`));
}

describe.each(MATCH_CALLS)("%s", (name) => {
  test("fits its contract in every phase, without a row dropped, and tells no instant behind the asking", async () => {
    for (const fixture of SAMPLE) {
      for (const now of [
        fixture.kickOff - 40 * HOUR,
        fixture.kickOff - 3 * HOUR,
        ...instantsOf(fixture, 2),
        playing(fixture) + 4 * HOUR,
      ]) {
        const found = await contextAt(now).sources.find(fixture.id, now);
        if (!found) continue;
        const answer = await ask(name, fixture.id, now, "th_TH");
        const { dropped } = ENDPOINTS[name].parse(JSON.parse(JSON.stringify(success(answer))));
        expect(dropped).toEqual([]);
        expect(instantsIn(answer).filter(([, instant]) => instant > now)).toEqual([]);
      }
    }
  });

  test("refuses an unknown match, and one of another sport", async () => {
    const refused = { status: 404, field: "matchId" };
    await expect(ask(name, "1", league.kickOff)).rejects.toMatchObject(refused);
    const { directory, ...context } = contextAt(league.kickOff);
    const competitionById = (id: string) => ({ ...directory.competitionById(id)!, sport: "basketball" as const });
    const query = { matchId: league.id, lang: "en", size: 50 };
    const answer = MATCH_CENTRE_ANSWERS[name](query, { ...context, directory: { ...directory, competitionById } });
    await expect(answer).rejects.toMatchObject(refused);
  });
});

describe("the line-ups of a match", () => {
  const at = async (before: number) =>
    (await MATCH_CENTRE_ANSWERS.matchLineup({ matchId: league.id, lang: "en" }, contextAt(league.kickOff - before)))
      .data;

  test.each([
    [25 * HOUR, "none", 0],
    [24 * HOUR, "predicted", 11],
    [HOUR + 1, "predicted", 11],
    [HOUR, "official", 11],
    [-HOUR, "official", 11],
  ])("%d ms before kick-off are %s", async (before, state, starters) => {
    const lineup = await at(before);
    expect(lineup.state).toBe(state);
    expect(lineup.home.starters).toHaveLength(starters);
    expect(lineup.away.starters).toHaveLength(starters);
  });

  it("tells minutes and ratings only while they play", async () => {
    const before = await at(HOUR);
    expect(
      [...before.home.starters, ...before.home.bench].every(({ rating, minutes }) => rating === null && minutes === 0),
    ).toBe(true);
    const during = await at(-HOUR);
    expect(during.home.starters.some(({ rating, minutes }) => rating !== null && minutes > 30)).toBe(true);
    expect(during.home.starters.some(({ isMotm }) => isMotm)).toBe(false);
    const after = await at(-5 * HOUR);
    expect(
      [...after.home.starters, ...after.home.bench, ...after.away.starters, ...after.away.bench].filter(
        ({ isMotm }) => isMotm,
      ),
    ).toHaveLength(1);
  });

  it("are none of a match that was put off", async () => {
    const off = FIXTURES.find((fixture) => timelineOf(fixture).periods.length === 0)!;
    const { data } = await MATCH_CENTRE_ANSWERS.matchLineup({ matchId: off.id, lang: "en" }, contextAt(off.kickOff));
    expect(data).toMatchObject({ state: "none", home: { starters: [] } });
  });
});

describe("commentary", () => {
  const page = (lastId?: string, size = 20, lang = "en") =>
    MATCH_CENTRE_ANSWERS.matchCommentary(
      { matchId: league.id, lang, size, ...(lastId && { lastId }) },
      contextAt(playing(league)),
    );

  it("comes newest first, page by page, each sentence once", async () => {
    const ids: string[] = [];
    let lastId: string | undefined;
    for (;;) {
      const { data } = await page(lastId);
      ids.push(...data.list.map(({ commentId }) => commentId));
      lastId = data.lastId;
      if (!data.hasNext) break;
    }
    expect(ids).toEqual([...ids].sort((a, b) => Number(b) - Number(a)));
    expect(ids.at(-1)).toBe("1");
    expect(new Set(ids).size).toBe(Number(ids[0]));
  });

  test.each(LOCALE_CODES)("is told in %s", async (locale) => {
    const english = await page(undefined, 500);
    const own = await page(undefined, 500, locale);
    expect(own.data.list.every(({ text }) => text.length > 3)).toBe(true);
    if (locale !== "en")
      expect(own.data.list.filter(({ text }, index) => text === english.data.list[index]?.text)).toEqual([]);
  });

  it("refuses an id that is none", async () => {
    await expect(page("x")).rejects.toMatchObject({ status: 400, field: "lastId" });
  });
});

describe("match/info", () => {
  const info = (fixture: Fixture, now: number, stored: Parameters<typeof contextAt>[1] = []) =>
    infoOfMatch({ matchId: fixture.id, lang: "en" }, contextAt(now, stored));

  test("fits its contract in every phase", async () => {
    for (const fixture of SAMPLE) {
      for (const now of [fixture.kickOff - 40 * HOUR, fixture.kickOff + HOUR, playing(fixture) + 4 * HOUR]) {
        if (!(await contextAt(now).sources.find(fixture.id, now))) continue;
        const answer = await info(fixture, now);
        const { value, dropped } = ENDPOINTS.matchInfo.parse(JSON.parse(JSON.stringify(success(answer))));
        expect(dropped).toEqual([]);
        expect(value.form?.home.every(({ kickOff }) => kickOff < Math.min(now, fixture.kickOff))).toBe(true);
        expect(value.goals.every(({ player, playerId }) => player && playerId)).toBe(true);
        const stands = "score" in value.match && value.match.score ? value.match.score[0] + value.match.score[1] : 0;
        expect(value.goals).toHaveLength(stands);
      }
    }
  });

  test("tells each fact when it is known", async () => {
    const early = (await info(league, league.kickOff - 30 * 24 * HOUR)).data;
    expect(early).toMatchObject({ referee: undefined, weather: undefined, attendance: null });
    expect(early.tabs).not.toContain("lineups");
    const eve = (await info(league, league.kickOff - 2 * HOUR)).data;
    expect(eve.tabs).toEqual(expect.arrayContaining(["info", "lineups", "h2h", "table", "analysis"]));
    expect(eve.tabs).not.toContain("commentary");
    expect(eve.referee?.name).toBeTruthy();
    expect(eve.weather?.code).toBeTruthy();
    expect(eve.homeForm).toHaveLength(5);
    expect(eve.ruleSetId).toBeTruthy();
    expect((await info(league, league.kickOff + 1.5 * HOUR)).data.tabs).toEqual(
      expect.arrayContaining(["tracker", "stats", "commentary"]),
    );
  });

  test("a second leg names its first", async () => {
    const { id } = COMPETITIONS.find(({ format }) => format.kind === "league_phase_cup")!;
    const season = await contextAt(0).sources.season(id, "2025-26", Date.parse("2026-06-01"));
    const second = season.find(({ leg }) => leg === 2)!;
    const { data } = await info(second, second.kickOff);
    const first = await contextAt(second.kickOff).sources.find(data.firstLegMatchId ?? "", second.kickOff);
    expect(first).toMatchObject({ leg: 1, homeId: second.awayId, awayId: second.homeId });
  });
});

describe("a match of which a source tells the goals only", () => {
  const fixture: Fixture = {
    ...league,
    id: "90000001",
    source: "recorded",
    competitionId: "75",
    season: "2022",
    venue: { name: "Lusail", city: "Lusail" },
  };
  const goals = [{ side: "away" as const, minute: 45, addedMinute: 1, player: "A. Scorer", isPenalty: true as const }];
  const state: MatchState = {
    phase: "FULL_TIME",
    score: [0, 1],
    fullTime: [0, 1],
    reds: [0, 0],
    goals,
    seq: 3,
    updatedAt: fixture.kickOff,
  };
  const stored = [{ fixture, state }];
  const now = fixture.kickOff + 4 * HOUR;

  test("has these as events, and no line-ups, statistics or positions", async () => {
    const { data } = await MATCH_CENTRE_ANSWERS.matchEvents(
      { matchId: fixture.id, lang: "en" },
      contextAt(now, stored),
    );
    expect(data).toMatchObject({
      events: [
        {
          type: "PEN_GOAL",
          side: "away",
          minute: 45,
          addedMinute: 1,
          player: { playerName: "A. Scorer" },
          homeScore: 0,
          awayScore: 1,
        },
      ],
      shootout: [],
    });
    expect(await ask("matchLineup", fixture.id, now, "en", stored)).toMatchObject({ data: { state: "none" } });
    expect(await ask("matchStat", fixture.id, now, "en", stored)).toMatchObject({
      data: { periods: [], shots: [], momentum: [] },
    });
    expect(await ask("liveTracker", fixture.id, now, "en", stored)).toMatchObject({
      data: { url: null, positions: [], fallback: "none" },
    });
  });

  test("has its venue as the source names it, and the tabs that it can fill", async () => {
    const { data } = await infoOfMatch({ matchId: fixture.id, lang: "en" }, contextAt(now, stored));
    expect(data.venue).toMatchObject({ name: "Lusail", city: "Lusail" });
    expect(data.goals).toMatchObject([{ playerName: "A. Scorer" }]);
    expect(data).toMatchObject({ referee: undefined, attendance: null, weather: undefined });
    expect(data.tabs).not.toContain("lineups");
    expect(data.coverage).toMatchObject({ events: true, lineup: false, tracker: false });
  });
});

describe("a player's performances", () => {
  const now = league.kickOff + 5 * HOUR;
  const performances = (query: {
    playerId: string;
    matchId?: string;
    season?: string;
    lastId?: string;
    size?: number;
  }) => MATCH_CENTRE_ANSWERS.playerPerformance({ lang: "en", size: 4, ...query }, contextAt(now));
  const aStarter = async () => {
    const { data } = await MATCH_CENTRE_ANSWERS.matchLineup({ matchId: league.id, lang: "en" }, contextAt(now));
    return data.home.starters[5]!;
  };

  it("are what the line-ups say", async () => {
    const starter = await aStarter();
    const { data } = await performances({ playerId: starter.playerId!, matchId: league.id });
    expect(data.list).toHaveLength(1);
    expect(data.list[0]).toMatchObject({ isStarter: true, minutes: starter.minutes, rating: starter.rating });
    expect(data.list[0]!.stats).toMatchObject({ ...starter.stats, goals: starter.goals, assists: starter.assists });
  });

  it("come latest first, page by page, of one season where it is named", async () => {
    const { playerId } = await aStarter();
    const first = (await performances({ playerId: playerId!, season: league.season })).data;
    expect(first.list[0]?.match.matchId).toBe(league.id);
    const second = (await performances({ playerId: playerId!, season: league.season, lastId: first.lastId! })).data;
    const times = [...first.list, ...second.list].map(({ match }) => match.matchTime);
    expect(times).toEqual([...new Set(times)].sort((a, b) => b - a));
    expect(ENDPOINTS.playerPerformance.parse(JSON.parse(JSON.stringify(success({ data: first })))).dropped).toEqual([]);
  });

  it("of nobody are refused", async () => {
    await expect(performances({ playerId: "7" })).rejects.toMatchObject({ status: 404, field: "playerId" });
  });
});
