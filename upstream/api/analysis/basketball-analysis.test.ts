import { describe, expect, it } from "vitest";
import { DAY } from "#contract/time/units";
import type { Fixture } from "../../match/match.ts";
import { contextAt } from "../../matches/history/test-context.ts";
import type { ANALYSIS_ANSWERS } from "./analysis-answers.ts";
import { ask as askAt } from "./test-ask.ts";

// A league of two dozen rounds: the cost of a season of eighty games is measured by the bench.
const EUROLEAGUE = "8010";
const NOW = Date.parse("2027-02-10T12:00:00Z");
const context = contextAt(NOW);

const ask = <Name extends keyof typeof ANALYSIS_ANSWERS>(name: Name, query: object) => askAt(name, query, context);

async function nextGame(): Promise<Fixture> {
  const season = await context.sources.season(EUROLEAGUE, "2026-27", NOW);
  return season.find(({ kickOff }) => kickOff > NOW + DAY)!;
}

const sum = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.reduce((total, item) => total + value(item), 0);

describe("basketball", () => {
  it("lists a league's games on both sides of the present", async () => {
    const past = await ask("basketballFixturesByLeague", { leagueId: EUROLEAGUE, direction: "past", size: 500 });
    const next = await ask("basketballFixturesByLeague", { leagueId: EUROLEAGUE, size: 500 });
    const whole = await context.sources.season(EUROLEAGUE, "2026-27", NOW);
    expect(past.matches.length + next.matches.length).toBe(whole.length);
    expect(past.matches.every(({ sport, state }) => sport === "basketball" && state !== "scheduled")).toBe(true);
    expect(next.rounds.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  it("lists a team's games, and the next five", async () => {
    const { id, homeId, kickOff } = await nextGame();
    const past = await ask("basketballMatchesByTeam", { teamId: homeId, direction: "past", size: 12 });
    expect(past.matches).toHaveLength(12);
    expect(past.matches.every(({ home, away }) => home.id === homeId || away.id === homeId)).toBe(true);
    const { home, away } = await ask("basketballNextFive", { matchId: id });
    for (const list of [home, away]) {
      expect(list).toHaveLength(5);
      for (const { match, days } of list) {
        expect(match.kickOff).toBeGreaterThan(kickOff);
        expect(days).toBe(Math.round((match.kickOff - kickOff) / DAY));
      }
    }
  });

  it("sums up meetings with overtime and without what only football counts", async () => {
    const { id, homeId } = await nextGame();
    const { summary, matches } = await ask("basketballH2hInfo", { matchId: id });
    expect(matches.length).toBeGreaterThan(2);
    expect(summary).not.toHaveProperty("goals");
    expect(summary.drawn).toBe(0);
    expect(summary.won + summary.lost).toBe(matches.length);
    const scored = sum(matches, ({ match, side }) => {
      const [home, away] = "score" in match && match.score ? match.score : [0, 0];
      return side === "home" ? home : away;
    });
    expect(summary.scored).toBe(scored);
    for (const { match, side } of matches) expect(side === "home" ? match.home.id : match.away.id).toBe(homeId);
  });

  it("splits a season, whose quarters make up its points", async () => {
    const { home, away } = await ask("basketballCurrentSeasonStat", { matchId: (await nextGame()).id });
    for (const split of [home, away]) {
      expect(split.all.played).toBeGreaterThan(10);
      expect(split.all.drawn).toBe(0);
      expect(split.all.rank).toBeGreaterThan(0);
      for (const one of [split.all, split.home, split.away]) {
        expect(sum(one.periods, (period) => period.scored)).toBe(one.scored);
        expect(sum(one.periods, (period) => period.conceded)).toBe(one.conceded);
        expect(one.periods.slice(0, 4).map(({ matches }) => matches)).toEqual(Array(4).fill(one.played));
        expect(sum(Object.values(one.handicap!), (count) => count)).toBe(one.played);
      }
      for (const key of ["played", "won", "lost", "scored", "conceded"] as const)
        expect(split.home[key] + split.away[key]).toBe(split.all[key]);
    }
  });

  it("compares the teams by what their games counted", async () => {
    const rows = await ask("basketballTeamStatComparison", { matchId: (await nextGame()).id });
    const row = (key: string) => rows.find((one) => one.key === key)!;
    for (const side of ["home", "away"] as const) {
      expect(row("avgPointsFor")[side]).toMatchObject({ sample: 20 });
      expect(row("fieldGoalPct")[side].value).toBeGreaterThan(35);
      expect(row("fieldGoalPct")[side].value).toBeLessThan(65);
      expect(row("freeThrowPct")[side].value).toBeGreaterThan(row("fieldGoalPct")[side].value!);
      expect(row("avgRebounds")[side].value).toBeGreaterThan(20);
      expect(row("avgTurnovers")[side].value).toBeGreaterThan(5);
      expect(row("avgAssists")[side].value).toBeGreaterThan(10);
    }
  });
});
