const WORD_JOINER = "\u2060";

/** Before each Thai consonant or leading vowel that another letter or mark of the same word precedes. */
const BETWEEN_SYLLABLES = /(?<=[\u0e01-\u0e3a\u0e45-\u0e4e])(?=[\u0e01-\u0e2e\u0e40-\u0e44])/gu;

/**
 * Keeps each word of a Thai name on one line. Browsers break Thai by a dictionary that has no foreign names and would
 * part them inside a syllable. Names in other scripts stay as they are.
 */
export const unbrokenName = (name: string): string => name.replace(BETWEEN_SYLLABLES, WORD_JOINER);
