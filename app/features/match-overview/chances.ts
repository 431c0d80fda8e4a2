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

const partsOf = (shares: Shares): ChancesView["parts"] =>
  ORDER.flatMap((of) => {
    const share = shares[of];
    return share === undefined ? [] : [{ of, percent: Math.round(share) }];
  });

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
