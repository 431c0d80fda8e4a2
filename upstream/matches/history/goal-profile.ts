import type { GoalStatWire } from "#contract/calls/analysis/goals";
import type { Pair } from "#contract/domain/match";
import { countedScore } from "../../competitions/sports/counted-score.ts";
import { average, countOf, sumOf } from "./aggregate.ts";
import { firstGoalsByInterval, goalsByInterval, isOfNinety, type TimedGoal } from "./goal-intervals.ts";
import { outcomeOf, type SeenMatch, turned } from "./perspective.ts";

/** A match's goals from a team's perspective, its own first. `goals` is absent if the source gives no minutes. */
export interface GoalGame {
  scored: number;
  conceded: number;
  halfTime?: Pair;
  goals?: TimedGoal[];
}

/** Awarded goals were never scored. */
export const wasPlayed = ({ match }: Pick<SeenMatch, "match">): boolean => match.state.phase !== "AWARDED";

/** A football match with its goals in ninety minutes; with times only if the listed goals add up to the score. */
export function toGoalGame({ match: { state }, side }: SeenMatch): GoalGame {
  const [scored, conceded] = turned(countedScore(state, "football") ?? [0, 0], side);
  const goals = state.goals
    .filter(isOfNinety)
    .toSorted((a, b) => a.minute - b.minute || (a.addedMinute ?? 0) - (b.addedMinute ?? 0))
    .map((goal) => ({ isOwn: goal.side === side, minute: goal.minute }));
  const isTimed = goals.length === scored + conceded && countOf(goals, ({ isOwn }) => isOwn) === scored;
  return {
    scored,
    conceded,
    ...(state.halfTime && { halfTime: turned(state.halfTime, side) }),
    ...(isTimed && { goals }),
  };
}

/** 0.5, 1, 1.5 … 5.5: half lines win or lose, whole ones can push. */
const LINES = Array.from({ length: 11 }, (_, index) => (index + 1) / 2);

const totalOf = ({ scored, conceded }: GoalGame): number => scored + conceded;

const buildTotals = (games: readonly GoalGame[]): GoalStatWire["totals"] =>
  LINES.map((line) => ({
    line: String(line),
    over: countOf(games, (game) => totalOf(game) > line),
    under: countOf(games, (game) => totalOf(game) < line),
    push: countOf(games, (game) => totalOf(game) === line),
  }));

/** This many goals or more share a row. */
const MOST_EXACT = 4;

const buildExactGoals = (games: readonly GoalGame[]): GoalStatWire["exactGoals"] =>
  Array.from({ length: MOST_EXACT + 1 }, (_, goals) => ({
    goals: goals === MOST_EXACT ? `${goals}+` : String(goals),
    count: countOf(games, ({ scored }) => Math.min(scored, MOST_EXACT) === goals),
  }));

const OUTCOMES = ["W", "D", "L"] as const;

function halfFullOf(games: readonly GoalGame[]): Record<string, number> {
  const counts = Object.fromEntries(OUTCOMES.flatMap((half) => OUTCOMES.map((full) => [`${half}${full}`, 0])));
  for (const { halfTime, scored, conceded } of games) {
    if (halfTime) counts[`${outcomeOf(...halfTime)}${outcomeOf(scored, conceded)}`]! += 1;
  }
  return counts;
}

/** A team's goals over a number of matches. */
export function goalProfile(games: readonly GoalGame[]): GoalStatWire {
  const scored = sumOf(games, (game) => game.scored);
  const conceded = sumOf(games, (game) => game.conceded);
  const timed = games.flatMap(({ goals }) => (goals ? [goals] : []));
  const odd = countOf(games, (game) => totalOf(game) % 2 === 1);
  return {
    matches: games.length,
    scored,
    conceded,
    avgScored: average(scored, games.length),
    avgConceded: average(conceded, games.length),
    cleanSheets: countOf(games, (game) => game.conceded === 0),
    failedToScore: countOf(games, (game) => game.scored === 0),
    btts: countOf(games, (game) => game.scored > 0 && game.conceded > 0),
    totals: buildTotals(games),
    exactGoals: buildExactGoals(games),
    timedMatches: timed.length,
    byInterval: goalsByInterval(timed),
    firstGoalInterval: firstGoalsByInterval(timed),
    htft: halfFullOf(games),
    oddEven: { odd, even: games.length - odd },
  };
}
