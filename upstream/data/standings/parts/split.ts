import type { SplitRound } from "#contract/tables/standings-keys";

/** What clubs take along into a round: all points, half of them (a half point is lost, or made whole), or none. */
export const CARRIES = ["all", "half_down", "half_up", "none"] as const;
export type Carry = (typeof CARRIES)[number];

export interface RoundRule {
  round: SplitRound;
  /** Places of the regular season, both inclusive. */
  places: readonly [from: number, to: number];
  /** How often two of its clubs meet in it at most. */
  meetings: 1 | 2;
  carry: Carry;
}

/** A league that splits into rounds after its regular season. */
export interface SplitFormat {
  /** First and last season. */
  from: string;
  to?: string;
  clubs: number;
  /** How often two clubs meet in the regular season. */
  meetings: 1 | 2 | 3;
  rounds: readonly RoundRule[];
  /** Where the regulation is to be read. */
  source: string;
}

/** A championship round of the first clubs and a relegation round of the others. */
export const twoRounds = (
  clubs: number,
  first: number,
  meetings: readonly [1 | 2, 1 | 2],
  carry: Carry,
): RoundRule[] => [
  { round: "championship", places: [1, first], meetings: meetings[0], carry },
  { round: "relegation", places: [first + 1, clubs], meetings: meetings[1], carry },
];
