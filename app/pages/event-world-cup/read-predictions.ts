import type { PlacePrediction, PlacePredictions, SettledPlacePick } from "#contract/domain/contests";
import { fieldsOf, listOf, textOf, type WireFields } from "~/browser/wire-fields";
import { flagOf, intOf, readLeader } from "~/features/contest/read-leaders";

// Parsed by hand to keep zod out of the browser.

function readPick({ slotId, teamId, points }: WireFields): SettledPlacePick[] {
  const [slot, team, given] = [textOf(slotId), textOf(teamId), intOf(points)];
  return slot && team ? [{ slotId: slot, teamId: team, ...(given !== undefined && { points: given }) }] : [];
}

function readPrediction({ user, picks, submittedAt }: WireFields): PlacePrediction[] {
  const leader = readLeader(fieldsOf(user));
  return leader ? [{ leader, picks: listOf(picks).flatMap(readPick), submittedAt: intOf(submittedAt) ?? 0 }] : [];
}

/** A page of others' predictions; malformed rows are dropped. */
export function readPredictions(data: unknown): PlacePredictions {
  const { list, hasNext, lastId } = fieldsOf(data);
  return {
    predictions: listOf(list).flatMap(readPrediction),
    hasNext: flagOf(hasNext),
    ...(textOf(lastId) && { lastId: textOf(lastId) }),
  };
}
