import { NAME_LETTERS } from "./secrets.ts";

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

/** Those of `of` equal parts that have names after one bound, up to another. */
export const partsBetween = (after: string, upTo: string, of: number): number[] =>
  Array.from({ length: of }, (_, part) => part).filter(
    (part) => boundOfNames(part, of) < upTo && boundOfNames(part + 1, of) > after,
  );

/** Which of `of` equal parts a username is in. */
export function partOfName(username: string, of: number): number {
  let part = 0;
  while (part < of - 1 && username > boundOfNames(part + 1, of)) part += 1;
  return part;
}
