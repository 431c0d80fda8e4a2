import { expect, it } from "vitest";
import { LruCache } from "#contract/memory/lru-cache";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { SPORTS, type Sport } from "#contract/tables/sports";
import { DAY } from "#contract/time/units";
import type { StoryKey } from "../../../data/news/stories/keys.ts";
import { storyTexts } from "../../../data/news/stories/texts.ts";
import type { MatchAt } from "../../../match/match.ts";
import { withStates } from "../../../match/with-state.ts";
import { contextAt } from "../../../matches/history/test-context.ts";
import { sampleOf } from "../../../test-sweep.ts";
import { COVERED } from "./covered-competitions.ts";
import { type DueStory, dueStories } from "./due-stories.ts";
import { zoneOf } from "./match-data.ts";
import { getOutline } from "./outline-of.ts";
import { NOTHING_BEFORE, type Story } from "./story.ts";
import { writeStory } from "./write-story.ts";

// A reader of a week's stories does not meet the same sentence again and again.

/** Monday noon after weeks of leagues. */
const NOW = Date.parse("2026-11-23T12:00:00Z");
const STORIES = 40;
/** With the days that have forty of them. */
const KINDS = { report: 7, preview: 24, roundUp: 31, tableWatch: 31 } as const;
const MOST_USES = 3;
/** What every story has to disclose, and the lines and labels of its lists. */
const isFixed = (frame: string): boolean => /^(?:note|heading|resultLine|row[A-Z])/.test(frame);

const context = contextAt(NOW);
const isOf = (sport: Sport, competitionId: string): boolean =>
  context.directory.competitionById(competitionId)?.sport === sport;

// What stories of several languages are about is read once.
const matchesOf = new LruCache<Promise<MatchAt[]>>(Object.keys(KINDS).length);
const outlines = new LruCache<ReturnType<typeof getOutline>>(1_000);

/** The matches of all languages' competitions in the last days, with their results. */
const matchesIn = (days: number): Promise<MatchAt[]> =>
  matchesOf.getOrCreate(String(days), async () => {
    const ids = new Set(Object.values(COVERED).flat());
    const fixtures = await context.sources.between(NOW - (days + 1) * DAY, NOW + DAY, NOW);
    return withStates(
      fixtures.filter(({ competitionId }) => ids.has(competitionId)),
      context,
    );
  });

const outlineOf = (story: DueStory): ReturnType<typeof getOutline> =>
  outlines.getOrCreate(story.key, () => getOutline(story, context));

async function storiesOf(kind: keyof typeof KINDS, locale: LocaleCode, sport: Sport): Promise<Story[]> {
  const matches = await matchesIn(KINDS[kind]);
  const covered = matches.filter(({ fixture }) => COVERED[locale].includes(fixture.competitionId));
  const due = dueStories(covered, locale, [NOW - KINDS[kind] * DAY, NOW], (id) =>
    zoneOf(context.directory.competitionById(id)),
  ).filter((story) => story.kind === kind && isOf(sport, story.competitionId));
  const stories: Story[] = [];
  const uses = new Map<string, number>();
  for (const one of due.slice(0, STORIES)) {
    const outline = (await outlineOf(one))!;
    const story = writeStory(outline, locale, { ...NOTHING_BEFORE, uses });
    for (const frame of story.frames) uses.set(frame, (uses.get(frame) ?? 0) + 1);
    stories.push(story);
  }
  return stories;
}

/** A sentence with the same mark for each name and number. */
function markedFrame(frame: string, locale: LocaleCode, sport: Sport): string {
  const [key, variant] = frame.split(".");
  return storyTexts(locale, sport)[key as StoryKey][Number(variant)]!.replace(/\{[^}]+\}/g, "§");
}

const WEEKS = (["report", "preview", "roundUp", "tableWatch"] as const).flatMap((kind) =>
  SPORTS.flatMap(({ code: sport }) => LOCALE_CODES.map((locale) => [kind, sport, locale] as const)),
);
/** Three languages of each kind and sport, other ones of the next. */
const SAMPLE = sampleOf(WEEKS, 5);

it("covers every kind, sport and language", () => {
  for (const part of [0, 1, 2])
    expect(new Set(SAMPLE.map((week) => week[part]))).toEqual(new Set(WEEKS.map((week) => week[part])));
});

it.each(SAMPLE)(
  "no sentence is in more than three of forty stories (%s, %s, %s), and none twice in one",
  async (kind, sport, locale) => {
    const stories = await storiesOf(kind, locale, sport);
    expect(stories.length).toBeGreaterThan(kind === "tableWatch" ? 4 : kind === "roundUp" ? 20 : 30);
    const stored = new Map<string, number>();
    for (const { frames, markdown } of stories) {
      expect(new Set(frames).size, markdown).toBe(frames.length);
      for (const frame of new Set(frames.filter((one) => !isFixed(one)).map((one) => markedFrame(one, locale, sport))))
        stored.set(frame, (stored.get(frame) ?? 0) + 1);
    }
    expect([...stored].filter(([, count]) => count > MOST_USES)).toEqual([]);
  },
);
