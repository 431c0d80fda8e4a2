import type { TFunction } from "i18next";
import type { StatKey, StatRow } from "#contract/domain/match-statistics";
import type { LocaleCode } from "#contract/tables/locales";
import { formatFixed, formatNumber } from "~/features/people/format-amounts";
import { betterSide, type StatGroup, type StatView, sharesOfSum } from "./stat-view.ts";

/** Most important statistics first, then by subject. Every key is in one group. */
export const FOOTBALL_GROUPS = {
  overview: ["possession", "xg", "shots", "shotsOnTarget", "bigChances", "corners", "fouls", "yellowCards", "redCards"],
  shooting: ["shotsOffTarget", "shotsBlocked", "shotsInsideBox", "shotsOutsideBox", "hitWoodwork", "bigChancesMissed"],
  expected: ["xgOpenPlay", "xgSetPiece", "xgNonPenalty", "xgot"],
  attack: ["attacks", "dangerousAttacks", "touchesInBox", "dribbles", "dispossessed", "offsides"],
  passing: ["passes", "passAccuracy", "longBalls", "crosses"],
  defence: ["tackles", "interceptions", "clearances", "saves", "duelsWon", "groundDuelsWon", "aerialsWon"],
  other: ["freeKicks", "throwIns", "goalKicks", "substitutions"],
} as const satisfies Record<string, readonly StatKey[]>;

const GROUP_KEYS = Object.keys(FOOTBALL_GROUPS) as (keyof typeof FOOTBALL_GROUPS)[];
/** Neither more nor fewer is better, whatever a supplier says. */
const NEUTRAL: ReadonlySet<StatKey> = new Set(FOOTBALL_GROUPS.other);
const MOST_PERCENT = 100;

/** A period's numbers by group; without uncounted rows and empty groups. */
export function footballGroups(rows: readonly StatRow[], t: TFunction<"stats">, locale: LocaleCode): StatGroup[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return GROUP_KEYS.map((key) => ({
    key,
    name: t(`group.${key}`),
    rows: FOOTBALL_GROUPS[key].flatMap((one) => {
      const row = byKey.get(one);
      return row && (row.home !== null || row.away !== null) ? [statView(row, t, locale)] : [];
    }),
  })).filter((group) => group.rows.length > 0);
}

function statView(row: StatRow, t: TFunction<"stats">, locale: LocaleCode): StatView {
  const home = row.home ?? 0;
  const away = row.away ?? 0;
  // A side that was not counted cannot be compared.
  const isComparable = row.home !== null && row.away !== null && !NEUTRAL.has(row.key);
  const better = isComparable ? betterSide(home, away, row.isHigherBetter) : undefined;
  const shares = row.unit === "pct" ? ([percentage(home), percentage(away)] as const) : sharesOfSum(home, away);
  return {
    key: row.key,
    name: t(`stat.${row.key}`),
    home: numberText(row.home, row.homeOf, row.unit, locale),
    away: numberText(row.away, row.awayOf, row.unit, locale),
    shares,
    ...(better && { better }),
  };
}

const percentage = (value: number): number => Math.min(MOST_PERCENT, Math.max(0, value));

function numberText(
  value: number | null,
  attempts: number | undefined,
  unit: StatRow["unit"],
  locale: LocaleCode,
): string {
  if (value === null) return "–";
  if (unit === "xg") return formatFixed(value, 2, locale);
  const number = formatNumber(value, locale);
  if (unit === "pct") return `${number}%`;
  return attempts === undefined ? number : `${number}/${formatNumber(attempts, locale)}`;
}
