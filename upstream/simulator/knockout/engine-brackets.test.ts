import { describe, expect, it } from "vitest";
import type { MatchAt } from "../../match/match.ts";
import { createEngine } from "../engine/engine.ts";
import { testCompetition, testWorld } from "../engine/test-world.ts";
import { buildBracket, winnerIdOf } from "./bracket.ts";
import { planOf } from "./plan.ts";
import { knockoutMatch } from "./test-matches.ts";

const engine = createEngine(testWorld);
const LATE = Date.UTC(2029, 11, 31);
const CUPS = ["cup", "groups_cup", "league_phase_cup"] as const;

describe.each(CUPS)("the engine's %s", (kind) => {
  const competition = testCompetition(kind);
  const season = kind === "groups_cup" ? "2025" : "2025-26";
  const matchesAt = (now: number): MatchAt[] =>
    engine.season(competition.id, season, now).map((fixture) => ({ fixture, state: engine.stateAt(fixture, now) }));
  const bracketAt = (now: number) => {
    const matches = matchesAt(now);
    return buildBracket(matches, planOf({ competition, season, matches })!);
  };
  const whole = bracketAt(LATE);

  it("joins each tie to the next, down to the final", () => {
    for (const [index, { ties }] of whole.rounds.entries()) {
      expect(ties).toHaveLength(2 ** (whole.rounds.length - 1 - index));
      for (const tie of ties) {
        expect(winnerIdOf(tie)).toBeDefined();
        const next = whole.rounds[index + 1]?.ties.find(({ id }) => id === tie.feeds?.tieId);
        if (next) expect(next[tie.feeds!.slot].teamId).toBe(winnerIdOf(tie));
      }
    }
    expect(whole.rounds.at(-1)!.ties[0]!.feeds).toBeUndefined();
  });

  it("has every knock-out match in one tie, two where there are legs", () => {
    const inTies = whole.rounds.flatMap(({ ties }) =>
      ties.flatMap(({ matches }) => matches.map(({ fixture }) => fixture.id)),
    );
    const stages = new Set<string>(whole.rounds.map(({ stage }) => stage));
    const played = matchesAt(LATE).filter(({ fixture }) => stages.has(fixture.stage));
    expect(inTies.sort()).toEqual(played.map(({ fixture }) => fixture.id).sort());
    for (const tie of whole.rounds.flatMap(({ ties }) => ties)) expect(tie.matches).toHaveLength(tie.legs);
  });

  it("keeps its ties in their places from the first day on, and never names a team too early", () => {
    const all = matchesAt(LATE);
    const [start, end] = [all[0]!.fixture.kickOff, all.at(-1)!.fixture.kickOff];
    for (let part = 0; part <= 8; part++) {
      const now = start + ((end - start) * part) / 8;
      const { rounds } = bracketAt(now);
      const known = new Set(matchesAt(now).flatMap(({ fixture: { homeId, awayId } }) => [homeId, awayId]));
      for (const [round, { ties }] of rounds.entries()) {
        for (const [index, tie] of ties.entries()) {
          const later = whole.rounds[round]!.ties[index]!;
          const laterTeams = [later.home.teamId, later.away.teamId];
          for (const slot of [tie.home, tie.away]) {
            if (slot.teamId === undefined) continue;
            expect(laterTeams).toContain(slot.teamId);
            expect(known).toContain(slot.teamId);
          }
        }
      }
    }
  });
});

describe("a basketball play-off", () => {
  const competition = {
    id: "8001",
    sport: "basketball" as const,
    teamIds: [],
    format: {
      kind: "basketball_league" as const,
      times: 4 as const,
      playoffs: {
        teams: 8 as const,
        bestOf: [3, 5, 7] as const,
        isByConference: true as const,
        hasPlayIn: true as const,
      },
    },
    basketball: {
      periods: 4 as const,
      book: "nba" as const,
      periodMinutes: 12 as const,
      table: "nba" as const,
      conferences: ["east", "west"].map((key) => ({ key, names: { en: key }, teamIds: [] })),
    },
  };
  const simulated = { source: "simulated" as const };
  const game = (home: string, away: string, score: readonly [number, number]) =>
    knockoutMatch("quarter_final", home, away, { score, ...simulated });

  it("seeds each conference by itself, the play-in's winners taking the last places", () => {
    const matches: MatchAt[] = [knockoutMatch("playin", "E4", "E5", simulated)];
    const { rounds } = buildBracket(matches, planOf({ competition, season: "2025-26", matches })!);
    expect(rounds.map(({ stage, ties }) => [stage, ties.length, ties[0]!.bestOf])).toEqual([
      ["quarter_final", 4, 3],
      ["semi_final", 2, 5],
      ["final", 1, 7],
    ]);
    expect(rounds[0]!.ties.map(({ home, away }) => [home.placeholder, away.placeholder])).toEqual(
      ["east", "west"].flatMap((conference) =>
        [
          [1, 4],
          [2, 3],
        ].map((pair) => pair.map((rank) => ({ kind: "rank", rank, conference }))),
      ),
    );
  });

  it("puts games into series, and these where their teams are seeded", () => {
    const matches = [game("W1", "W4", [90, 80]), game("W4", "W1", [70, 80]), game("E2", "E3", [90, 80])];
    const isFrom = (teamId: string, place: { kind: string; rank?: number; conference?: string }) =>
      place.kind === "rank" && teamId === `${place.conference === "east" ? "E" : "W"}${place.rank}`;
    const { rounds } = buildBracket(matches, planOf({ competition, season: "2025-26", matches, isFrom })!);
    const [, second, third] = rounds[0]!.ties;
    expect(second).toMatchObject({ home: { teamId: "E2" }, seriesWins: [1, 0] });
    expect(third).toMatchObject({ home: { teamId: "W1" }, seriesWins: [2, 0], winner: "home", decidedBy: "SERIES" });
    expect(rounds[1]!.ties[1]!.home).toEqual({ teamId: "W1" });
  });
});
