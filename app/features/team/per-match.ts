import type { BasketballStandingsRow, StandingsRow } from "#contract/domain/standings";

export interface PerMatch {
  /** Decimal texts. */
  scored: string;
  conceded: string;
}

/**
 * What a team scored and let in a match, by its row of the table: goals with two decimals, points of basketball with
 * one, as both sports write them. Undefined before its first match.
 */
export function perMatch(row: StandingsRow | BasketballStandingsRow): PerMatch | undefined {
  if (row.played === 0) return undefined;
  const [scored, conceded, digits] =
    "goalsFor" in row ? [row.goalsFor, row.goalsAgainst, 2] : [row.pointsFor, row.pointsAgainst, 1];
  return { scored: (scored / row.played).toFixed(digits), conceded: (conceded / row.played).toFixed(digits) };
}
