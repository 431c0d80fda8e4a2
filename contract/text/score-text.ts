/** Where a score stands: in a cell or beside a label, in a sentence, or between the names of its sides. */
export type ScorePlace = "cell" | "sentence" | "names";

/**
 * Marks between the two numbers in languages that write no hyphen. Brazilian sentences say "2 a 1", and "2 x 1" between
 * names; the spaces do not break.
 */
const MARKS: Readonly<Record<string, Readonly<Record<ScorePlace, string>>>> = {
  "zh-Hant": { cell: ":", sentence: ":", names: ":" },
  pt: { cell: "-", sentence: "\u00a0a\u00a0", names: "\u00a0x\u00a0" },
};

/** The mark between the two numbers of a score, in a language by its code or tag. */
export const scoreMark = (language: string, place: ScorePlace): string => MARKS[language]?.[place] ?? "-";

/**
 * A score as written by the press of a language (its code or tag): numbers, or what stands for them before they are
 * known.
 */
export const scoreText = (score: readonly (number | string)[], language: string, place: ScorePlace): string =>
  score.join(scoreMark(language, place));
