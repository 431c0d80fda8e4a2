/** More repetitions of a character than this are not a cheer any more. */
const MOST_IN_A_ROW = 60;
const IN_A_ROW = new RegExp(`(\\S)\\1{${MOST_IN_A_ROW},}`, "u");
/**
 * A line may occur this often. A text of more than twice as many words repeats itself if its words occur more than
 * three times each on average.
 */
const MOST_TIMES = 6;
/** Characters of the gist; many members write shorter ones ("Goal!"). */
const SHORT = 10;
const LONG = 30;

/** Recent comments with the same gist. */
export interface SameText {
  /** By the posting member. */
  own: number;
  /** By other members. */
  others: number;
}

function mostFrequent(parts: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** Whether a text consists of repetitions. */
export function repeatsItself(text: string): boolean {
  if (IN_A_ROW.test(text)) return true;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > MOST_TIMES * 2 && new Set(words).size * 3 < words.length) return true;
  return mostFrequent(text.split("\n").filter((line) => line.length > 3)) > MOST_TIMES;
}

/** Whether a text has been posted too often, by its gist. */
export function isPostedAgain(gist: string, { own, others }: SameText): boolean {
  if (own > 0 && gist.length >= SHORT) return true;
  return own > 2 || (others > 1 && gist.length >= LONG);
}
