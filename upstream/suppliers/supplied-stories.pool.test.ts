import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { HOUR, MINUTE, SECOND } from "#contract/time/units";
import { bindings, seedWorld } from "../api/conformance/test-world-ask.ts";
import { contextAt } from "../matches/history/test-context.ts";
import { peopleOf } from "../services/news/stories/test-stories.ts";
import { unwrittenStories, writeStories } from "../services/news/stories/write-due-stories.ts";
import { migrateSearch } from "../services/news/test-guides.ts";
import { openData } from "../services/sources/open-data.ts";
import { eventRow } from "./api-football/stub-answers.ts";
import { forgetSupplied, runClock } from "./test-clock.ts";
import { CLUBS, stubSupplier } from "./test-supplier.ts";

// After the real time: alarms in the past would be rung by the platform as well.
const KICK_OFF = Date.parse("2027-10-16T14:00:00Z");
const SETTINGS = { SUPPLIERS: "api-football", API_SPORTS_KEY: "key", SUPPLIER_COMPETITIONS: "101", SIMULATION: "off" };
const [ARSENAL, VILLA, CHELSEA, EVERTON] = CLUBS;
const SCORERS = ["Bram Okoye", "Tido Marsh"];

interface Written {
  language: LocaleCode;
  key: string;
  text: string;
}

/** Writes what is due at an instant. */
async function written(now: number): Promise<Written[]> {
  const context = { now, ...(await openData({ ...bindings, ...SETTINGS })) };
  await writeStories(await unwrittenStories(context), context);
  const { results } = await bindings.DB.prepare(
    "select language, key, title || '. ' || summary || ' ' || markdown as text from news_pieces order by key, language",
  ).all();
  return results as unknown as Written[];
}

/** Everybody whom the simulation has in the same match, in a language. */
async function inventedIn(locale: LocaleCode): Promise<string[]> {
  const context = contextAt(KICK_OFF);
  const fixtures = await context.sources.season("101", "2027-28", KICK_OFF);
  const team = (id: string) => context.directory.teamById(id)?.names.en;
  const same = fixtures.find(({ homeId, awayId }) => team(homeId) === "Arsenal" && team(awayId) === "Aston Villa");
  return peopleOf(same!, locale);
}

/** Names in English, which are written large, without those that begin a sentence. */
const largeWords = (text: string): string[] =>
  [...text.matchAll(/(?<=[\p{L}\d,;:)’-] )\p{Lu}\p{L}+/gu)].map(([word]) => word);

beforeAll(async () => {
  await seedWorld();
  await migrateSearch(bindings.SEARCH);
});
beforeEach(async () => {
  await forgetSupplied();
  for (const table of ["news_stories", "news_pieces"]) await bindings.DB.prepare(`delete from ${table}`).run();
  for (const level of ["log", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

it(
  "preview and report of a supplied match name nothing and nobody but what the supplier has told",
  async () => {
    const supplier = stubSupplier();
    const timestamp = KICK_OFF / SECOND;
    supplier.put({ id: 1001, home: ARSENAL, away: VILLA, timestamp });
    supplier.put({ id: 1002, home: CHELSEA, away: EVERTON, timestamp: timestamp + (7 * 24 * HOUR) / SECOND });
    const tested = { name: "api-football" as const, ...supplier, settings: SETTINGS, start: KICK_OFF - 2 * HOUR };
    await runClock(tested, async ({ until }) => {
      await until(KICK_OFF - HOUR);
      const previews = await written(KICK_OFF - HOUR);
      expect(previews.filter(({ key }) => key.startsWith("preview-")).map(({ language }) => language)).toContain("en");

      const goal = (minute: number, name: string) =>
        eventRow(42, minute, "Goal", "Normal Goal", { player: { id: minute, name }, assist: { id: null, name: null } });
      supplier.put({
        id: 1001,
        status: { short: "FT", elapsed: 90 },
        goals: [2, 0],
        halftime: [1, 0],
        fulltime: [2, 0],
        home: { ...ARSENAL, winner: true },
        events: [goal(23, SCORERS[0]!), goal(77, SCORERS[1]!)],
      });
      await until(KICK_OFF + 2 * HOUR);
      const stories = await written(KICK_OFF + 3 * HOUR);
      const reports = stories.filter(({ key }) => key.startsWith("report-"));
      expect(reports.map(({ language }) => language)).toContain("en");
      for (const { language, text } of reports) {
        for (const name of SCORERS) expect(text, language).toContain(name);
      }

      const reported = new Set(
        ["Arsenal", "Aston Villa", "Chelsea", "Everton", "Premier League", ...SCORERS, "Stadium", "Town"].flatMap(
          (name) => name.split(" "),
        ),
      );
      const days = ["long", "short"].flatMap((style) =>
        [0, 1, 7].flatMap((day) => {
          const format = { weekday: style, month: style } as Intl.DateTimeFormatOptions;
          return new Intl.DateTimeFormat("en", format)
            .formatToParts(KICK_OFF + day * 24 * HOUR)
            .map(({ value }) => value);
        }),
      );
      for (const { text, key } of stories.filter(({ language }) => language === "en")) {
        const unknown = largeWords(text).filter((word) => !reported.has(word) && !days.includes(word));
        expect(unknown, `${key}: ${text}`).toEqual([]);
        // Minutes, the day, and small numbers of the table.
        const large = (text.match(/\d+/g) ?? []).map(Number).filter((number) => number > 10);
        expect(
          large.filter((number) => ![16, 17, 23, 77, 90, 2027].includes(number)),
          `${key}: ${text}`,
        ).toEqual([]);
      }
      for (const locale of LOCALE_CODES) {
        const invented = await inventedIn(locale);
        expect(invented.length).toBeGreaterThan(20);
        for (const { text, key } of stories.filter(({ language }) => language === locale))
          expect(
            invented.filter((name) => text.includes(name)),
            `${key} in ${locale}`,
          ).toEqual([]);
      }
    });
  },
  3 * MINUTE,
);
