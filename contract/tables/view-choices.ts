import type { LocaleCode } from "./locales.ts";

/**
 * How a visitor sees matches, each off until chosen: competitions mixed by kick-off, a line per match, half-time scores
 * and points by period on phones too, no results, news spoken by screen readers only of matches that the visitor
 * follows, a line with prices below each match of a day's list, and one with corners and cards; no prices anywhere, or
 * prices where the operator hides them until chosen; the years of dates as Thailand counts them, and Khmer digits. In
 * the order of the cookie.
 */
export const VIEW_CHOICES = [
  "byKickOff",
  "compact",
  "parts",
  "hideScores",
  "followedOnly",
  "prices",
  "counts",
  "noOdds",
  "showOdds",
  "buddhistYears",
  "khmerDigits",
] as const;
export type ViewChoice = (typeof VIEW_CHOICES)[number];

/** What has been chosen. */
export type View = Readonly<Partial<Record<ViewChoice, true>>>;

/** Choices that change nothing in other languages. */
export const OF_LANGUAGE: Readonly<Partial<Record<ViewChoice, LocaleCode>>> = {
  buddhistYears: "th",
  khmerDigits: "kh",
};

/** As the cookie `view` and `data-view` say it: the choices joined by dots, empty if there is none. */
export const viewText = (view: View | undefined): string => VIEW_CHOICES.filter((choice) => view?.[choice]).join(".");

/** Reads the cookie; undefined if it holds no choice of ours. Unknown words are ignored. */
export function viewOf(text: string | undefined): View | undefined {
  const words = text?.split(".") ?? [];
  const chosen = VIEW_CHOICES.filter((choice) => words.includes(choice));
  return chosen.length > 0 ? Object.fromEntries(chosen.map((choice) => [choice, true])) : undefined;
}

/** Shows the results of one page to visitors who hide scores: `?results=show`. */
export const REVEALED = "results=show";

/** A visitor's view of a page with this query. */
export const viewOfPage = (view: View | undefined, query: string): View | undefined =>
  view?.hideScores && query.includes(REVEALED) ? withChoices(view, { hideScores: false }) : view;

/** A view with some choices made or taken back; undefined if none is left. */
export const withChoices = (view: View | undefined, change: Partial<Record<ViewChoice, boolean>>): View | undefined =>
  viewOf(VIEW_CHOICES.filter((choice) => change[choice] ?? view?.[choice]).join("."));
