import { describe, expect, it } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { competitionById, teamById } from "../../../competitions/world/world.ts";
import { nameIn } from "../../../data/entries/names.ts";
import { IS_SWEEP, sampleOf } from "../../../test-sweep.ts";
import { renderMarkdown } from "../render-markdown.ts";
import { wordsOf } from "../search/search-terms.ts";
import type { Outline } from "./story.ts";
import { finishedOf, finishedOfTeam, peopleOf, reportOf } from "./test-stories.ts";
import { numbersIn, numbersOf } from "./test-truth.ts";
import { valueIn } from "./values.ts";
import { writeStory } from "./write-story.ts";

/** Close matches of leagues and cups, so that tables and teams are read once. */
const SAMPLE: readonly [competitionId: string, season: string, from: number, matches: number][] = [
  ["101", "2026-27", 90, 120],
  ["461", "2026-27", 30, 70],
  ["766", "2026-27", 20, 50],
  ["401", "2026", 100, 60],
  ["103", "2026-27", 0, 60],
  ["307", "2026-27", 0, 20],
  ["8001", "2026-27", 100, 80],
  ["8042", "2026", 0, 40],
];

/** Every n-th of these; all five hundred in a sweep. */
const STEP = 5;

/** Of a match without goals and much to tell. */
const FEWEST_WORDS = 60;

/** Names of teams and people, longest first, so that none is replaced inside another. */
const longestFirst = (names: readonly string[]): string[] => [...new Set(names)].sort((a, b) => b.length - a.length);

const without = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name, "§"), text);

/** Every name that a story may mention, such as a newcomer's former club, as it is written there. */
const namesIn = ({ values, parts }: Outline, locale: LocaleCode): string[] =>
  [values, ...parts.flatMap(({ lines }) => lines.map((line) => line.values ?? {}))].flatMap((some) =>
    Object.values(some).flatMap((value) => {
      if (typeof value !== "object" || !("names" in value)) return [];
      const name = valueIn(value, locale);
      return typeof name === "object" && "name" in name ? name.name : String(name);
    }),
  );

const teamName = (id: string, locale: LocaleCode): string => nameIn(teamById(id)!.names, locale).name;

it("goes through five hundred matches in a sweep", () => {
  expect(SAMPLE.reduce((sum, [, , , matches]) => sum + matches, 0)).toBe(500);
});

describe("a report", () => {
  it.each(SAMPLE)("says what is true of its match and of no other (%s)", async (id, season, from, matches) => {
    const strangers = new Map<LocaleCode, Set<string>>(LOCALE_CODES.map((locale) => [locale, new Set()]));
    const written: { text: string; own: readonly string[]; locale: LocaleCode }[] = [];
    const fixtures = sampleOf(finishedOf(id, season, from, matches), STEP);
    expect(fixtures).toHaveLength(IS_SWEEP ? matches : matches / STEP);
    for (const [index, fixture] of fixtures.entries()) {
      const locale = LOCALE_CODES[index % LOCALE_CODES.length]!;
      const { data, outline } = await reportOf(fixture);
      const story = writeStory(outline, locale);
      const people = await peopleOf(fixture, locale);
      const competition = nameIn(competitionById(id)!.names, locale).name;
      const opponents = [data.next.home, data.next.away].flatMap((next) => (next ? [next.opponent.id] : []));
      const teams = [fixture.homeId, fixture.awayId, ...opponents].map((team) => teamName(team, locale));
      const own = longestFirst([...people, ...teams, competition]);
      const text = [story.title, story.summary, story.markdown].join("\n").replaceAll("\\", "");
      for (const name of people) strangers.get(locale)!.add(name);
      written.push({ text: without(text, own), own, locale });

      const numbers = await numbersOf(fixture);
      const rest = without(text, own);
      for (const number of numbersIn(rest)) expect(numbers, `${number} in ${text}`).toContain(number);
      expect(text).not.toMatch(/[{}]|undefined|NaN|null| {2}|\.\.|。。/);
      expect(text).toContain(teamName(fixture.homeId, locale));
      expect(text).toContain(teamName(fixture.awayId, locale));
      const words = wordsOf(story.markdown, locale).length;
      expect(words, text).toBeGreaterThanOrEqual(FEWEST_WORDS);
      expect(words, text).toBeLessThanOrEqual(400);
      expect(renderMarkdown(story.markdown).faults).toEqual([]);
      expect(story.slug).toMatch(/^[a-z0-9-]{1,80}$/);
      if (locale === "th" || locale.startsWith("zh"))
        expect(without(rest, longestFirst(namesIn(outline, locale)))).not.toMatch(/(?!VAR)[A-Za-z]{3,}/);
    }
    for (const { text, own, locale } of written)
      for (const name of strangers.get(locale)!)
        if (!own.includes(name) && name.length > 3) expect(text.includes(name), `${name} in ${text}`).toBe(false);
  });
});

/** A club's last stories, which the next one must not resemble. */
const LAST = 8;

describe("a season of reports of one club", () => {
  it.each<[string, string, LocaleCode]>([
    ["101", "2025-26", "en"],
    ["461", "2025-26", "th"],
    ["8050", "2025-26", "pt"],
    // Eighty-two games.
    ...(IS_SWEEP ? [["8001", "2025-26", "vn"] as [string, string, LocaleCode]] : []),
  ])("has no opening and no title twice, and none made like one of the last eight (%s)", async (id, season, locale) => {
    const own = finishedOfTeam(id, season);
    const openings: string[] = [];
    const titles: string[] = [];
    const patterns: string[][] = [];
    for (const fixture of own) {
      const before = {
        patterns: new Set(patterns.slice(-LAST).flat()),
        texts: new Set([...openings, ...titles]),
        uses: new Map(),
      };
      const story = writeStory((await reportOf(fixture)).outline, locale, before);
      for (const pattern of Object.values(story.patterns))
        expect(before.patterns, story.opening).not.toContain(pattern);
      openings.push(story.opening);
      titles.push(story.title);
      patterns.push(Object.values(story.patterns));
    }
    expect(own.length).toBeGreaterThan(25);
    expect(new Set(openings).size).toBe(own.length);
    expect(new Set(titles).size).toBe(own.length);
  });
});
