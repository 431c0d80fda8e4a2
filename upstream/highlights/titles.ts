import type { LocaleCode } from "#contract/tables/locales";
import { BASKETBALL_TITLES, type Story, TITLES } from "../data/sentences/highlight-titles.ts";

/** Names in the language of the title; `score` from the winner's side, home first where level. */
export interface TitleParts {
  home: string;
  away: string;
  winner: string;
  loser: string;
  score: string;
  minute: string;
}

/** The title of a summary in a language. */
export function titleOf(story: Story, locale: LocaleCode, parts: TitleParts, isBasketball: boolean): string {
  const sentence = (isBasketball ? BASKETBALL_TITLES[locale]?.[story] : undefined) ?? TITLES[locale][story];
  return sentence.replace(/\{(\w+)\}/g, (_, name: keyof TitleParts) => parts[name]);
}
