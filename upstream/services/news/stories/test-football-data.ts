import type { Pair, Side } from "#contract/domain/match";
import type { TableRow } from "../../../competitions/standings/rank-teams.ts";
import type { TeamEntry } from "../../../data/entries/types.ts";
import type { MatchAt } from "../../../match/match.ts";
import type { FootballData, GoalFact } from "./football-data.ts";

// A football match between A and B, as tests of what reports choose need it.

export const team = (en: string): TeamEntry =>
  ({ id: en, key: en, sport: "football", country: "GB-ENG", names: { en } }) as TeamEntry;

const KICK_OFF = Date.parse("2026-11-21T15:00:00Z");

/** Goals in order: their side, minute and scorer. */
export function goalsOf(...goals: readonly [side: Side, minute: number, player?: string][]): GoalFact[] {
  const score: [number, number] = [0, 0];
  return goals.map(([side, minute, player = `${side} ${minute}`]) => {
    score[side === "home" ? 0 : 1] += 1;
    return { side, how: "open", player: { names: { en: player } }, at: { minute }, score: [...score] };
  });
}

/** A team's last matches against anyone, from its own view, latest first. */
export const recentOf = (id: string, ...scores: readonly Pair[]): MatchAt[] =>
  scores.map((score) => ({ fixture: { homeId: id, awayId: "other" }, state: { score } }) as unknown as MatchAt);

export const rowOf = (teamId: string, rank: number, points = 20): TableRow =>
  ({ teamId, rank, points, played: 10, won: 6, lost: 2 }) as TableRow;

export function footballData(goals: readonly GoalFact[], change: Partial<FootballData> = {}): FootballData {
  const score = goals.at(-1)?.score ?? [0, 0];
  return {
    fixture: { id: "1", competitionId: "101", kickOff: KICK_OFF, homeId: "A", awayId: "B", source: "simulated" },
    state: { phase: "FULL_TIME", score, halfTime: [0, 0] },
    competition: { id: "101", sport: "football", names: { en: "League" } },
    teams: { home: team("A"), away: team("B") },
    recent: { home: [], away: [] },
    next: {},
    timeZone: "UTC",
    teamOf: team,
    goals,
    reds: [],
    missedPenalties: [],
    cancelled: [],
    stats: {},
    ...change,
  } as unknown as FootballData;
}
