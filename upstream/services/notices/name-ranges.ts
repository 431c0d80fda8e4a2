import { NAME_LETTERS } from "../../platform/secrets.ts";

/** Followers of a chunk on average: few enough to be one page. */
export const FOLLOWERS_OF_CHUNK = 300;
/** Chunks that one message handles, if there are few. */
const CHUNKS_OF_RANGE = 8;
/** A queue takes as many messages in one call. */
const MOST_RANGES = 100;

const SORTED = [...NAME_LETTERS].sort();
/** Letters of a bound: a million parts. */
const PRECISION = 4;
const LAST = "\u{10ffff}";

/**
 * Bound `index` of `of` equal parts of all usernames: the first part are those after bound 0, up to bound 1. Usernames
 * are random, so their order is that of a hash: each part has about as many members, whatever they follow.
 */
export function boundOfNames(index: number, of: number): string {
  if (index <= 0) return "";
  if (index >= of) return LAST;
  let rest = Math.floor((index * SORTED.length ** PRECISION) / of);
  let bound = "";
  for (let digit = PRECISION - 1; digit >= 0; digit -= 1) {
    const worth = SORTED.length ** digit;
    bound += SORTED[Math.floor(rest / worth)];
    rest %= worth;
  }
  return bound;
}

interface NameRange {
  from: number;
  to: number;
  of: number;
}

/** Ranges of chunks that messages of their own work through, for about this many followers. */
export function rangesFor(followers: number): NameRange[] {
  const of = Math.max(1, Math.ceil(followers / FOLLOWERS_OF_CHUNK));
  const count = Math.min(MOST_RANGES, Math.ceil(of / CHUNKS_OF_RANGE));
  const bound = (index: number) => Math.floor((index * of) / count);
  return Array.from({ length: count }, (_, index) => ({ from: bound(index), to: bound(index + 1), of }));
}
