import type { CompetitionLeader } from "#contract/domain/competition-info";
import type { LeaderKey } from "#contract/tables/competition-keys";
import type { LocaleCode } from "#contract/tables/locales";
import { formatFixed, formatNumber } from "~/features/people/format-amounts";

export interface ShownLeader extends CompetitionLeader {
  rank: number;
  /** The season's total, or the average per game with one decimal. */
  figure: string;
}

const figureOf = ({ value, games }: CompetitionLeader, locale: LocaleCode): string =>
  games ? formatFixed(value / games, 1, locale) : formatNumber(value, locale);

/** The leaders of a statistic, best first as they come; equal figures share a rank: 1, 2, 2, 4. */
export function rankedLeaders(
  leaders: readonly CompetitionLeader[],
  key: LeaderKey,
  locale: LocaleCode,
): ShownLeader[] {
  const rows = leaders
    .filter((leader) => leader.key === key)
    .map((leader) => ({ ...leader, figure: figureOf(leader, locale) }));
  return rows.map((row) => ({ ...row, rank: rows.findIndex(({ figure }) => figure === row.figure) + 1 }));
}
