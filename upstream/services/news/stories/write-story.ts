import type { LocaleCode } from "#contract/tables/locales";
import type { StoryKey } from "../../../data/news/stories/keys.ts";
import { storyTexts } from "../../../data/news/stories/texts.ts";
import { fillSentence } from "../../../data/sentences/fill-sentence.ts";
import { createRandom, type Random } from "../../../platform/random.ts";
import { wordsOf } from "../search/reading-time.ts";
import { type Before, type Line, NOTHING_BEFORE, type Outline, type Part, type Story, type Values } from "./story.ts";
import { type Value, valueIn } from "./values.ts";

/** Ids of news groups (data/news): the categories of stories, and the tag of tables. */
const CATEGORY = { report: "2", preview: "3", roundUp: "4", tableWatch: "5" } as const;
const TABLES_TAG = "13";
/** Maximum words of a story. */
const MOST_WORDS = { report: 340, preview: 245, roundUp: 290, tableWatch: 290 } as const;

const filled = (sentence: string, values: Values, locale: LocaleCode, known?: Value): string =>
  fillSentence(
    sentence,
    (name) => {
      const value = values[name];
      return value === undefined ? undefined : valueIn(value, locale, known);
    },
    locale,
  );

/** Sentences that name the story's own day in full; the others follow one that has. */
const DATED: ReadonlySet<StoryKey> = new Set<StoryKey>([
  "ledeDate",
  "ledeMatchday",
  "reportSummary",
  "previewSummary",
  "roundSummaryMatchday",
  "roundSummaryDate",
  "watchSummary",
]);

interface Choice {
  pattern: string;
  text: string;
}

class Writer {
  readonly #random: Random;
  /** Unused variants of each sentence, in order. */
  readonly #left = new Map<StoryKey, string[]>();

  constructor(
    readonly outline: Outline,
    readonly locale: LocaleCode,
  ) {
    this.#random = createRandom(`story ${outline.id}`);
  }

  /** The next variant of a sentence; none repeats before all were used. */
  line({ key, values = {} }: Line): string {
    let left = this.#left.get(key) ?? [];
    if (left.length === 0) left = this.#random.shuffle(storyTexts(this.locale, this.outline.sport)[key]);
    this.#left.set(key, left.slice(1));
    const all = { ...this.outline.values, ...values };
    return filled(left[0]!, all, this.locale, DATED.has(key) ? undefined : this.outline.values.date);
  }

  /**
   * The first that repeats neither a pattern of the last stories nor a text of the season; else one that repeats no
   * text.
   */
  choose(groups: readonly (readonly StoryKey[])[], { patterns, texts }: Before): Choice {
    const choices = groups.flatMap((keys) =>
      this.#random.shuffle(
        keys.flatMap((key) =>
          storyTexts(this.locale, this.outline.sport)[key].map((sentence, index) => ({
            pattern: `${key} ${index}`,
            sentence,
          })),
        ),
      ),
    );
    const made = choices.map(({ pattern, sentence }) => ({
      pattern,
      text: filled(sentence, this.outline.values, this.locale),
    }));
    const fresh = made.filter(({ text }) => !texts.has(text));
    const choice = fresh.find(({ pattern }) => !patterns.has(pattern)) ?? fresh[0] ?? made[0];
    if (!choice) throw new Error(`story ${this.outline.id} has nothing to begin with`);
    return choice;
  }
}

const SPACELESS: ReadonlySet<LocaleCode> = new Set<LocaleCode>(["zh-Hans", "zh-Hant"]);

/** Escapes characters of Markdown syntax, and a line that would begin a list. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, "\\$&").replace(/^(\d+)([.)])/, "$1\\$2");

function partText(sentences: readonly string[], { isList }: Part, locale: LocaleCode): string {
  if (isList) return sentences.map((sentence) => `- ${escaped(sentence)}`).join("\n");
  return escaped(sentences.join(SPACELESS.has(locale) ? "" : " "));
}

const countWords = (text: string, locale: LocaleCode): number => wordsOf(text, locale).length;

/** Drops optional lines, last first, until the paragraphs fit. */
function fitted(parts: readonly Part[], textOf: (line: Line) => string, most: number, locale: LocaleCode) {
  const written = parts.map((part) => part.lines.map((line) => ({ line, text: textOf(line) })));
  let words = countWords(
    written
      .flat()
      .map(({ text }) => text)
      .join(" "),
    locale,
  );
  for (const lines of written.toReversed()) {
    for (let index = lines.length - 1; index >= 0 && words > most; index--) {
      if (!lines[index]!.line.isOptional) continue;
      words -= countWords(lines[index]!.text, locale);
      lines.splice(index, 1);
    }
  }
  return written.map((lines) => lines.map(({ text }) => text));
}

/** Renders an outline in a language. Random choices depend only on the outline's id and on earlier stories. */
export function writeStory(outline: Outline, locale: LocaleCode, before: Before = NOTHING_BEFORE): Story {
  const { slug, sport, kind, competitionId, matchId, parts } = outline;
  const writer = new Writer(outline, locale);
  const title = writer.choose(outline.titles, before);
  const opening = writer.choose(outline.openings, before);
  const written = fitted(parts, (line) => writer.line(line), MOST_WORDS[kind], locale);
  const blocks = parts.flatMap((part, index) => {
    const sentences = [...(index === 0 ? [opening.text] : []), ...written[index]!];
    if (sentences.length === 0) return [];
    const heading = part.heading ? [`## ${escaped(writer.line({ key: part.heading }))}`] : [];
    return [...heading, partText(sentences, part, locale)];
  });
  return {
    slug,
    title: title.text,
    summary: writer.line({ key: outline.summary }),
    markdown: `${blocks.join("\n\n")}\n`,
    sport,
    category: CATEGORY[kind],
    tags: [`c${competitionId}`, ...(kind === "tableWatch" ? [TABLES_TAG] : [])],
    ...(matchId !== undefined && { matchId }),
    patterns: { title: title.pattern, opening: opening.pattern },
    opening: opening.text,
  };
}
