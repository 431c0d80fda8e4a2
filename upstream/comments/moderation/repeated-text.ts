/** The same character so often in a row is no cheer any more. */
const MOST_IN_A_ROW = 60;
const IN_A_ROW = new RegExp(`(\\S)\\1{${MOST_IN_A_ROW},}`, "u");
/** A line so often, and each word of a text, on average, more than three times in twice as many words. */
const MOST_TIMES = 6;
/** Characters of the gist; shorter ones ("Goal!") are written by many. */
const SHORT = 10;
const LONG = 30;

/** What was posted lately with the same gist. */
export interface SameText {
  /** By the member who posts. */
  own: number;
  /** By other members. */
  others: number;
}

function mostFrequent(parts: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** A text that consists of the same again and again. */
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
