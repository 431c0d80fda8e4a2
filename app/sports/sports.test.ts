import { describe, expect, test } from "vitest";
import type { FinishedMatch, LiveMatch } from "#contract/domain/match";
import { RECORD_KEYS } from "#contract/tables/competition-keys";
import { SPORTS } from "#contract/tables/sports";
import analysis from "../../locales/en/analysis.json";
import competition from "../../locales/en/competition.json";
import odds from "../../locales/en/odds.json";
import people from "../../locales/en/people.json";
import player from "../../locales/en/player.json";
import rows from "../../locales/en/rows.json";
import standings from "../../locales/en/standings.json";
import { bySport } from "./by-sport.ts";
import type { ScoredMatch } from "./sport-adapter.ts";
import { adapterOf } from "./sports.ts";

const NAMESPACES = { analysis, competition, odds, people, player, rows, standings };
type Namespace = keyof typeof NAMESPACES;

/** The text of a key, including keys with plural forms. */
function textOf(namespace: Namespace, key: string): unknown {
  const path = key.split(".");
  const last = path.pop() ?? "";
  const parent = path.reduce<Record<string, unknown> | undefined>(
    (value, name) => value?.[name] as Record<string, unknown> | undefined,
    NAMESPACES[namespace],
  );
  return parent?.[last] ?? parent?.[`${last}_other`];
}

const ADAPTERS = SPORTS.map(({ code }) => adapterOf(code));

/** Every path of an object's plain data, without functions and list contents. */
function fieldsOf(value: object, prefix = ""): string[] {
  return Object.entries(value).flatMap(([key, field]: [string, unknown]) => {
    const path = prefix + key;
    const isGroup = typeof field === "object" && field !== null && !Array.isArray(field);
    return isGroup ? fieldsOf(field, `${path}.`) : [path];
  });
}

/** Optional per sport. */
const OPTIONAL =
  /^(?:match\.stageNames\..*|odds\.(?:firstHalfMarkets\..*|allWinnerPrices|nextScore)|analysis\.partCalls\..*|standings\.measureNames\..*)$/;

test("the adapters have the same fields", () => {
  const [first, ...others] = ADAPTERS.map((adapter) =>
    fieldsOf(adapter)
      .filter((field) => !OPTIONAL.test(field))
      .sort(),
  );
  expect(first?.length).toBeGreaterThan(50);
  for (const other of others) expect(other).toEqual(first);
});

describe.each(ADAPTERS.map((adapter) => [adapter.code, adapter] as const))("%s", (code, adapter) => {
  test("is the adapter of its sport, without undefined fields", () => {
    expect(adapter.code).toBe(code);
    expect(
      JSON.stringify(adapter, (_key, value: unknown) => (value === undefined ? "undefined" : value)),
    ).not.toContain('"undefined"');
  });

  test.each([
    ["analysis", Object.values(adapter.analysis.partNames)],
    ["competition", [adapter.competition.scoredName]],
    [
      "competition",
      RECORD_KEYS.flatMap((key) => adapter.competition.recordName(key) ?? []).map((name) => `records.${name}`),
    ],
    ["odds", [adapter.odds.countsNote, ...Object.keys(adapter.odds.markets).map((one) => `market.${code}.${one}`)]],
    ["people", [...adapter.people.figures, ...adapter.people.columns, ...adapter.people.best].map(({ name }) => name)],
    ["people", adapter.people.columns.map(({ short }) => short)],
    ["people", adapter.people.squadGroups.map(({ name }) => `group.${name}`)],
    ["people", ["heading", "title", "description"].map((key) => `${key}.${adapter.people.squadTerm}`)],
    ["player", [adapter.people.clubNumbersTitle]],
    ["rows", [1, 2, 3, 4].map(adapter.match.periodName)],
    ["rows", Object.values(adapter.upcomingSentences).map((sentence) => `sentence.${sentence}`)],
    ["standings", adapter.standings.columns.flatMap(({ key }) => [`column.${key}`, `short.${key}`])],
    ["standings", adapter.standings.views.map((view) => `view.${view}`)],
    ["standings", [`tie.two.${adapter.standings.rankedBy}`, `tie.many.${adapter.standings.rankedBy}`]],
    ["standings", Object.values(adapter.standings.measureNames).map((measure) => `measure.${measure}`)],
  ] as [Namespace, string[]][])("has texts of %s: %j", (namespace, keys) => {
    for (const key of keys) expect(textOf(namespace, key), key).toEqual(expect.any(String));
  });

  test("has players' columns among the figures of a player", () => {
    const figures = adapter.people.figures.map(({ name }) => name);
    for (const { name } of [...adapter.people.columns, ...adapter.people.best]) expect(figures).toContain(name);
  });
});

const finished = (change: Partial<FinishedMatch>) =>
  ({ state: "finished", how: "FULL_TIME", score: [2, 1], reds: [0, 0], ...change }) as FinishedMatch & ScoredMatch;
const live = (change: Partial<LiveMatch>) =>
  ({ state: "live", period: "SECOND_HALF", score: [2, 1], reds: [0, 0], ...change }) as LiveMatch & ScoredMatch;

test.each([
  ["football", finished({}), [2, 1]],
  ["football", finished({ how: "AFTER_ET", score: [3, 2] }), undefined],
  ["football", finished({ how: "AFTER_PENS", score: [2, 2], fullTime: [1, 1] }), [1, 1]],
  ["football", finished({ how: "AWARDED" }), undefined],
  ["basketball", finished({ how: "AFTER_ET", score: [101, 99] }), [101, 99]],
  ["basketball", finished({ how: "AWARDED" }), undefined],
] as const)("a match of %s is settled by its score: %j", (sport, match, score) => {
  expect(adapterOf(sport).match.settledScore(match)).toEqual(score);
});

test.each([
  ["football", finished({ how: "AFTER_ET" }), true],
  ["football", finished({ how: "AFTER_PENS" }), true],
  ["football", finished({}), false],
  ["football", live({ period: "EXTRA_TIME" }), false],
  ["basketball", finished({ how: "AFTER_ET" }), false],
] as const)("in %s, %j goes on after what is counted: %j", (sport, match, isBeyond) => {
  expect(adapterOf(sport).match.isBeyondCounted(match)).toBe(isBeyond);
});

test.each([
  ["football", live({}), { score: [2, 1], isOpen: true }],
  ["football", live({ period: "EXTRA_TIME" }), undefined],
  ["football", live({ period: "EXTRA_TIME", fullTime: [1, 1] }), { score: [1, 1], isOpen: false }],
  ["football", finished({ how: "AFTER_PENS" }), undefined],
  ["basketball", live({ period: "OT" }), { score: [2, 1], isOpen: true }],
  ["basketball", finished({ how: "AFTER_ET" }), { score: [2, 1], isOpen: false }],
] as const)("in %s, markets of %j go by %j", (sport, match, settling) => {
  expect(adapterOf(sport).odds.settlingScore(match, false)).toEqual(settling);
});

test.each([
  ["football", null, "ALL"],
  ["football", "h1", "H1"],
  ["football", "1", undefined],
  ["basketball", null, 0],
  ["basketball", "4", 4],
  ["basketball", "h1", undefined],
] as const)("in %s, ?period=%s is %s", (sport, text, period) => {
  expect(adapterOf(sport).stats.readPeriod(text)?.period).toBe(period);
});

test("a value goes to the branch of its sport", () => {
  const branches = { football: (one: { goals: number }) => one.goals, basketball: () => -1 };
  type Value = { sport: "football"; goals: number } | { sport: "basketball" };
  const values: Value[] = [{ sport: "football", goals: 3 }, { sport: "basketball" }];
  expect(values.map((value) => bySport(value, branches))).toEqual([3, -1]);
});
