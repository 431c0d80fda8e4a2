import type { LocaleCode } from "#contract/tables/locales";
import { sentenceGap } from "#contract/text/sentence-gap";
import { DERBIES_TAG, TABLES_TAG } from "../../../data/news/groups.ts";
import type { StoryKey } from "../../../data/news/stories/keys.ts";
import { storyTexts } from "../../../data/news/stories/texts.ts";
import { fillSentence } from "../../../data/sentences/fill-sentence.ts";
import { createRandom, type Random } from "../../../platform/random.ts";
import { competitionTag } from "../group-lookup.ts";
import { wordsOf } from "../search/search-terms.ts";
import { type Before, type Line, NOTHING_BEFORE, type Outline, type Part, type Story, type Values } from "./story.ts";
import { inTurn, standingAlone } from "./thai-parting.ts";
import { type Value, valueIn } from "./values.ts";

/** The categories of stories, by the ids of data/news. */
const CATEGORY = { report: "2", preview: "3", roundUp: "4", tableWatch: "5" } as const;
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
const DATED: ReadonlySet<StoryKey> = new Set<StoryKey>(["ledeDate", "reportSummary", "previewSummary", "watchSummary"]);

interface Choice {
  key: StoryKey;
  pattern: string;
  text: string;
}

/** Of the last forty stories of a kind and sport in a language, no more use a sentence. */
const MOST_USES = 3;

class Writer {
  readonly #random: Random;
  /** Variants of each sentence, in the story's order. */
  readonly #orders = new Map<StoryKey, number[]>();
  /** By key and variant: in this story, and in the last ones. */
  readonly #own = new Map<string, number>();

  constructor(
    readonly outline: Outline,
    readonly locale: LocaleCode,
    readonly before: Before,
  ) {
    this.#random = createRandom(`story ${outline.id}`);
  }

  get frames(): string[] {
    return [...this.#own.keys()];
  }

  #textsOf = (key: StoryKey): readonly string[] => storyTexts(this.locale, this.outline.sport)[key];
  #usesOf = (frame: string): number => this.before.uses.get(frame) ?? 0;

  /** The variants of a sentence in an order of this story's. */
  #orderOf(key: StoryKey): number[] {
    const order = this.#orders.get(key) ?? this.#random.shuffle([...this.#textsOf(key).keys()]);
    this.#orders.set(key, order);
    return order;
  }

  #use(frame: string): void {
    this.#own.set(frame, (this.#own.get(frame) ?? 0) + 1);
  }

  /** The variants of a sentence without a zero, if there are any. */
  #ableOf(key: StoryKey, values: Values): number[] {
    const order = this.#orderOf(key);
    const zeros = Object.keys(values).filter((name) => values[name] === 0);
    const able = order.filter((variant) => {
      const text = this.#textsOf(key)[variant]!;
      return !zeros.some((name) => text.includes(`{${name}}`));
    });
    return able.length > 0 ? able : order;
  }

  /** The least used variant of a sentence, in this story above all; undefined if it may be left out and is worn out. */
  line({ key, values = {}, isOptional }: Line): string | undefined {
    const frames = this.#ableOf(key, values).map((variant) => ({ variant, frame: `${key}.${variant}` }));
    const wear = (frame: string): number => 100 * (this.#own.get(frame) ?? 0) + this.#usesOf(frame);
    const [best] = frames.sort((a, b) => wear(a.frame) - wear(b.frame));
    if (isOptional && wear(best!.frame) >= MOST_USES) return undefined;
    this.#use(best!.frame);
    const all = { ...this.outline.values, ...values };
    const known = DATED.has(key) ? undefined : this.outline.values.date;
    return filled(this.#textsOf(key)[best!.variant]!, all, this.locale, known);
  }

  /**
   * The first that is not worn out and repeats neither a pattern of the last stories nor a text of the season; else one
   * that repeats no text.
   */
  choose(groups: readonly (readonly StoryKey[])[]): Choice {
    const { patterns, texts } = this.before;
    const made = groups.flatMap((keys) =>
      this.#random
        .shuffle(keys.flatMap((key) => this.#orderOf(key).map((variant) => ({ key, variant }))))
        .map(({ key, variant }) => ({
          key,
          pattern: `${key}.${variant}`,
          text: filled(this.#textsOf(key)[variant]!, this.outline.values, this.locale),
        }))
        .sort((a, b) => this.#usesOf(a.pattern) - this.#usesOf(b.pattern)),
    );
    const fresh = made.filter(({ text }) => !texts.has(text));
    const unlike = fresh.filter(({ pattern }) => !patterns.has(pattern));
    const choice = unlike.find(({ pattern }) => this.#usesOf(pattern) < MOST_USES) ?? unlike[0] ?? fresh[0] ?? made[0];
    if (!choice) throw new Error(`story ${this.outline.id} has nothing to begin with`);
    this.#use(choice.pattern);
    return choice;
  }
}

/** Escapes characters of Markdown syntax, and a line that would begin a list. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, "\\$&").replace(/^(\d+)([.)])/, "$1\\$2");

function partText(sentences: readonly string[], { isList }: Part, locale: LocaleCode): string {
  if (isList) return sentences.map((sentence) => `- ${escaped(sentence)}`).join("\n");
  return escaped(sentences.join(sentenceGap(locale)));
}

const countWords = (text: string, locale: LocaleCode): number => wordsOf(text, locale).length;

interface Written {
  line: Line;
  text: string;
}

/** What has been told already: by the opening or the summary. */
interface Said {
  opening: StoryKey;
  topic?: string | undefined;
}

const isSaid = ({ topic, saidBy }: Line, said: Said): boolean =>
  saidBy?.includes(said.opening) || (topic !== undefined && topic === said.topic);

/** A part's lines, or as many of its candidates as it takes. */
function writtenPart({ lines, most = lines.length }: Part, said: Said, writer: Writer): Written[] {
  const written: Written[] = [];
  for (const line of lines) {
    if (written.length === most) break;
    const text = isSaid(line, said) ? undefined : writer.line(line);
    if (text !== undefined) written.push({ line, text });
  }
  return written;
}

/** Drops optional lines, last first, until the paragraphs fit. */
function fitted(written: readonly Written[][], most: number, locale: LocaleCode): string[][] {
  const texts = written.flat().map(({ text }) => text);
  let words = countWords(texts.join(" "), locale);
  for (const lines of written.toReversed()) {
    for (let index = lines.length - 1; index >= 0 && words > most; index--) {
      if (!lines[index]!.line.isOptional) continue;
      words -= countWords(lines[index]!.text, locale);
      lines.splice(index, 1);
    }
  }
  return written.map((lines) => lines.map(({ text }) => text));
}

function writeSummary({ summaries }: Outline, said: Said, writer: Writer): Written {
  for (const line of summaries) {
    const text = isSaid(line, said) ? undefined : writer.line(line);
    if (text !== undefined) return { line, text };
  }
  throw new Error("a story has no summary");
}

/** Renders an outline in a language. Choices depend only on the outline's id and on earlier stories. */
export function writeStory(outline: Outline, locale: LocaleCode, before: Before = NOTHING_BEFORE): Story {
  const { slug, sport, kind, competitionId, matchId, parts } = outline;
  const writer = new Writer(outline, locale, before);
  const title = writer.choose(outline.titles);
  const opening = writer.choose(outline.openings);
  const summary = writeSummary(outline, { opening: opening.key }, writer);
  const said = { opening: opening.key, topic: summary.line.topic };
  const written = fitted(
    parts.map((part) => writtenPart(part, said, writer)),
    MOST_WORDS[kind],
    locale,
  );
  const blocks = parts.flatMap((part, index) => {
    const [first, ...others] = [...(index === 0 ? [opening.text] : []), ...written[index]!];
    if (first === undefined) return [];
    const sentences = inTurn([standingAlone(first, locale), ...others], locale);
    const heading = part.heading ? [`## ${escaped(writer.line({ key: part.heading })!)}`] : [];
    return [...heading, partText(sentences, part, locale)];
  });
  return {
    slug,
    title: title.text,
    summary: standingAlone(summary.text, locale),
    markdown: `${blocks.join("\n\n")}\n`,
    sport,
    category: CATEGORY[kind],
    tags: [
      competitionTag(competitionId),
      ...(kind === "tableWatch" ? [TABLES_TAG] : []),
      ...(outline.isDerby ? [DERBIES_TAG] : []),
    ],
    ...(matchId !== undefined && { matchId }),
    patterns: { title: title.pattern, opening: opening.pattern },
    opening: opening.text,
    frames: writer.frames,
  };
}
