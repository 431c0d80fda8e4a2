import { describe, expect, it } from "vitest";
import { DAY } from "#contract/time/units";
import { SHARED_KEYS, STORY_KEYS, type StoryKey } from "../../../data/news/stories/keys.ts";
import { PREVIEW_KEYS } from "../../../data/news/stories/preview-keys.ts";
import { ROUND_KEYS } from "../../../data/news/stories/round-keys.ts";
import { storyTexts } from "../../../data/news/stories/texts.ts";
import { withStates } from "../../../match/with-state.ts";
import { contextAt } from "../../../matches/history/test-context.ts";
import { sampleOf } from "../../../test-sweep.ts";
import { COVERED } from "./covered-competitions.ts";
import { dueStories } from "./due-stories.ts";
import { zoneOf } from "./match-data.ts";
import { getOutline } from "./outline-of.ts";
import type { Outline, Values } from "./story.ts";
import { finishedOf, reportOf } from "./test-stories.ts";
import type { Value } from "./values.ts";
import { writeStory } from "./write-story.ts";

// Thai ends no sentence with a mark: what follows a name or a day after a space belongs to it. Khmer and Vietnamese
// have full stops, but within a sentence two names side by side read as one.
const LANGUAGES = ["th", "vn", "kh"] as const;

/** A name or a day as a marker that nothing else in a story looks like. */
const marked = (value: Value): Value =>
  typeof value === "object" && ("names" in value || "day" in value || "date" in value || "when" in value)
    ? "«»"
    : value;

const withMarks = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, marked(value)]));

function markedOutline(outline: Outline): Outline {
  return {
    ...outline,
    values: withMarks(outline.values),
    parts: outline.parts.map((part) => ({
      ...part,
      lines: part.lines.map((line) => ({ ...line, ...(line.values && { values: withMarks(line.values) }) })),
    })),
  };
}

/** Places of a story where a name or day follows another with nothing but a space between them. */
const runOnsIn = (text: string): string[] => text.match(/.{0,30}» +«.{0,30}/g) ?? [];

describe.each(LANGUAGES)("a story in %s has no name or day right after another", (locale) => {
  it.each([
    ["football", "461", "2026-27", 20],
    ["basketball", "8001", "2026-27", 20],
  ] as const)("in reports on %s", async (_, competition, season, matches) => {
    for (const fixture of sampleOf(finishedOf(competition, season, 60, matches), 2)) {
      const { outline } = await reportOf(fixture);
      const { title, summary, markdown } = writeStory(markedOutline(outline), locale);
      expect([title, summary, markdown].flatMap(runOnsIn), fixture.id).toEqual([]);
    }
  });

  it("in previews, round-ups and looks at a table", async () => {
    const now = Date.parse("2026-11-16T12:00:00Z");
    const context = contextAt(now);
    const fixtures = await context.sources.between(now - 4 * DAY, now + DAY, now);
    const covered = fixtures.filter(({ competitionId }) => COVERED[locale].includes(competitionId));
    const due = dueStories(await withStates(covered, context), locale, [now - 2 * DAY, now], (id) =>
      zoneOf(context.directory.competitionById(id)),
    ).filter(({ kind }) => kind !== "report");
    expect(new Set(due.map(({ kind }) => kind)).size).toBe(3);
    for (const one of sampleOf(due.slice(0, 24), 2)) {
      const outline = await getOutline(one, context);
      if (!outline) continue;
      const { title, summary, markdown } = writeStory(markedOutline(outline), locale);
      expect([title, summary, markdown].flatMap(runOnsIn), one.key).toEqual([]);
    }
  });
});

/** Titles, summaries and headings stand alone, openings come first, and lines of a list have a line of their own. */
const STANDS_ALONE = /title|open|summary|heading|^note|^row|^resultLine/i;
const FOLLOWING: readonly StoryKey[] = STORY_KEYS.filter((key) => !STANDS_ALONE.test(key));

it("sentences that follow others are found", () => {
  expect(FOLLOWING.length).toBeGreaterThan(80);
  expect(FOLLOWING).toEqual(expect.arrayContaining([PREVIEW_KEYS.at(-1), ROUND_KEYS.at(-3), SHARED_KEYS[0]]));
});

it.each(FOLLOWING)(
  "a Thai sentence that follows others begins with neither a name, a day nor a predicate (%s)",
  (key) => {
    for (const sentence of storyTexts("th", "football")[key])
      expect(sentence).not.toMatch(/^(?:\{|วันที่|ใน(?! )|มี|ไม่มี|จบ|ชนะ|แพ้|เริ่ม)/);
  },
);
