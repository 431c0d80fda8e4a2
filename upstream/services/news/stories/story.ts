import type { Sport } from "#contract/tables/sports";
import type { StoryKey } from "../../../data/news/stories/keys.ts";
import type { Value } from "./values.ts";

/** A story's kind, named after its category. */
export type StoryKind = "report" | "preview" | "roundUp" | "tableWatch";

/** One sentence: its key and the values of its placeholders. */
export interface Line {
  key: StoryKey;
  values?: Values;
  /** What it is about: said once, in the summary or in the text. */
  topic?: string;
  /** Openings that say the same. */
  saidBy?: readonly StoryKey[];
  /** Left out, last first, if a story would be too long, and if the last stories of the kind have said it too often. */
  isOptional?: true;
}

export type Values = Readonly<Record<string, Value>>;

/** A paragraph, or a list of results or places. */
export interface Part {
  heading?: StoryKey;
  lines: readonly Line[];
  isList?: true;
  /** Of the lines, which then are candidates with the best first. */
  most?: number;
}

/** A story's contents, independent of language. */
export interface Outline {
  /** Seed of random choices. */
  id: string;
  kind: StoryKind;
  sport: Sport;
  competitionId: string;
  matchId?: string;
  /** Of a match between rivals. */
  isDerby?: true;
  slug: string;
  /** Used in titles, openings and summaries. */
  values: Values;
  /** In groups, most fitting first; within a group all are equally good. */
  titles: readonly (readonly StoryKey[])[];
  openings: readonly (readonly StoryKey[])[];
  /** Candidates, the best first; what a summary says, the text does not repeat. */
  summaries: readonly Line[];
  /** The opening precedes the lines of the first part. */
  parts: readonly Part[];
}

/** A story in a language. */
export interface Story {
  slug: string;
  title: string;
  summary: string;
  markdown: string;
  sport: Sport;
  /** Ids of news groups. */
  category: string;
  tags: string[];
  matchId?: string;
  /** The keys of title and opening, and the opening's text: later stories avoid them. */
  patterns: { title: string; opening: string };
  opening: string;
  /** Every sentence as key and variant: later stories of the kind use others. */
  frames: readonly string[];
}

/** What earlier stories in the same language have said; titles and openings of those about the same teams. */
export interface Before {
  /** Patterns of the last stories' titles and openings. */
  patterns: ReadonlySet<string>;
  /** The whole season's titles and openings. */
  texts: ReadonlySet<string>;
  /**
   * How often the last stories of the kind in the language, of any team of the sport, used a sentence: by key and
   * variant.
   */
  uses: ReadonlyMap<string, number>;
}

export const NOTHING_BEFORE: Before = { patterns: new Set(), texts: new Set(), uses: new Map() };
