import type { ContestKind } from "#contract/tables/contest-types";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { fillText } from "#contract/text/fill-text";
import { monthOf, weekUntil } from "./contest-dates.ts";
import { TITLE_TEXTS } from "./title-texts.ts";

/** The facts in a contest's title. */
export interface TitledContest {
  kind: ContestKind;
  /** Absent for all sports. */
  sport?: Sport;
  /** 2026w48, 2026m11, or 2022: the World Cup as played. */
  label: string;
  /** Milliseconds. */
  startDate: number;
  endDate: number;
}

const PLAYED_WORLD_CUP = "2022";

/** A contest may begin before its week or month and ends in it; one that ends at midnight belongs to the day before. */
const lastInstant = ({ endDate }: TitledContest): number => endDate - 1;

const DATES: Readonly<Record<ContestKind, (contest: TitledContest, locale: LocaleCode) => string>> = {
  prediction: (contest, locale) => weekUntil(lastInstant(contest), locale),
  score: (contest, locale) => weekUntil(lastInstant(contest), locale),
  worldCup: (contest, locale) => monthOf(lastInstant(contest), locale),
  referral: (contest, locale) => monthOf(lastInstant(contest), locale),
  video: (contest, locale) => monthOf(lastInstant(contest), locale),
};

/** A text of a contest. One of all sports has no texts by sport. */
export function textFor(text: string | Readonly<Record<Sport, string>>, sport: Sport | undefined): string {
  if (typeof text === "string") return text;
  if (sport === undefined) throw new Error("a text by sport for a contest of all sports");
  return text[sport];
}

/** "Football predictions, 23 to 29 November 2026" */
export function contestTitle(contest: TitledContest, locale: LocaleCode): string {
  const texts = TITLE_TEXTS[locale];
  if (contest.kind === "worldCup" && contest.label === PLAYED_WORLD_CUP) return texts.worldCup2022;
  return fillText(textFor(texts.titles[contest.kind], contest.sport), { dates: DATES[contest.kind](contest, locale) });
}

/** Title of the notice that a contest has ended and its board is final. */
export const contestEndedTitle = (contest: TitledContest, locale: LocaleCode): string =>
  fillText(TITLE_TEXTS[locale].ended, { title: contestTitle(contest, locale) });
