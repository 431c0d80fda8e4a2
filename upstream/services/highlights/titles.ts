import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { fillText } from "#contract/text/fill-text";
import { BASKETBALL_TITLES, type Story, TITLES } from "../../data/sentences/highlight-titles.ts";

/** Names in the title's language; `score` from the winner's perspective, home first if level. */
export interface TitleParts {
  home: string;
  away: string;
  winner: string;
  loser: string;
  score: string;
  minute: string;
}

/** Titles that a sport words differently. */
const OWN_TITLES: Readonly<Record<Sport, typeof BASKETBALL_TITLES>> = { football: {}, basketball: BASKETBALL_TITLES };

/** A summary's title in a language. */
export function formatTitle(story: Story, locale: LocaleCode, parts: TitleParts, sport: Sport): string {
  return fillText(OWN_TITLES[sport][locale]?.[story] ?? TITLES[locale][story], { ...parts });
}
