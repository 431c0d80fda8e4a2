import type { LocaleCode } from "#contract/tables/locales";
import { unbrokenName } from "#contract/text/unbroken-name";
import { nameIn } from "../entries/names.ts";
import type { CompetitionEntry, Names, TeamEntry } from "../entries/types.ts";
import { portugueseArticleOfClub, takesThe } from "./club-articles.ts";
import { portugueseArticleOfCountry } from "./country-articles.ts";

/** Portuguese definite articles; empty for names that take none. */
export type PortugueseArticle = "o" | "a" | "os" | "as" | "";

/** How a name stands in a sentence: English with "the" or without, Portuguese with one of its articles. */
export interface Articles {
  en: "the" | "";
  pt: PortugueseArticle;
}

/** A name in a language, with its articles. */
export interface NameInSentence {
  name: string;
  articles: Articles;
}

/** Countries that English sentences name with "the". */
const COUNTRIES_WITH_THE = /^(?:United |Netherlands$|Philippines$|Czech Republic$|Central African Republic$|Gambia$)/;

export function articlesOfTeam(team: TeamEntry): Articles {
  const { names, country, isNational } = team;
  if (isNational)
    return { en: COUNTRIES_WITH_THE.test(names.en) ? "the" : "", pt: portugueseArticleOfCountry(country) };
  return { en: takesThe(team) ? "the" : "", pt: portugueseArticleOfClub(names.pt ?? names.en) };
}

/** Competitions that English sentences name without an article: "in Serie A", but "in the Bundesliga". */
const COMPETITIONS_WITHOUT_THE =
  /^(?:La Liga|Liga (?!Nacional|Portuguesa)|Ligue \d|Serie [A-D]|EFL League|Thai League|K League|V\.League|China League|Cambodian League|Premier League \d|MLS|World Cup qual|International friendlies)/;

type Article = "o" | "a" | "os" | "as";

/** First words of competitions that are not "a", as most leagues, cups and divisions are. */
const BY_FIRST_WORD: readonly [RegExp, Article][] = [
  [/^(Campeonato|Brasileir\u00e3o|Mundial|NBB|Championship|Diski)\b/, "o"],
  [/^Amistosos\b/, "os"],
  [/^Eliminat\u00f3rias\b/, "as"],
];

/** How Brazilian sentences name a competition: o Campeonato Belga, a Premier League, as Eliminatórias. */
const portugueseArticleOfCompetition = (name: string): Article =>
  BY_FIRST_WORD.find(([words]) => words.test(name))?.[1] ?? "a";

export const articlesOfCompetition = ({ names }: Pick<CompetitionEntry, "names">): Articles => ({
  en: COMPETITIONS_WITHOUT_THE.test(names.en) ? "" : "the",
  pt: portugueseArticleOfCompetition(names.pt ?? names.en),
});

/** "เอ็นบีเอ (NBA)": what a list explains, a sentence does not repeat. */
const ABBREVIATION = / \([A-Z]+\)$/;

export const nameInSentence = (names: Names, articles: Articles, locale: LocaleCode): NameInSentence => ({
  name: nameIn(names, locale).name.replace(ABBREVIATION, ""),
  articles,
});

/**
 * A team in a sentence that is shown and not stored: its name stays on one line, and would not be found by a search.
 */
export const teamInSentence = (team: TeamEntry, locale: LocaleCode): NameInSentence => ({
  name: unbrokenName(nameIn(team.names, locale).name),
  articles: articlesOfTeam(team),
});
