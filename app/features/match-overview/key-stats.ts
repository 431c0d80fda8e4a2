import type { i18n } from "i18next";
import type { GameStatistics, GameStatRow } from "#contract/domain/game-info";
import type { MatchStatistics, StatKey } from "#contract/domain/match-statistics";
import type { LocaleCode } from "#contract/tables/locales";
import { footballGroups } from "~/features/match-stats/football-groups";
import { fourFactors } from "~/features/match-stats/four-factors";
import { gameGroups } from "~/features/match-stats/game-groups";
import type { StatGroup, StatView } from "~/features/match-stats/stat-view";

const FOOTBALL = ["possession", "xg", "shots", "shotsOnTarget", "corners"] as const satisfies readonly StatKey[];
const GAME = ["fieldGoals", "threePointers", "reb", "ast", "tov"] as const;

/** What a table of them is called, and its rows. */
export interface KeyStatsView {
  name: string;
  rows: StatView[];
}

interface Shown {
  texts: i18n;
  locale: LocaleCode;
  /** Rows without figures stand there as well, because these will come: nothing moves when they do. */
  isOpen: boolean;
}

/** Five statistics of a football match that say most about it; those that nobody counts are left out. */
export function footballKeyStats({ periods }: MatchStatistics, { texts, locale, isOpen }: Shown): KeyStatsView {
  const t = texts.getFixedT(null, "stats");
  const groups = footballGroups(periods.find(({ period }) => period === "ALL")?.rows ?? [], t, locale);
  return named(texts, pick(FOOTBALL, groups, isOpen ? (key) => t(`stat.${key}`) : undefined));
}

export const wholeGame = ({ periods }: GameStatistics): readonly GameStatRow[] =>
  periods.find(({ period }) => period === 0)?.rows ?? [];

/** The same of a basketball game; the four factors once it is over. */
export function gameKeyStats(statistics: GameStatistics, { texts, isOpen }: Shown): KeyStatsView {
  const t = texts.getFixedT(null, "stats");
  const rows = wholeGame(statistics);
  const factors = isOpen ? [] : fourFactors(rows, t);
  if (factors.length > 0) return { name: t("factors"), rows: factors };
  return named(texts, pick(GAME, gameGroups(rows, t), isOpen ? (key) => t(`game.${key}`) : undefined));
}

const named = (texts: i18n, rows: StatView[]): KeyStatsView => ({
  name: texts.getFixedT(null, "match")("tab.stats"),
  rows,
});

function pick<Key extends string>(
  keys: readonly Key[],
  groups: readonly StatGroup[],
  nameOf: ((key: Key) => string) | undefined,
): StatView[] {
  const known = new Map(groups.flatMap(({ rows }) => rows.map((row) => [row.key, row] as const)));
  return keys.flatMap(
    (key) =>
      known.get(key) ?? (nameOf ? { key, name: nameOf(key), home: "–", away: "–", shares: [0, 0] as const } : []),
  );
}
