import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { fillSentence, type ScoreInSentence } from "../../data/sentences/fill-sentence.ts";
import { BASKETBALL_TITLES, type Story, TITLES } from "../../data/sentences/highlight-titles.ts";

/** Names in the title's language; `score` from the winner's perspective, home first if level. */
interface TitleParts {
  home: string;
  away: string;
  winner: string;
  loser: string;
  score: ScoreInSentence;
  minute: string;
}

/** Titles that a sport words differently. */
const OWN_TITLES: Readonly<Record<Sport, typeof BASKETBALL_TITLES>> = { football: {}, basketball: BASKETBALL_TITLES };

/** A summary's title in a language. */
export function formatTitle(story: Story, locale: LocaleCode, parts: TitleParts, sport: Sport): string {
  const title = OWN_TITLES[sport][locale]?.[story] ?? TITLES[locale][story];
  return fillSentence(title, (name) => parts[name as keyof TitleParts], locale);
}
