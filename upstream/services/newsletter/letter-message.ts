import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";

/** The newsletter's subject and language; without a sport about both. */
export interface LetterChoice {
  language: LocaleCode;
  sport?: Sport;
}

/** A week's letter in one language. `week`: the Monday on which it is sent, `2026-11-23`. */
export interface LetterRun {
  week: string;
  language: LocaleCode;
}

/** Messages of LETTERS, which may be delivered more than once. */
export type LetterMessage =
  /** A request to subscribe this address. */
  | ({ kind: "request"; email: string } & LetterChoice)
  /** The week's letter for the next subscriptions after this id. */
  | ({ kind: "letters"; after: string } & LetterRun)
  /** The same for subscriptions that the mail service did not accept before. */
  | ({ kind: "again"; ids: string[]; attempt: number } & LetterRun);
