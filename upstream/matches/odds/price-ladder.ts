import { withMargin } from "#contract/odds/margin";
import type { Ladder } from "../../data/odds/companies.ts";

/** Steps of the ladder up to each price, in hundredths. */
const STEPS: readonly (readonly [below: number, step: number])[] = [
  [200, 1],
  [300, 5],
  [600, 10],
  [1_000, 25],
  [2_000, 100],
  [5_000, 100],
  [Number.POSITIVE_INFINITY, 500],
];

/** Profits of traditional fractions, 1/100 to 200/1, as decimal prices in hundredths. */
const FRACTIONS: readonly number[] = [
  101, 102, 103, 104, 105, 106, 107, 108, 110, 111, 112, 114, 117, 120, 122, 125, 128, 130, 133, 136, 140, 144, 150,
  153, 157, 162, 167, 173, 180, 183, 187, 191, 195, 200, 205, 210, 220, 225, 230, 238, 240, 250, 260, 263, 270, 275,
  280, 290, 300, 310, 320, 325, 330, 340, 350, 360, 375, 380, 390, 400, 420, 433, 450, 475, 500, 525, 550, 575, 600,
  650, 700, 750, 800, 850, 900, 950, 1_000, 1_100, 1_200, 1_300, 1_400, 1_500, 1_700, 1_900, 2_100, 2_300, 2_600, 2_900,
  3_400, 4_100, 5_100, 6_700, 8_100, 10_100, 12_600, 15_100, 20_100,
];

/** The lowest and the highest price offered, in hundredths. */
const LOWEST = 101;
const HIGHEST = 20_100;

/** The price of a company's ladder nearest to a computed one, in hundredths. */
function written(price: number, ladder: Ladder): number {
  const hundredths = Math.max(LOWEST, Math.min(HIGHEST, Math.round(100 * price)));
  if (ladder === "hundredths") return hundredths;
  if (ladder === "fractions") return nearest(hundredths);
  const step = STEPS.find(([below]) => hundredths < below)![1];
  return Math.round(hundredths / step) * step;
}

function nearest(hundredths: number): number {
  const above = FRACTIONS.findIndex((one) => one >= hundredths);
  const [low, high] = [FRACTIONS[Math.max(0, above - 1)]!, FRACTIONS[above]!];
  return hundredths - low < high - hundredths ? low : high;
}

/** The highest and the lowest probability at which companies offer a price. */
const MOST = 0.985;
const LEAST = 0.005;
/** The shortest price that a margin may lead to. */
const SHORTEST = 1.01;

function bounded(chances: readonly number[]): number[] {
  const within = chances.map((chance) => Math.max(LEAST, Math.min(MOST, chance)));
  const sum = within.reduce((total, chance) => total + chance, 0);
  return within.map((chance) => chance / sum);
}

/** Decimal prices with a margin (0.05 is 5 %), which shrinks if an outcome is almost certain. */
export function priced(chances: readonly number[], margin: number, ladder: Ladder): number[] {
  const fair = bounded(chances);
  const space = 1 / (SHORTEST * Math.max(...fair)) - 1;
  return withMargin(fair, Math.max(0, Math.min(margin, space))).map((price) => written(price, ladder) / 100);
}
