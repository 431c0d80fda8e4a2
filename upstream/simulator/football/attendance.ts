import type { TeamEntry } from "../../data/entries/types.ts";
import type { Fixture } from "../../match/match.ts";
import { createRandom } from "../../platform/random.ts";

/** Weak teams draw smaller crowds: the share of seats taken at a strength of 0, and the addition per point. */
const EMPTY = 0.22;
const BY_STRENGTH = 0.0078;

/** The attendance, at most the number of seats. */
export function attendanceOf({ id }: Fixture, capacity: number, home: TeamEntry, away: TeamEntry): number {
  const random = createRandom(`attendance ${id}`);
  const share = EMPTY + BY_STRENGTH * (0.7 * home.strength + 0.3 * away.strength) + (random.next() - 0.5) * 0.24;
  return Math.floor(capacity * Math.min(0.995, Math.max(0.05, share)));
}
