import type { Pair } from "#contract/domain/match";
import type { Measure } from "./rule-sets.ts";

/** A match that counts in a table. `kickOff` in milliseconds; the score without a shoot-out. */
export interface CountedMatch {
  homeId: string;
  awayId: string;
  score: Pair;
  kickOff: number;
}

/** What a team did in a set of matches. `points` before any deduction. */
export interface Tally {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
  awayGoals: number;
  awayWins: number;
  opponents: string[];
}

const emptyTally = (): Tally => ({
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  points: 0,
  awayGoals: 0,
  awayWins: 0,
  opponents: [],
});

const POINTS_FOR_WIN = 3;

function count(tally: Tally, scored: number, conceded: number, opponent: string): void {
  tally.played += 1;
  tally.won += scored > conceded ? 1 : 0;
  tally.drawn += scored === conceded ? 1 : 0;
  tally.lost += scored < conceded ? 1 : 0;
  tally.goalsFor += scored;
  tally.goalsAgainst += conceded;
  tally.points += scored > conceded ? POINTS_FOR_WIN : scored === conceded ? 1 : 0;
  tally.opponents.push(opponent);
}

/** What each of `teamIds` did in the matches among them. */
export function tallyOf(teamIds: readonly string[], matches: readonly CountedMatch[]): Map<string, Tally> {
  const tallies = new Map(teamIds.map((id) => [id, emptyTally()]));
  for (const { homeId, awayId, score } of matches) {
    const [home, away] = [tallies.get(homeId), tallies.get(awayId)];
    if (!home || !away) continue;
    count(home, score[0], score[1], awayId);
    count(away, score[1], score[0], homeId);
    away.awayGoals += score[1];
    away.awayWins += score[1] > score[0] ? 1 : 0;
  }
  return tallies;
}

const difference = ({ goalsFor, goalsAgainst }: Tally): number => goalsFor - goalsAgainst;

/** The value of a measure; those of opponents add up what they did in the same matches. */
export function measureOf(teamId: string, measure: Measure, tallies: ReadonlyMap<string, Tally>): number {
  const tally = tallies.get(teamId)!;
  const ofOpponents = (value: (opponent: Tally) => number): number =>
    tally.opponents.reduce((sum, id) => sum + value(tallies.get(id)!), 0);
  const values: Record<Measure, () => number> = {
    points: () => tally.points,
    goalDifference: () => difference(tally),
    goalsFor: () => tally.goalsFor,
    wins: () => tally.won,
    awayGoals: () => tally.awayGoals,
    awayWins: () => tally.awayWins,
    opponentPoints: () => ofOpponents(({ points }) => points),
    opponentGoalDifference: () => ofOpponents(difference),
    opponentGoalsFor: () => ofOpponents(({ goalsFor }) => goalsFor),
  };
  return values[measure]();
}
