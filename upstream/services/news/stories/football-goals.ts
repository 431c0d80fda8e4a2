import type { Side } from "#contract/domain/match";
import { sideAhead, sideIndex } from "../../../match/score.ts";
import { otherSide } from "../../../match/sides.ts";
import type { FootballData, GoalFact } from "./football-data.ts";

/** The goal after which the winner was never level or behind again. */
export function decisiveGoal(goals: readonly GoalFact[], winner: Side): GoalFact | undefined {
  const lastLevel = goals.findLastIndex(({ score }) => sideAhead(score) !== winner);
  return goals[lastLevel + 1];
}

/** A side's lead after a goal; negative if it is behind. */
export const leadOf = (side: Side, { score }: GoalFact): number =>
  score[sideIndex(side)] - score[sideIndex(otherSide(side))];

/** Players with their number of goals, own goals aside; the most first. */
export function scorersOf({ goals }: Pick<FootballData, "goals">): { goal: GoalFact; count: number }[] {
  const counts = new Map<string, { goal: GoalFact; count: number }>();
  for (const goal of goals) {
    if (!goal.player || goal.how === "own") continue;
    const key = `${goal.side} ${goal.player.names.en}`;
    counts.set(key, { goal, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

export const isBefore = (a: GoalFact["at"], b: GoalFact["at"]): boolean =>
  a.minute < b.minute || (a.minute === b.minute && (a.addedMinute ?? 0) < (b.addedMinute ?? 0));
