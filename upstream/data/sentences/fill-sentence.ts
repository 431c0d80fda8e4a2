import type { Pair } from "#contract/domain/match";
import type { LocaleCode } from "#contract/tables/locales";
import { decimalText } from "#contract/text/decimal-text";
import { scoreText } from "#contract/text/score-text";
import type { Articles, NameInSentence, PortugueseArticle } from "../grammar/articles.ts";

/** A placeholder's value in a language. */
export type SentenceValue = string | number | { decimal: number } | NameInSentence | ScoreInSentence;

export interface ScoreInSentence {
  score: Pair;
  /**
   * In a sentence on one team: British, Thai and Brazilian reports then give the higher number first, whoever is at
   * home.
   */
  isOfOneTeam?: true;
}

const HIGHER_FIRST: ReadonlySet<LocaleCode> = new Set<LocaleCode>(["en", "th", "pt"]);

/** A preposition joined to each article; the last is for names without one. */
const JOINED: Readonly<Record<string, Readonly<Record<PortugueseArticle, string>>>> = {
  o: { o: "o ", a: "a ", os: "os ", as: "as ", "": "" },
  do: { o: "do ", a: "da ", os: "dos ", as: "das ", "": "de " },
  ao: { o: "ao ", a: "à ", os: "aos ", as: "às ", "": "a " },
  no: { o: "no ", a: "na ", os: "nos ", as: "nas ", "": "em " },
  pelo: { o: "pelo ", a: "pela ", os: "pelos ", as: "pelas ", "": "por " },
};

/** Each word that a template may write before a name, in lower case. */
const WORDS: Readonly<Record<string, (articles: Articles) => string>> = {
  the: ({ en }) => en && `${en} `,
  ...Object.fromEntries(Object.entries(JOINED).map(([word, forms]) => [word, ({ pt }: Articles) => forms[pt]])),
};

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A name after the template's word: "{the team}", "{The team}" at a sentence's beginning, "{do team}". */
function withArticle(word: string | undefined, { name, articles }: NameInSentence): string {
  if (word === undefined) return name;
  const before = WORDS[word.toLowerCase()];
  if (!before) throw new Error(`no article is called "${word}"`);
  const text = before(articles) + name;
  return word === word.toLowerCase() ? text : capitalised(text);
}

function scoreIn(
  { score: [first, second], isOfOneTeam }: ScoreInSentence,
  locale: LocaleCode,
  isBetween: boolean,
): string {
  if (isBetween) return scoreText([first, second], locale, "names");
  const isTurned = isOfOneTeam && HIGHER_FIRST.has(locale) && second > first;
  return scoreText(isTurned ? [second, first] : [first, second], locale, "sentence");
}

/** "A" before an English number that is said with a vowel first: "an 89-80 win". */
const BEFORE_VOWEL = /\b([Aa]) (?=(?:8\d{0,2}|1[18])(?!\d))/g;

const PLACE = /\{(?:([A-Za-z]+) )?(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/**
 * Fills a generated sentence: `{name}`, `{the name}` or `{do name}` with an article, `{count|point|points}` with the
 * first word for one. Throws if a value is missing, so that no page shows a gap.
 */
export function fillSentence(
  template: string,
  valueNamed: (name: string) => SentenceValue | undefined,
  locale: LocaleCode,
): string {
  const filled = template.replace(
    PLACE,
    (place, word?: string, name = "", one?: string, other?: string, offset = 0) => {
      const value = valueNamed(name);
      if (value === undefined) throw new Error(`"${template}" lacks ${name}`);
      if (one !== undefined && other !== undefined) return value === 1 ? one : other;
      if (typeof value !== "object") return String(value);
      if ("name" in value) return withArticle(word, value);
      if ("decimal" in value) return decimalText(value.decimal.toFixed(1), locale);
      const isBetween =
        template.slice(0, offset).endsWith("} ") && template.slice(offset + place.length).startsWith(" {");
      return scoreIn(value, locale, isBetween);
    },
  );
  return locale === "en" ? filled.replace(BEFORE_VOWEL, "$1n ") : filled;
}
