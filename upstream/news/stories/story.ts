import type { Sport } from "#contract/tables/sports";
import type { StoryKey } from "../../data/news/stories/keys.ts";
import type { Value } from "./values.ts";

/** What a story is: the category that it stands in, by name. */
export type StoryKind = "report" | "preview" | "roundUp" | "tableWatch";

/** One sentence: which one, and what stands in its braces. */
export interface Line {
  key: StoryKey;
  values?: Values;
  /** Left out, the last first, where a story would be too long. */
  isOptional?: true;
}

export type Values = Readonly<Record<string, Value>>;

/** A paragraph, or a list of results or places. */
export interface Part {
  heading?: StoryKey;
  lines: readonly Line[];
  isList?: true;
}

/** What a story says, in no language yet. */
export interface Outline {
  /** Seed of what is left to chance. */
  id: string;
  kind: StoryKind;
  sport: Sport;
  competitionId: string;
  matchId?: string;
  slug: string;
  /** Stand in titles, openings and summaries. */
  values: Values;
  /** In groups, the most fitting first; of a group each is as good as the others. */
  titles: readonly (readonly StoryKey[])[];
  openings: readonly (readonly StoryKey[])[];
  summary: StoryKey;
  /** The opening stands before the lines of the first one. */
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
  /** Which sentences title and opening were made of, and the opening itself: what later stories keep away from. */
  patterns: { title: string; opening: string };
  opening: string;
}

/** What stories of the same teams have had before, in the same language. */
export interface Before {
  /** Patterns of titles and openings of the last stories. */
  patterns: ReadonlySet<string>;
  /** Titles and openings of the whole season. */
  texts: ReadonlySet<string>;
}

export const NOTHING_BEFORE: Before = { patterns: new Set(), texts: new Set() };
