import type { TFunction } from "i18next";
import type { GamePeriods, Match } from "#contract/domain/match";

/** Quarters or halves of a game; quarters until a source tells. */
export const regularPeriods = (match: Match): GamePeriods["count"] =>
  ("periods" in match ? match.periods?.count : undefined) ?? 4;

/**
 * The name of a basketball period, counted from 0: quarters or halves by number, then overtimes, numbered from the
 * second on.
 */
export function periodName(
  { count }: Pick<GamePeriods, "count">,
  index: number,
  t: TFunction<"rows">,
): { short: string; long: string } {
  if (index < count) {
    const number = index + 1;
    return { short: t("short.quarter", { number }), long: t("status.quarter", { number }) };
  }
  const overtime = index - count + 1;
  const numbered = (word: string) => (overtime === 1 ? word : `${word} ${overtime}`);
  return { short: numbered(t("short.overtime")), long: numbered(t("status.overtime")) };
}
