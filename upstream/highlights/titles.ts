import type { LocaleCode } from "#contract/tables/locales";
import { BASKETBALL_TITLES, type Story, TITLES } from "../data/sentences/highlight-titles.ts";

/** Names in the title's language; `score` from the winner's perspective, home first if level. */
export interface TitleParts {
  home: string;
  away: string;
  winner: string;
  loser: string;
  score: string;
  minute: string;
}

/** A summary's title in a language. */
export function titleOf(story: Story, locale: LocaleCode, parts: TitleParts, isBasketball: boolean): string {
  const sentence = (isBasketball ? BASKETBALL_TITLES[locale]?.[story] : undefined) ?? TITLES[locale][story];
  return sentence.replace(/\{(\w+)\}/g, (_, name: keyof TitleParts) => parts[name]);
}
