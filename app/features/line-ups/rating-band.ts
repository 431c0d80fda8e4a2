/** Three bands of ratings; keys of `lineups:band`. */
export const RATING_BANDS = ["good", "fair", "poor"] as const;
type RatingBand = (typeof RATING_BANDS)[number];

const GOOD = 7;
const FAIR = 6;

/** The band of a rating (decimal text, 3.0 to 10.0); undefined if it is not a number. */
export function ratingBand(rating: string): RatingBand | undefined {
  const value = Number.parseFloat(rating);
  if (!Number.isFinite(value)) return undefined;
  if (value >= GOOD) return "good";
  return value >= FAIR ? "fair" : "poor";
}
