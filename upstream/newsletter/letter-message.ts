import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";

/** What the newsletter is about and in which language; without a sport about both. */
export interface LetterChoice {
  language: LocaleCode;
  sport?: Sport;
}

/** A week's letter in one language. `week`: the Monday on which it goes out, `2026-11-23`. */
export interface LetterRun {
  week: string;
  language: LocaleCode;
}

/** What LETTERS carries. A message may come more than once. */
export type LetterMessage =
  /** Somebody has asked for the newsletter for this address. */
  | ({ kind: "request"; email: string } & LetterChoice)
  /** The week's letter for the next subscriptions behind this id. */
  | ({ kind: "letters"; after: string } & LetterRun)
  /** The same for those whom the mail service would not take before. */
  | ({ kind: "again"; ids: string[]; attempt: number } & LetterRun);
