import { describe, expect, test } from "vitest";
import { ENDPOINTS } from "#contract/registry";
import { HOUR } from "#contract/time/units";
import { COMPETITIONS } from "../../competitions/world/world.ts";
import type { Fixture, MatchState } from "../../match/match.ts";
import { contextAt } from "../../matches/history/test-context.ts";
import { success } from "../../platform/envelope.ts";
import { loosened } from "../../platform/loose-wire.ts";
import { MATCH_CENTRE_ANSWERS } from "./match-centre-answers.ts";
import { infoOfMatch } from "./match-info.ts";
import { ask, LEAGUE_MATCH, SAMPLE, type Stored, whistleOf } from "./test-requests.ts";

describe("match/info", () => {
  const info = (fixture: Fixture, now: number, stored: Stored = []) =>
    infoOfMatch({ matchId: fixture.id, lang: "en" }, contextAt(now, stored));

  test("fits its contract in every phase and in either dialect", async () => {
    for (const fixture of SAMPLE) {
      for (const now of [fixture.kickOff - 40 * HOUR, fixture.kickOff + HOUR, whistleOf(fixture) + 4 * HOUR]) {
        if (!(await contextAt(now).sources.find(fixture.id, now))) continue;
        const answer = await info(fixture, now);
        const wire = JSON.parse(JSON.stringify(success(answer)));
        const { value, dropped } = ENDPOINTS.matchInfo.parse(wire);
        expect(dropped).toEqual([]);
        expect(ENDPOINTS.matchInfo.parse(loosened(wire)).value).toEqual(value);
        expect(value.form?.home.every(({ kickOff }) => kickOff < Math.min(now, fixture.kickOff))).toBe(true);
        expect(value.goals.every(({ player, playerId }) => player && playerId)).toBe(true);
        const stands = "score" in value.match && value.match.score ? value.match.score[0] + value.match.score[1] : 0;
        expect(value.goals).toHaveLength(stands);
        expect(Object.keys(value.colours ?? {})).toEqual(["home", "away"]);
      }
    }
  });

  test("tells each fact when it is known", async () => {
    const early = (await info(LEAGUE_MATCH, LEAGUE_MATCH.kickOff - 30 * 24 * HOUR)).data;
    expect(early).toMatchObject({ referee: undefined, weather: undefined, attendance: null });
    expect(early.tabs).not.toContain("lineups");
    const eve = (await info(LEAGUE_MATCH, LEAGUE_MATCH.kickOff - 2 * HOUR)).data;
    expect(eve.tabs).toEqual(expect.arrayContaining(["info", "lineups", "h2h", "table", "analysis"]));
    expect(eve.tabs).not.toContain("commentary");
    expect(eve.referee?.name).toBeTruthy();
    expect(eve.weather?.code).toBeTruthy();
    expect(eve.homeForm).toHaveLength(5);
    expect(eve.ruleSetId).toBeTruthy();
    expect((await info(LEAGUE_MATCH, LEAGUE_MATCH.kickOff + 1.5 * HOUR)).data.tabs).toEqual(
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
    ...LEAGUE_MATCH,
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

  test.each<[string, Partial<MatchState>, boolean]>([
    ["to come", { phase: "SCHEDULED", score: undefined, goals: [] }, true],
    ["under way", { phase: "SECOND_HALF", goals: [] }, true],
    ["over, of which nothing but the score was told", { goals: [] }, false],
    ["postponed", { phase: "POSTPONED", score: undefined, goals: [] }, false],
    ["abandoned after a goal", { phase: "ABANDONED" }, true],
  ])("%s may have events: %s", async (_, change, events) => {
    const storedMatches = [{ fixture, state: { ...state, ...change } as MatchState }];
    const { data } = await infoOfMatch({ matchId: fixture.id, lang: "en" }, contextAt(now, storedMatches));
    expect(data.coverage).toMatchObject({ events, odds: false });
  });

  test("has odds where the source recorded prices", async () => {
    const context = contextAt(now, stored);
    const price = { companyName: "A", market: "1X2", stage: "closing", prices: [2, 3, 4] } as const;
    const sources = { ...context.sources, pricesOf: () => [price] };
    const { data } = await infoOfMatch({ matchId: fixture.id, lang: "en" }, { ...context, sources });
    expect(data.coverage?.odds).toBe(true);
  });
});
