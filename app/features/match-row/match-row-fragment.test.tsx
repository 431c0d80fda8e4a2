import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { fragmentMarkup } from "~/ui/fragments/Fragments";
import type { MatchRowProps } from "./match-row-fragment.tsx";
import { matchRowFragment, matchRowKey } from "./match-row-fragment.tsx";
import { type ListedMatch, madeRows } from "./row-fragments.ts";
import { type RowView, rowView } from "./row-view.ts";
import { testFacts } from "./test-facts.ts";
import { GAMES } from "./test-games.ts";
import { finished, live, NOW, STATES, scheduled } from "./test-matches.ts";
import { renderRow } from "./test-row.tsx";

const LATER = { now: NOW + 7 * 60_000 };
const STORAGE = "https://storage.example";

/** Few values per field, so that two views are often equal or differ in one field only. */
const text = (...texts: string[]) => fc.constantFrom("", "2", "2\n1", ...texts);
const side = fc.record({
  score: fc.constantFrom(undefined, 0, 1, 2),
  reds: fc.constantFrom(0, 1, 2),
  isWinner: fc.boolean(),
});
const view: fc.Arbitrary<RowView> = fc.record({
  href: fc.constantFrom("/en/1", "/en/2"),
  state: fc.constantFrom("live", "finished", "upcoming", "other"),
  status: fc.record(
    { text: text("67'"), dateTime: text("2026-11-21"), title: text("Full time"), clock: text("46:30") },
    { requiredKeys: ["text", "dateTime"] },
  ),
  sides: fc.tuple(side, side),
  halfTime: text("HT 1-1"),
  notes: text("VAR"),
  isVarCheck: fc.boolean(),
  sentence: text("Hà Nội FC against Nam Định."),
});
const team = fc.record(
  {
    id: fc.constantFrom("1", "2"),
    name: fc.constantFrom("a", "b", "Borussia Mönchengladbach"),
    shortName: fc.constantFrom("", "b"),
    flag: fc.constantFrom("vn", "gb-wls"),
  },
  { requiredKeys: ["id", "name"] },
);
const props: fc.Arbitrary<MatchRowProps> = fc.record(
  {
    match: fc.record({
      id: fc.constantFrom("1", "2"),
      sport: fc.constantFrom("football", "basketball"),
      home: team,
      away: team,
    }),
    view,
    storageBaseUrl: fc.constantFrom(undefined, STORAGE),
    language: fc.constant("en"),
    day: fc.constantFrom(undefined, "2", "Saturday"),
  },
  { requiredKeys: ["match", "view", "language"] },
);
/** Two values that differ in some fields only. */
const pair = fc
  .tuple(props, props, fc.func(fc.boolean()))
  .map(([one, other, isTaken]) => [one, mixed(one, other, isTaken)] as const);

/** `one` with some fields of `other`, at any depth. */
function mixed<Value>(one: Value, other: Value, isTaken: (path: string) => boolean, path = ""): Value {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return isTaken(path) ? other : one;
  const values = Object.entries(one).map(([name, value]) => {
    const field = `${path}.${name}`;
    return [name, mixed(value, Reflect.get(other, name), isTaken, field)];
  });
  return (Array.isArray(one) ? values.map(([, value]) => value) : Object.fromEntries(values)) as Value;
}

describe("the key of a row", () => {
  test("differs whenever anything of the row does", () => {
    fc.assert(
      fc.property(pair, ([one, other]) => {
        if (matchRowKey(one, "") === matchRowKey(other, "")) expect(renderRow(one)).toBe(renderRow(other));
      }),
      { numRuns: 500 },
    );
  });

  test("is the same for what looks the same in a row of two clubs", () => {
    const { id, home, away, sport } = finished;
    const row = (view: RowView): MatchRowProps => ({
      match: { id, sport, home, away },
      view,
      storageBaseUrl: STORAGE,
      language: "en",
    });
    const views = fc.tuple(view, view, fc.func(fc.boolean()));
    fc.assert(
      fc.property(views, ([one, other, isTaken]) => {
        const rows = [row(one), row(mixed(one, other, isTaken))] as const;
        const [first, second] = rows.map(renderRow);
        const [key, otherKey] = rows.map((shown) => matchRowKey(shown, ""));
        expect(key === otherKey).toBe(first === second);
      }),
      { numRuns: 200 },
    );
  });

  test("is another in every other state of a match", () => {
    const facts = testFacts();
    const matches: ListedMatch[] = [...Object.values(STATES), ...Object.values(GAMES)];
    const rows = matches.map((match) => matchRowFragment(match, facts));
    const markups = new Set(
      matches.map((match) =>
        renderRow({ match, view: rowView(match, facts), storageBaseUrl: facts.storageBaseUrl, language: "en" }),
      ),
    );
    expect(new Set(rows.map(({ key }) => key)).size).toBe(markups.size);
  });

  test("is another in another language, zone, without pictures, under another day", () => {
    const facts = (locale: LocaleCode, savesData = false) => testFacts(locale, { savesData });
    const keys = [
      matchRowFragment(finished, facts("en")),
      matchRowFragment(finished, facts("kh")),
      matchRowFragment(finished, facts("en", true)),
      matchRowFragment(finished, facts("en"), "Saturday"),
      matchRowFragment(finished, facts("en"), "Sunday"),
      matchRowFragment(finished, testFacts("en", undefined, "Europe/Lisbon")),
    ].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("the fragment of a row", () => {
  test.each([
    ["to come", scheduled],
    ["over", finished],
    ["live without a clock", live],
  ])("is made once for a match that is %s, and its key is that of an equal match", (_name, match) => {
    const row = matchRowFragment(match, testFacts("th"));
    expect(matchRowFragment(match, { ...testFacts("th"), ...LATER })).toBe(row);
    expect(matchRowFragment({ ...match }, { ...testFacts("th"), ...LATER }).key).toBe(row.key);
  });

  test.each([
    ["a minute", { ...live, clock: { from: 1, startedAt: NOW - 10 * 60_000 } } as const, 60_000],
    ["a second of basketball", GAMES.clockRuns, 1_000],
  ])("is made anew when %s has passed", (_name, match, length) => {
    const facts = testFacts();
    const row = matchRowFragment(match, facts);
    expect(matchRowFragment(match, { ...facts, now: NOW + length - 1 })).toBe(row);
    const later = { ...facts, now: NOW + length };
    const next = matchRowFragment(match, later);
    expect(next.key).not.toBe(row.key);
    expect(fragmentMarkup([next])).toEqual([
      renderRow({ match, view: rowView(match, later), storageBaseUrl: facts.storageBaseUrl, language: "en" }),
    ]);
  });

  test("is forgotten with the language and zone that nobody asked for in a while", () => {
    const first = madeRows("first");
    for (let other = 0; other < 7; other += 1) madeRows(`other ${other}`);
    expect(madeRows("first")).toBe(first);
    for (let other = 0; other < 8; other += 1) madeRows(`another ${other}`);
    expect(madeRows("first")).not.toBe(first);
  });
});
