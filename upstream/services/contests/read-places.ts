import type { PlacePredictionWire } from "#contract/calls/contests/place-wire";
import { type EntryRow, type LeaderFacts, leaderWire, type PickRow } from "./entry-wire.ts";

/** The places in order of picking. Undefined for an entry without picks, which was entered but never filled in. */
export function placesWire(
  entry: EntryRow,
  picks: readonly PickRow[],
  facts: LeaderFacts,
): PlacePredictionWire | undefined {
  if (picks.length === 0) return undefined;
  return {
    user: leaderWire(entry, facts),
    picks: picks.toReversed().map(({ matchId, choice, points }) => ({ slotId: matchId, teamId: choice, points })),
    submittedAt: Math.max(...picks.map(({ placedAt }) => placedAt)),
  };
}
