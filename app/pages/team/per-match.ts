import type { Sport } from "#contract/tables/sports";
import { adapterOf } from "~/sports/sports";
import type { AnyStandingsRow } from "~/sports/standings-columns";

export interface PerMatch {
  /** Decimal texts. */
  scored: string;
  conceded: string;
}

/** A team's goals scored and conceded per match, from its table row. Undefined before its first match. */
export function perMatch(row: AnyStandingsRow, sport: Sport): PerMatch | undefined {
  if (row.played === 0) return undefined;
  const { match, standings } = adapterOf(sport);
  const [scored, conceded] = standings.scored(row);
  const average = (sum: number) => (sum / row.played).toFixed(match.averageDigits);
  return { scored: average(scored), conceded: average(conceded) };
}
