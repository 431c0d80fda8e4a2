/** What a rating says of a player's match, in three steps; keys of `lineups:band`. */
export const RATING_BANDS = ["good", "fair", "poor"] as const;
export type RatingBand = (typeof RATING_BANDS)[number];

const GOOD = 7;
const FAIR = 6;

/** The step of a rating (decimal text, 3.0 to 10.0); undefined for a text that is no number. */
export function ratingBand(rating: string): RatingBand | undefined {
  const value = Number.parseFloat(rating);
  if (!Number.isFinite(value)) return undefined;
  if (value >= GOOD) return "good";
  return value >= FAIR ? "fair" : "poor";
}
