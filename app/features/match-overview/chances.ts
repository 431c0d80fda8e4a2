import type { Side } from "#contract/domain/match";
import type { WinRate } from "#contract/domain/odds";

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

/** In whole per cent that sum to 100: the rounding error goes to the largest. */
function partsOf(shares: Shares): ChancesView["parts"] {
  const parts = ORDER.flatMap((of) => {
    const share = shares[of];
    return share === undefined ? [] : [{ of, percent: Math.round(share) }];
  });
  const sum = parts.reduce((all, { percent }) => all + percent, 0);
  const most = Math.max(...parts.map(({ percent }) => percent));
  const largest = parts.find(({ percent }) => percent === most);
  // Shares that sum to something else are not the shares of all results.
  if (!largest || Math.abs(sum - 100) > 1) return parts;
  return parts.map((part) => (part === largest ? { ...part, percent: part.percent + 100 - sum } : part));
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
