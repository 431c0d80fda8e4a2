type Article = "o" | "a" | "os" | "as";

/** First words of competitions that are not "a", as most leagues, cups and divisions are. */
const BY_FIRST_WORD: readonly [RegExp, Article][] = [
  [/^(Campeonato|Brasileir\u00e3o|Mundial|NBB|Championship|Diski)\b/, "o"],
  [/^Amistosos\b/, "os"],
  [/^Eliminat\u00f3rias\b/, "as"],
];

/** How Brazilian sentences name a competition: o Campeonato Belga, a Premier League, as Eliminatórias. */
export const portugueseArticleOfCompetition = (name: string): Article =>
  BY_FIRST_WORD.find(([words]) => words.test(name))?.[1] ?? "a";
