import type { CountsWire } from "#contract/calls/people/people-wire";
import type { BasketballAverages, FootballCounts, TransferKind } from "#contract/domain/people";
import type { LocaleCode } from "#contract/tables/locales";
import { countryByCode } from "../../competitions/world/world.ts";
import { nameIn } from "../../data/entries/names.ts";
import type { TeamEntry } from "../../data/entries/types.ts";
import type { SeasonStatistics } from "../../matches/history/season-statistics.ts";
import type { Side } from "../../simulator/people/transfers.ts";
import type { Person } from "../../simulator/people/types.ts";

/** The date of an instant in milliseconds, or of YYYY-MM-DD, in the feed's format: dd.MM.yy. */
export function feedDate(date: string | number): string {
  const [year = "", month, day] = (typeof date === "number" ? new Date(date).toISOString() : date)
    .slice(0, 10)
    .split("-");
  return `${day}.${month}.${year.slice(2)}`;
}

const MILLION = 1_000_000;
const WORDS: Record<Exclude<TransferKind, "fee">, string> = {
  loan: "Loan",
  loan_end: "End of loan",
  free: "Free",
  youth: "Youth",
  draft: "Draft",
  trade: "Trade",
  retired: "Retired",
  unknown: "Unknown",
};

/** "€ 55M", "€ 350K", or a word. */
export function feeText({ kind, feeEur = 0 }: { kind: TransferKind; feeEur?: number }): string {
  if (kind !== "fee") return WORDS[kind];
  return feeEur >= MILLION ? `€ ${feeEur / MILLION}M` : `€ ${feeEur / 1_000}K`;
}

/** Id, key and name in the feed's form. */
export function personFields({ id, key, names }: Pick<Person, "id" | "key" | "names">, locale: LocaleCode) {
  const { name, isFallback } = nameIn(names, locale);
  return { id, key, name, nameIsFallback: isFallback || undefined };
}

export const teamName = ({ names }: TeamEntry, locale: LocaleCode): string => nameIn(names, locale).name;

/** A transfer's club; one without a page has only a name. */
export function sideWire(side: Side, locale: LocaleCode): { name: string; id?: string; key?: string } {
  if ("names" in side) return { name: nameIn(side.names, locale).name };
  const { team } = side;
  return { name: teamName(team, locale), id: team.id, key: team.key };
}

export const countryName = (code: string, locale: LocaleCode): string | undefined => {
  const country = countryByCode(code);
  return country && nameIn(country.names, locale).name;
};

/** The feed's letter for a position; forwards are "A" (attackers). */
export const feedPosition = (role: string): string => (role === "F" ? "A" : role);

const footballCounts = (counts: FootballCounts | undefined) => ({
  minutes: counts?.minutes ?? null,
  appearences: counts?.appearances ?? null,
  lineups: counts?.starts ?? null,
  substitute_in: counts?.cameOn ?? null,
  substitute_out: counts?.wentOff ?? null,
  goals: counts?.goals ?? null,
  penaltyGoals: counts?.penaltyGoals ?? null,
  assists: counts?.assists ?? null,
  yellowcards: counts?.yellow ?? null,
  yellowred: counts?.secondYellow ?? null,
  redcards: counts?.red ?? null,
  rating: counts?.rating ?? null,
});

const basketballAverages = (averages: BasketballAverages | undefined) => ({
  games: averages?.games ?? null,
  starts: averages?.starts ?? null,
  minutesAvg: averages?.minutes ?? null,
  pointsAvg: averages?.points ?? null,
  reboundsAvg: averages?.rebounds ?? null,
  assistsAvg: averages?.assists ?? null,
  stealsAvg: averages?.steals ?? null,
  blocksAvg: averages?.blocks ?? null,
  turnoversAvg: averages?.turnovers ?? null,
  foulsAvg: averages?.fouls ?? null,
  fieldGoalPct: averages?.fieldGoalPct ?? null,
  threePointPct: averages?.threePointPct ?? null,
  freeThrowPct: averages?.freeThrowPct ?? null,
});

/** A player's counts in a season; all null if nobody counted. */
export const countsWire = (statistics: SeasonStatistics | undefined, playerId: string): CountsWire => ({
  ...footballCounts(statistics?.football.get(playerId)),
  ...basketballAverages(statistics?.basketball.get(playerId)),
});
