const WORD_JOINER = "\u2060";

/** A score within a sentence stays in one line: browsers would break "2-1" behind its hyphen. */
export const unbrokenScores = (text: string): string => text.replace(/(\d[-–])(?=\d)/g, `$1${WORD_JOINER}`);
