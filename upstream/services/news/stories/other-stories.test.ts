import { expect, it } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { DAY } from "#contract/time/units";
import { withStates } from "../../../match/with-state.ts";
import { contextAt } from "../../../matches/history/test-context.ts";
import { renderMarkdown } from "../render-markdown.ts";
import { wordsOf } from "../search/search-terms.ts";
import { COVERED } from "./covered-competitions.ts";
import { dueStories } from "./due-stories.ts";
import { zoneOf } from "./match-data.ts";
import { getOutline } from "./outline-of.ts";
import type { Story } from "./story.ts";
import { writeStory } from "./write-story.ts";

/** Monday noon after a weekend of leagues. */
const NOW = Date.parse("2026-10-19T12:00:00Z");
const REACH = 2 * DAY;
/** Per kind and language. */
const SAMPLE = 6;

const LENGTHS = { report: [75, 400], preview: [90, 280], roundUp: [60, 330], tableWatch: [60, 330] } as const;

it.each(LOCALE_CODES)("every kind of story is written in %s, whole and of its length", async (locale) => {
  const context = contextAt(NOW);
  const fixtures = await context.sources.between(NOW - REACH - 4 * DAY, NOW + DAY, NOW);
  const covered = fixtures.filter(({ competitionId }) => COVERED[locale].includes(competitionId));
  const due = dueStories(await withStates(covered, context), locale, [NOW - REACH, NOW], (id) =>
    zoneOf(context.directory.competitionById(id)),
  );
  for (const [kind, [least, most]] of Object.entries(LENGTHS)) {
    const stories: Story[] = [];
    for (const one of due.filter((story) => story.kind === kind).slice(0, SAMPLE)) {
      const outline = await getOutline(one, context);
      if (outline) stories.push(writeStory(outline, locale));
    }
    expect(stories.length, kind).toBeGreaterThan(0);
    for (const { title, summary, markdown, slug } of stories) {
      const words = wordsOf(markdown, locale).length;
      expect(words, markdown).toBeGreaterThanOrEqual(least);
      expect(words, markdown).toBeLessThanOrEqual(most);
      expect([title, summary, markdown].join("\n")).not.toMatch(/[{}]|undefined|NaN| {2}|\.\.|。。/);
      expect(renderMarkdown(markdown).faults).toEqual([]);
      expect(slug).toMatch(/^[a-z0-9-]{1,80}$/);
    }
  }
});
