import type { MatchStatistics, StatPeriod } from "#contract/domain/match-statistics";
import type { Sport } from "#contract/tables/sports";

/** As the address has them; without one, the whole match. */
const FOOTBALL: Readonly<Record<string, StatPeriod>> = { h1: "H1", h2: "H2", et: "ET" };
const GAME_PERIOD = /^[1-9]\d?$/;

/** A part of a match: football's by name, basketball's by number, 0 being the whole game. */
export type AskedPeriod = { sport: "football"; period: StatPeriod } | { sport: "basketball"; period: number };

/** What an address asks for; undefined where it cannot be read. */
export function readPeriod(query: URLSearchParams, sport: Sport): AskedPeriod | undefined {
  const word = query.get("period");
  if (sport === "football") {
    const period = word === null ? "ALL" : FOOTBALL[word];
    return period && { sport, period };
  }
  if (word === null) return { sport, period: 0 };
  return GAME_PERIOD.test(word) ? { sport, period: Number(word) } : undefined;
}

/** The query of a period's address. */
export function periodQuery(period: StatPeriod | number): string {
  if (period === "ALL" || period === 0) return "";
  return `?period=${typeof period === "number" ? period : period.toLowerCase()}`;
}

/** The rows of a period; those of none where it has not begun. */
export const rowsOf = ({ periods }: MatchStatistics, period: StatPeriod) =>
  periods.find((one) => one.period === period)?.rows ?? [];
