import type { Goal, Side } from "#contract/domain/match";
import { parseMinute } from "#contract/domain/status";
import { isObject } from "./json-object.ts";

const FULL_TIME = 90;
const EXTRA_TIME = 120;
const MOST_ADDED = 30;

/** A possible minute of play: "121" is another way to write 120+1. */
export function playedMinute(regular: number, added: number): Pick<Goal, "minute" | "addedMinute"> | undefined {
  if (!Number.isInteger(regular) || !Number.isInteger(added) || regular < 1 || added < 0) return undefined;
  const minute = Math.min(regular, EXTRA_TIME);
  const over = regular - minute + added;
  return over > MOST_ADDED ? undefined : { minute, ...(over > 0 && { addedMinute: over }) };
}

/** Minute 90 and offset 2, "90+2", or "90". Without extra time, "92" means 90+2. */
function readMinute(
  minute: unknown,
  offset: unknown,
  hasExtraTime: boolean,
): Pick<Goal, "minute" | "addedMinute"> | undefined {
  const read = parseMinute(String(minute ?? ""));
  if (!read) return undefined;
  const played = playedMinute(read.minute, read.addedMinute ?? Number(offset ?? 0));
  if (!played || hasExtraTime || played.minute <= FULL_TIME) return played;
  const over = played.minute - FULL_TIME + (played.addedMinute ?? 0);
  return over > MOST_ADDED ? undefined : { minute: FULL_TIME, addedMinute: over };
}

function readGoal(goal: unknown, side: Side, hasExtraTime: boolean): Goal | undefined {
  if (!isObject(goal)) return undefined;
  const minute = readMinute(goal.minute, goal.offset, hasExtraTime);
  if (!minute) return undefined;
  return {
    side,
    ...minute,
    ...(typeof goal.name === "string" && goal.name.trim() !== "" && { player: goal.name.trim().toWellFormed() }),
    ...(goal.penalty === true && { isPenalty: true }),
    ...(goal.owngoal === true && { isOwnGoal: true }),
  };
}

const inOrder = (a: Goal, b: Goal): number => a.minute - b.minute || (a.addedMinute ?? 0) - (b.addedMinute ?? 0);

/**
 * Reads `goals1` and `goals2`, which list a goal under the side it counts for, own goals too. Undefined if the row
 * names no scorers at all; if it has one list, the other is empty.
 */
export function parseGoals(
  goals1: unknown,
  goals2: unknown,
  hasExtraTime: boolean,
): { goals?: Goal[] } | { reason: string } {
  if (goals1 === undefined && goals2 === undefined) return {};
  const goals: Goal[] = [];
  for (const [field, list, side] of [
    ["goals1", goals1, "home"],
    ["goals2", goals2, "away"],
  ] as const) {
    if (list !== undefined && !Array.isArray(list)) return { reason: `${field} is not a list` };
    for (const [index, item] of (list ?? []).entries()) {
      const goal = readGoal(item, side, hasExtraTime);
      if (!goal) return { reason: `${field}[${index}] has no possible minute: ${JSON.stringify(item)}` };
      goals.push(goal);
    }
  }
  return { goals: goals.sort(inOrder) };
}
