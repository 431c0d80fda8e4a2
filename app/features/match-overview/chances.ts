import type { Side } from "#contract/domain/match";
import type { WinRate } from "#contract/domain/odds";
import { wholeHundred } from "#contract/odds/whole-hundred";

export type ResultKey = Side | "draw";

/** The chances of all results, in whole per cent, and what they come from. */
export interface ChancesView {
  parts: { of: ResultKey; percent: number }[];
  source: WinRate["source"];
  /** Companies or votes, if known. */
  sample?: number;
  /** By the companies' prices without their margin, as texts in the order of the parts; with their number. */
  prices?: { values: string; companies: number };
}

const ORDER = ["home", "draw", "away"] as const satisfies readonly ResultKey[];

type Shares = Pick<WinRate, "home" | "draw" | "away">;

/** In whole per cent; rounded shares that sum to something else than 100 are not those of all results, and stay so. */
function partsOf(shares: Shares): ChancesView["parts"] {
  const known = ORDER.filter((of) => shares[of] !== undefined);
  const rounded = known.map((of) => Math.round(shares[of] ?? 0));
  const isOfAll = Math.abs(rounded.reduce((sum, one) => sum + one, 0) - 100) <= 1;
  const percents = isOfAll ? wholeHundred(rounded) : rounded;
  return known.map((of, at) => ({ of, percent: percents[at] ?? 0 }));
}

/** `fair` is left out where the chances are those of the prices themselves. */
export function chancesView(
  rate: WinRate,
  fair: { shares: Shares; companies: number } | undefined,
): ChancesView | undefined {
  const parts = partsOf(rate);
  if (parts.every(({ percent }) => percent === 0)) return undefined;
  const values = fair && partsOf(fair.shares).map(({ percent }) => `${percent}%`);
  return {
    parts,
    source: rate.source,
    ...(rate.sample !== undefined && { sample: rate.sample }),
    ...(fair &&
      values &&
      rate.source !== "odds" && { prices: { values: values.join(" – "), companies: fair.companies } }),
  };
}
