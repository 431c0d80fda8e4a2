import type { MatchStatistics, StatPeriod } from "#contract/domain/match-statistics";
import type { Sport } from "#contract/tables/sports";
import type { PeriodQuery } from "~/sports/sport-adapter";
import { adapterOf } from "~/sports/sports";

/** The period of an address; undefined if invalid. */
export const readPeriod = (query: URLSearchParams, sport: Sport): PeriodQuery | undefined =>
  adapterOf(sport).stats.readPeriod(query.get("period"));

/** The query of a period. */
export function periodQuery(period: StatPeriod | number): string {
  if (period === "ALL" || period === 0) return "";
  return `?period=${typeof period === "number" ? period : period.toLowerCase()}`;
}

/** The rows of a period; empty if it has not started. */
export const rowsOf = ({ periods }: MatchStatistics, period: StatPeriod) =>
  periods.find((one) => one.period === period)?.rows ?? [];
