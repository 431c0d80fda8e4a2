const WORD_JOINER = "\u2060";

/** Keeps a score in a sentence on one line: browsers would break "2-1" after its hyphen. */
export const unbrokenScores = (text: string): string => text.replace(/(\d[-–])(?=\d)/g, `$1${WORD_JOINER}`);
