const NUMBERS = 1_000;
const DIGITS = 3;
/** A prime, so that keys that differ in one letter have different numbers. */
const FACTOR = 31;

const numberOf = (entryId: string): number =>
  [...entryId].reduce((sum, letter) => (sum * FACTOR + (letter.codePointAt(0) ?? 0)) % NUMBERS, 0);

/**
 * A participant's masked name with a number of their entry: many masked names are equal, and fans talk about ranks.
 * Members who have left have no name.
 */
export const leaderName = (masked: string, entryId: string): string =>
  masked && `${masked}\u00a0#${`${numberOf(entryId)}`.padStart(DIGITS, "0")}`;
