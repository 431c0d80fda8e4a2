import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EndpointName } from "#contract/registry";
import { DAY } from "#contract/time/units";
import { rulesOf } from "../../competitions/standings/competition-rules.ts";
import { deductionsAt } from "../../competitions/standings/deductions.ts";
import { seasonTables } from "../../competitions/standings/season-tables.ts";
import { clubsOf } from "../../competitions/world/season-clubs.ts";
import { COMPETITIONS, competitionById, teamById } from "../../competitions/world/world.ts";
import { FIRST_YEAR } from "../../data/competitions/exchanges/exchange.ts";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import type { Fixture } from "../../match/match.ts";
import { EVERYTHING_SIMULATED } from "../../match/simulation.ts";
import { withStates } from "../../match/with-state.ts";
import type { Call, CallContext } from "../../matches/call-context.ts";
import { withCards } from "../../matches/history/read-season.ts";
import { earlierInSeason } from "../../matches/history/season-history.ts";
import { contextAt } from "../../matches/history/test-context.ts";
import { CallRefusal } from "../../platform/envelope.ts";
import { IS_SWEEP, runsOf } from "../../test-sweep.ts";
import { currentSeason } from "../context/current-season.ts";
import { ANALYSIS_ANSWERS } from "./analysis-answers.ts";
import { ask } from "./test-ask.ts";

const NOW = Date.parse("2026-11-21T16:00:00Z");
// Only a few, because the world is computed anew for each: weekend and midweek, season and break, past and future.
const anInstant = fc.constantFrom(...[0, 3.2, -95.4, -130, 160.1].map((days) => NOW + days * DAY));

const ofOneMatch = [
  "nextFive",
  "h2hInfo",
  "goalStat",
  "pastGoalRate",
  "teamStatComparison",
  "currentSeasonStat",
] as const satisfies EndpointName[];

/** One of each kind: leagues of the northern and southern calendar, a cup, two-legged ties, loose matches. */
const SOME = (["league", "cup", "groups_cup", "league_phase_cup", "loose"] as const).flatMap((kind) =>
  COMPETITIONS.filter(({ format, sport }) => sport === "football" && format.kind === kind).slice(0, 2),
);

/** Some football match near an instant: finished, in play or upcoming. */
async function someMatch(now: number, competition: CompetitionEntry, place: number): Promise<Fixture | undefined> {
  const season = await contextAt(now).sources.season(
    competition.id,
    currentSeason(competition, [], now, EVERYTHING_SIMULATED)!,
    now,
  );
  const next = season.findIndex(({ kickOff }) => kickOff > now);
  return season[Math.max(0, next) + place] ?? season.at(-1);
}

const aMatch = (use: (fixture: Fixture, context: CallContext) => Promise<void>, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(
      anInstant,
      fc.constantFrom(...SOME),
      fc.integer({ min: -30, max: 30 }),
      async (now, competition, place) => {
        const fixture = await someMatch(now, competition, place);
        if (fixture) await use(fixture, contextAt(now));
      },
    ),
    { numRuns: runsOf(numRuns) },
  );

const before = async (fixture: Fixture, context: CallContext) =>
  withStates(await earlierInSeason(fixture, context), context);

/** An upcoming league match with all earlier rounds finished, of clubs that have been in the league for years. */
async function leagueMatch(leagueId: string, now: number): Promise<Fixture> {
  const { sources } = contextAt(now);
  const season = await sources.season(leagueId, "2026-27", now);
  const wasIn = (id: string) => clubsOf(competitionById(leagueId)!, FIRST_YEAR).includes(id);
  return season.find(({ kickOff, homeId, awayId }) => kickOff > now + 3 * DAY && wasIn(homeId) && wasIn(awayId))!;
}

const sum = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.reduce((total, item) => total + value(item), 0);

describe("every match", () => {
  it("has an answer to each call", async () => {
    await aMatch(
      async ({ id }, context) => {
        for (const name of ofOneMatch) await ask(name, { matchId: id }, context);
      },
      IS_SWEEP ? 12 : 3,
    );
  });

  it("has histories that end before it and before now", async () => {
    await aMatch(async ({ id, kickOff }, context) => {
      const value = await ask("h2hInfo", { matchId: id }, context);
      for (const { match } of value.matches) {
        expect(match.kickOff).toBeLessThan(Math.min(kickOff, context.now));
        expect(match.state).toBe("finished");
      }
    }, 15);
  });

  it("is told with the season as it was before", async () => {
    await aMatch(async (fixture, context) => {
      for (const { fixture: earlier, state } of await before(fixture, context)) {
        expect(earlier.kickOff).toBeLessThan(Math.min(fixture.kickOff, context.now));
        expect(state.updatedAt).toBeLessThanOrEqual(context.now);
      }
      const value = await ask("goalStat", { matchId: fixture.id }, contextAt(fixture.kickOff));
      const later = await ask("goalStat", { matchId: fixture.id }, contextAt(fixture.kickOff + 60 * DAY));
      expect(value.home.matches).toBeLessThanOrEqual(later.home.matches);
    }, 10);
  });

  it("is refused by the other sport's calls, as no match is", async () => {
    const context = contextAt(NOW);
    const { id } = await leagueMatch("101", NOW);
    for (const name of ["basketballH2hInfo", "basketballCurrentSeasonStat", "basketballNextFive"] as const) {
      const answer = ANALYSIS_ANSWERS[name] as unknown as Call<EndpointName>;
      const refusal = Promise.resolve(answer({ matchId: id, lang: "en", size: 20 } as never, context));
      await expect(refusal).rejects.toThrow(CallRefusal);
    }
    await expect(ask("h2hInfo", { matchId: "1" }, context)).rejects.toMatchObject({ status: 404, field: "matchId" });
  });
});

describe("head-to-head", () => {
  it("is the mirror image for the return match", async () => {
    const context = contextAt(NOW);
    const first = await leagueMatch("101", NOW);
    const season = await context.sources.season("101", "2026-27", NOW);
    const second = season.find(({ homeId, awayId }) => homeId === first.awayId && awayId === first.homeId)!;
    const seen = await ask("h2hInfo", { matchId: first.id }, context);
    const mirrored = await ask("h2hInfo", { matchId: second.id }, context);
    expect(seen.matches.length).toBeGreaterThan(4);
    const [own, other] = [seen.summary, mirrored.summary];
    // Whichever is played first, its result is not known yet: both see the same earlier meetings.
    expect(seen.matches.map(({ match }) => match.id)).toEqual(mirrored.matches.map(({ match }) => match.id));
    expect(other).toMatchObject({
      won: own.lost,
      drawn: own.drawn,
      lost: own.won,
      scored: own.conceded,
      conceded: own.scored,
      goals: { bothScored: own.goals!.bothScored, overTwoAndHalf: own.goals!.overTwoAndHalf },
    });
  });

  it("sums up the list that it gives, however narrow", async () => {
    const context = contextAt(NOW);
    const { id, homeId, competitionId } = await leagueMatch("101", NOW);
    const { matches: all } = await ask("h2hInfo", { matchId: id, size: 100 }, context);
    for (const more of [{}, { size: 3 }, { sameVenue: 1 }, { sameLeague: 1 }, { sameVenue: 1, sameLeague: 1 }]) {
      const { summary, matches } = await ask("h2hInfo", { matchId: id, ...more }, context);
      const chosen = all.filter(
        ({ match }) =>
          (!("sameVenue" in more) || match.home.id === homeId) &&
          (!("sameLeague" in more) || match.leagueId === competitionId),
      );
      expect(matches.length, JSON.stringify(more)).toBeGreaterThan(0);
      expect(matches).toEqual(chosen.slice(0, "size" in more ? more.size : 20));
      expect(summary.played).toBe(matches.length);
      expect(summary.won).toBe(matches.filter(({ result }) => result === "W").length);
      expect(summary.won + summary.drawn + summary.lost).toBe(summary.played);
    }
  });
});

describe("the season's figures", () => {
  const leagues = COMPETITIONS.filter(({ format, sport }) => format.kind === "league" && sport === "football").map(
    ({ id }) => id,
  );

  it("agree with the table, and home and away with all", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...leagues.slice(0, 8)),
        anInstant,
        fc.nat(500),
        async (leagueId, now, place) => {
          const context = contextAt(now);
          const requested = currentSeason(competitionById(leagueId)!, [], now, EVERYTHING_SIMULATED)!;
          const fixtures = await context.sources.season(leagueId, requested, now);
          const fixture = fixtures[place % fixtures.length]!;
          const competition = competitionById(leagueId)!;
          const { season, source } = fixture;
          const ruleSet = rulesOf(competition, season);
          const clubs = clubsOf(competition, Number(season.slice(0, 4))).map((id) => ({
            id,
            name: teamById(id)!.names.en,
          }));
          const deductions = deductionsAt(leagueId, season, clubs, now);
          const { tables } = seasonTables(await withCards(await before(fixture, context), context), {
            competition,
            season,
            source,
            ruleSet,
            deductions,
          });
          const value = await ask("currentSeasonStat", { matchId: fixture.id }, context);
          for (const [split, teamId] of [
            [value.home, fixture.homeId],
            [value.away, fixture.awayId],
          ] as const) {
            const row = tables[0]?.rows.find((one) => one.teamId === teamId);
            const { played, won, drawn, lost, scored, conceded, points, rank } = split.all;
            if (!row) expect(played).toBe(0);
            else
              expect({ played, won, drawn, lost, scored, conceded, points, rank }).toEqual({
                played: row.played,
                won: row.won,
                drawn: row.drawn,
                lost: row.lost,
                scored: row.goalsFor,
                conceded: row.goalsAgainst,
                points: row.points,
                rank: row.rank,
              });
            for (const key of ["played", "won", "drawn", "lost", "scored", "conceded"] as const)
              expect(split.home[key] + split.away[key]).toBe(split.all[key]);
            if (played === 0) continue;
            expect(sum(split.all.periods, (period) => period.scored)).toBe(scored);
            expect(sum(Object.values(split.all.handicap!), (count) => count)).toBe(played);
            expect(sum(Object.values(split.all.totals!), (count) => count)).toBe(played);
          }
        },
      ),
      { numRuns: runsOf(25) },
    );
  });
});

describe("goals", () => {
  it("add up, in whichever way they are counted, to the season's", async () => {
    await aMatch(async (fixture, context) => {
      const season = await ask("currentSeasonStat", { matchId: fixture.id }, context);
      const stat = await ask("goalStat", { matchId: fixture.id }, context);
      expect(stat.sample).toBe(Math.min(stat.home.matches, stat.away.matches));
      for (const side of ["home", "away"] as const) {
        const profile = stat[side];
        const { played, scored, conceded } = season[side].all;
        // Goals of extra time are the season's, and none of the ninety minutes that tables of goals are about.
        expect(profile.matches).toBe(played);
        expect(profile.scored).toBeLessThanOrEqual(scored);
        expect(profile.conceded).toBeLessThanOrEqual(conceded);
        if (context.directory.competitionById(fixture.competitionId)?.kind === "league")
          expect([profile.scored, profile.conceded]).toEqual([scored, conceded]);
        expect(profile.timedMatches).toBe(played);
        expect(sum(profile.byInterval, (row) => row.scored)).toBe(profile.scored);
        expect(sum(profile.byInterval, (row) => row.conceded)).toBe(profile.conceded);
        for (const { over, under, push } of profile.totals) expect(over + under + push).toBe(played);
        expect(sum(profile.exactGoals, ({ matches }) => matches)).toBe(played);
        expect(sum(Object.values(profile.halfFull), (count) => count)).toBe(played);
        expect(profile.oddEven.odd + profile.oddEven.even).toBe(played);
        const goalless = played - sum(profile.firstGoalByInterval, (row) => row.scored + row.conceded);
        expect(goalless).toBe(profile.totals.find(({ line }) => line === 0.5)!.under);
      }
    }, 25);
  });

  it("of the last thirty are rates of them", async () => {
    const context = contextAt(NOW);
    const { id } = await leagueMatch("101", NOW);
    const value = await ask("pastGoalRate", { matchId: id }, context);
    const last = await ask("goalStat", { matchId: id, window: "last30" }, context);
    expect(value).toMatchObject({ window: 30, home: { matches: 30 }, away: { matches: 30 } });
    expect(last).toMatchObject({ window: "last30", sample: 30 });
    for (const side of ["home", "away"] as const)
      for (const [index, { scored, conceded, any }] of value[side].intervals.entries()) {
        const goals = last[side].byInterval[index]!;
        expect(scored * 30).toBeLessThanOrEqual(goals.scored + 1e-9);
        expect(any).toBeLessThanOrEqual(scored + conceded + 1e-9);
        expect(any).toBeLessThanOrEqual(1);
        expect(any).toBeGreaterThan(0);
      }
  });
});

describe("the comparison", () => {
  it("is of the last twenty matches, and says so", async () => {
    const value = await ask("teamStatComparison", { matchId: (await leagueMatch("101", NOW)).id }, contextAt(NOW));
    const goals = value.find(({ key }) => key === "avgGoalsFor")!;
    expect([goals.home.sample, goals.away.sample]).toEqual([20, 20]);
    expect(goals.home.value).toBeGreaterThan(0);
    expect(value.map(({ key }) => key)).toContain("avgYellow20");
  });
});
