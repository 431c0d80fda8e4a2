import type { StoryKey } from "../../../data/news/stories/keys.ts";
import type { Line } from "./story.ts";

/** Something that a report may tell, and how much it stands out among a week's matches, from 0 to 100. */
export interface Fact {
  /** What it is about: a story tells of it once. */
  topic: string;
  weight: number;
  line: Line;
}

/** What a report's title and opening are about. `key` is the end of their keys. */
export interface Angle<Key extends string> {
  key: Key;
  /** Of the facts that the opening tells. */
  topics: readonly string[];
}

/** The most special first; of a topic only the most special. */
export function rankFacts(facts: readonly Fact[]): Fact[] {
  const known = new Set<string>();
  return facts
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ topic }) => {
      const isNew = !known.has(topic);
      known.add(topic);
      return isNew;
    });
}

/**
 * Their sentences. `openingsOn` gives the openings that tell of a topic. Each is left out where the last reports have
 * told it too often in the same words.
 */
export const factLines = (facts: readonly Fact[], openingsOn: (topic: string) => readonly StoryKey[]): Line[] =>
  facts.map(({ topic, line }) => ({ ...line, topic, saidBy: openingsOn(topic), isOptional: true as const }));
