import type { LocaleCode } from "#contract/tables/locales";

/** Where a score stands: in a cell or beside a label, in a sentence, or between the names of its sides. */
export type ScorePlace = "cell" | "sentence" | "names";

type Marks = Readonly<Record<ScorePlace, string>>;

const everywhere = (mark: string): Marks => ({ cell: mark, sentence: mark, names: mark });

/** Between the two numbers. Brazilian sentences say "2 a 1", and "2 x 1" between names; the spaces do not break. */
const MARKS: Readonly<Record<LocaleCode, Marks>> = {
  en: everywhere("-"),
  th: everywhere("-"),
  vn: everywhere("-"),
  kh: everywhere("-"),
  "zh-Hans": everywhere("-"),
  "zh-Hant": everywhere(":"),
  pt: { cell: "-", sentence: "\u00a0a\u00a0", names: "\u00a0x\u00a0" },
};

/** A score as written by the language's press: numbers, or what stands for them before they are known. */
export const scoreText = (
  score: readonly [number | string, number | string],
  locale: LocaleCode,
  place: ScorePlace,
): string => score.join(MARKS[locale][place]);
