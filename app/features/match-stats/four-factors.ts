import type { TFunction } from "i18next";
import type { GameStatRow } from "#contract/domain/game-info";
import type { Pair } from "#contract/domain/match";
import { betterSide, percent, type StatView } from "./stat-view.ts";

/** Free throws that end a possession: the part of them that the field's formulas take. */
const ENDS_POSSESSION = 0.44;
const COUNTS = ["fgm", "fga", "tpm", "ftm", "fta", "tov", "oreb", "dreb"] as const;
type Counts = Record<(typeof COUNTS)[number], number>;

interface Factor {
  key: "efg" | "tovRate" | "orebRate" | "ftRate";
  isHigherBetter: boolean;
  /** Part and total of which it is the share in per cent; a side's own counts, and the other's. */
  of(own: Counts, other: Counts): readonly [part: number, total: number];
}

/** Dean Oliver's four factors (Basketball on Paper, 2004), in the order of their weight. */
const FACTORS: readonly Factor[] = [
  { key: "efg", isHigherBetter: true, of: ({ fgm, tpm, fga }) => [fgm + tpm / 2, fga] },
  { key: "tovRate", isHigherBetter: false, of: ({ tov, fga, fta }) => [tov, fga + ENDS_POSSESSION * fta + tov] },
  { key: "orebRate", isHigherBetter: true, of: ({ oreb }, { dreb }) => [oreb, oreb + dreb] },
  { key: "ftRate", isHigherBetter: true, of: ({ ftm, fga }) => [ftm, fga] },
];

/** What decides basketball games, in whole per cent; empty unless everything that it is made of was counted. */
export function fourFactors(rows: readonly GameStatRow[], t: TFunction<"stats">): StatView[] {
  const byKey = new Map(rows.map(({ key, pair }): [string, Pair] => [key, pair]));
  const countsOf = (side: 0 | 1) =>
    Object.fromEntries(COUNTS.map((key) => [key, byKey.get(key)?.[side] ?? 0])) as Counts;
  const [home, away] = [countsOf(0), countsOf(1)];
  if (!COUNTS.every((key) => byKey.has(key)) || home.fga === 0 || away.fga === 0) return [];
  return FACTORS.map(({ key, isHigherBetter, of }) => {
    const shares = [percent(...of(home, away)), percent(...of(away, home))] as const;
    const better = betterSide(...shares, isHigherBetter);
    const [ours, theirs] = shares;
    return { key, name: t(`factor.${key}`), home: `${ours}%`, away: `${theirs}%`, shares, ...(better && { better }) };
  });
}
