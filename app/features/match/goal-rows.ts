import type { Goal, Pair } from "#contract/domain/match";
import { formatMinute } from "~/features/match-row/match-status";

export interface GoalRow extends Pick<Goal, "side" | "player" | "isPenalty" | "isOwnGoal"> {
  /** 67, or 45+2. */
  minute: string;
  /** The score that the goal made. */
  score: Pair;
}

/** Goals in the order in which they fell, with the score after each. */
export function goalRows(goals: readonly Goal[]): GoalRow[] {
  const inOrder = goals.toSorted((a, b) => a.minute - b.minute || (a.addedMinute ?? 0) - (b.addedMinute ?? 0));
  let [home, away] = [0, 0];
  return inOrder.map(({ side, player, isPenalty, isOwnGoal, minute, addedMinute }) => {
    if (side === "home") home += 1;
    else away += 1;
    return { side, player, isPenalty, isOwnGoal, minute: formatMinute(minute, addedMinute), score: [home, away] };
  });
}
