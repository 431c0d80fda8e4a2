import { describe, expect, it } from "vitest";
import { DEFAULT_RULES } from "../../data/standings/rules/leagues.ts";
import type { SeasonMatch } from "./counted.ts";
import type { SeasonTables, TablesQuestion } from "./season-table.ts";
import { seasonTables } from "./season-tables.ts";
import { playedOn, roundRobin } from "./test-season.ts";

const tablesOf = (id: string, season: string, matches: readonly SeasonMatch[], wish: Partial<TablesQuestion> = {}) =>
  seasonTables(matches, {
    competition: { id, sport: "football", format: { kind: "league", times: 2 } },
    season,
    source: "imported",
    ruleSet: DEFAULT_RULES,
    deductions: {},
    ...wish,
  });

const pointsOf = ({ tables }: SeasonTables) =>
  tables.map(({ rows }) => rows.map(({ rank, teamId, points }) => `${rank} ${teamId} ${points}`));

const TWELVE = [..."abcdefghijkl"];
const twice = (clubs: readonly string[]) => [...roundRobin(clubs, 1), ...roundRobin(clubs, 100)];
/** Points before: 66, 60 and so on. The lower half is turned around once. */
const austria = [
  ...twice(TWELVE),
  ...roundRobin(TWELVE.slice(0, 6), 200, { part: "championship" }),
  ...roundRobin(TWELVE.slice(6).toReversed(), 200, { part: "relegation" }),
];

describe("a league that halves points after its split", () => {
  it("has a table of each round, whose places go on from one another", () => {
    expect(pointsOf(tablesOf("211", "2024-25", austria))).toEqual([
      ["1 a 48", "2 b 42", "3 c 36", "4 d 30", "5 e 24", "6 f 18"],
      ["7 g 15", "8 h 15", "9 i 15", "10 j 15", "11 k 15", "12 l 15"],
    ]);
  });

  it("says why, and which of its tables decides the title", () => {
    const { tables, parts } = tablesOf("211", "2024-25", austria);
    expect(tables.map(({ id, reasons, decides }) => [id, reasons, decides])).toEqual([
      ["split-championship", ["halved_down"], ["champion", "places"]],
      ["split-relegation", ["halved_down"], ["places"]],
    ]);
    expect(parts.map(({ id, isCurrent, isShown }) => [id, isCurrent, isShown])).toEqual([
      ["regular", false, false],
      ["split", true, true],
    ]);
    const shownFor = (partOf: string) =>
      tablesOf("211", "2024-25", austria, { partOf }).parts.map(({ isCurrent, isShown }) => [isCurrent, isShown]);
    expect(shownFor("200 a b")).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(shownFor(austria[0]!.fixture.id)).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it("still has the table before it, whose places led to the rounds", () => {
    const { tables } = tablesOf("211", "2024-25", austria, { part: "regular" });
    expect(tables[0]?.zones.map(({ zone, fromRank, toRank }) => `${zone} ${fromRank}-${toRank}`)).toEqual([
      "championship_round 1-6",
      "relegation_round 7-12",
    ]);
    expect(tables.map(({ id, rows, decides }) => [id, rows.length, rows[0]?.points, decides])).toEqual([
      ["regular", 12, 66, []],
    ]);
  });

  it("puts the club that has lost half a point before a level one, and the one that has gained it after", () => {
    // Eleven clubs below "a": a draw makes the points of "b" and "c" odd.
    const drawn = austria.map((match) =>
      match.fixture.id === "100 a b" ? playedOn(100, "a", "b", { score: [0, 0] }) : match,
    );
    const [table] = tablesOf("211", "2024-25", drawn).tables;
    expect(table?.rows.slice(0, 2).map(({ teamId, points }) => [teamId, points])).toEqual([
      ["a", 47],
      ["b", 42],
    ]);
    const before = table!.rankBy(
      table!.matches.filter(({ kickOff }) => kickOff < 200 * 86_400_000),
      {},
    );
    expect(before.slice(0, 2).map(({ points }) => points)).toEqual([64, 61]);
  });

  it("does not halve what was taken off afterwards", () => {
    const deductionsAt = (instant: number): Record<string, number> => (instant < 190 * 86_400_000 ? {} : { b: 4 });
    const [table] = tablesOf("211", "2024-25", austria, { deductions: { b: 4 }, deductionsAt }).tables;
    expect(table?.rows.find(({ teamId }) => teamId === "b")).toMatchObject({ points: 38, deducted: 4 });
  });

  it("splits where it is simulated by as many clubs as really play", () => {
    const tablesFor = (matches: readonly SeasonMatch[], teamIds: readonly string[]) =>
      tablesOf("211", "2024-25", matches, {
        source: "simulated",
        competition: { id: "211", sport: "football", format: { kind: "league", times: 2 }, teamIds },
      }).tables.map(({ id, decides }) => `${id} ${decides}`);
    expect(tablesFor(austria, TWELVE)).toEqual(["split-championship champion,places", "split-relegation places"]);
    expect(tablesFor(twice(TWELVE), TWELVE)).toEqual(["regular "]);
    expect(tablesFor(twice(TWELVE), [...TWELVE, "m"])).toEqual(["regular champion,places"]);
  });

  it("does not halve a table of home matches", () => {
    expect(tablesOf("211", "2024-25", austria, { view: "home" }).tables[0]?.rows[0]?.points).toBe(81);
  });
});

describe("a league that carries all points", () => {
  const scotland = [
    ...twice(TWELVE),
    ...roundRobin(TWELVE, 200),
    ...roundRobin(TWELVE.slice(0, 6), 300),
    ...roundRobin(TWELVE.slice(6).toReversed(), 300),
  ];

  it("splits without a word of the source", () => {
    const result = tablesOf("311", "2024-25", scotland);
    expect(pointsOf(result)[0]).toEqual(["1 a 114", "2 b 102", "3 c 90", "4 d 78", "5 e 66", "6 f 54"]);
    expect(result.tables.map(({ reasons }) => reasons)).toEqual([["carried"], ["carried"]]);
  });

  it("splits by whole matches in a table of home matches, too", () => {
    const { tables } = tablesOf("311", "2024-25", scotland, { view: "away" });
    expect(tables.map(({ id, rows }) => [id, rows.length])).toEqual([
      ["split-championship", 6],
      ["split-relegation", 6],
    ]);
  });

  it("has one table before, which decides nothing yet", () => {
    const { tables, parts } = tablesOf("311", "2024-25", scotland.slice(0, 198));
    expect(tables.map(({ id, decides }) => [id, decides])).toEqual([["regular", []]]);
    expect(parts).toEqual([]);
  });
});

describe("a year of two tournaments", () => {
  const halves = [
    ...roundRobin(["a", "b", "c"], 1, { part: "apertura" }),
    ...roundRobin(["c", "b", "a"], 100, { part: "clausura" }),
  ];

  it.each([
    [undefined, "clausura", ["1 c 6", "2 b 3", "3 a 0"], []],
    ["apertura", "apertura", ["1 a 6", "2 b 3", "3 c 0"], []],
    ["total", "total", ["1 a 6", "1 b 6", "1 c 6"], ["total"]],
  ])("asked for %s has the table of %s", (part, id, rows, reasons) => {
    const result = tablesOf("611", "2024-25", halves, part === undefined ? {} : { part });
    expect(pointsOf(result)).toEqual([rows]);
    expect(result.tables[0]).toMatchObject({ id, reasons, decides: [] });
  });
});

describe("a pool of the last teams", () => {
  const pool = roundRobin(["u", "b"], 50, { stage: "group", part: "final_pool" });
  const groups = roundRobin(["b", "y"], 1, { stage: "group", group: "1" });

  it("decides a World Cup, after its groups", () => {
    const { tables, parts } = tablesOf("75", "1950", [...groups, ...pool]);
    expect(tables.map(({ id, decides }) => [id, decides])).toEqual([["final_pool", ["champion", "places"]]]);
    expect(parts.map(({ id }) => id)).toEqual(["group", "final_pool"]);
    expect(tablesOf("75", "1950", [...groups, ...pool], { part: "group" }).tables.map(({ id }) => id)).toEqual([
      "group-1",
    ]);
  });
});

describe("groups after groups", () => {
  const first = roundRobin(["a", "b", "c"], 1, { stage: "group", group: "1" });
  const second = roundRobin(["a", "d"], 50, { stage: "group", group: "A" });

  it("are told apart by numbers and letters; only the first of the later ones goes on", () => {
    const { tables, parts } = tablesOf("75", "1974", [...first, ...second]);
    expect(parts.map(({ id, isShown }) => [id, isShown])).toEqual([
      ["group", false],
      ["second_group", true],
    ]);
    expect(tables.map(({ id, zones }) => [id, zones[0]?.toRank])).toEqual([["group-A", 1]]);
    const [before] = tablesOf("75", "1974", [...first, ...second], { part: "group" }).tables;
    expect(before).toMatchObject({ id: "group-1", zones: [{ fromRank: 1, toRank: 2 }] });
  });
});

it("makes no table of a tournament's bare results", () => {
  const competition = { id: "75", sport: "football", kind: "cup", format: { kind: "recorded" } } as const;
  const results = roundRobin(["a", "b", "c"], 1);
  expect(tablesOf("75", "1930", results, { competition }).tables).toEqual([]);
  const rounds = results.map(({ fixture, ...rest }) => ({ ...rest, fixture: { ...fixture, matchday: 1 } }));
  expect(tablesOf("75", "1930", rounds, { competition }).tables).toHaveLength(1);
});

describe("a season that ended early", () => {
  const one = [
    playedOn(1, "a", "b"),
    playedOn(2, "a", "c"),
    playedOn(3, "a", "b"),
    playedOn(4, "d", "a"),
    playedOn(5, "d", "c"),
  ];

  it.each([
    ["by points a match", "304", ["1 d", "2 a", "3 b", "3 c"], "average", "2020-06-09", ["champion", "places"]],
    ["as it stood", "381", ["1 a", "2 d", "3 b", "3 c"], "as_it_stood", "2020-04-24", ["places"]],
  ])("is ranked %s", (_how, id, rows, reason, endedOn, decides) => {
    const result = tablesOf(id, "2019-20", one);
    expect(result.tables[0]?.rows.map(({ rank, teamId }) => `${rank} ${teamId}`)).toEqual(rows);
    expect(result.tables[0]).toMatchObject({ reasons: [reason], endedOn, decides });
    expect(tablesOf(id, "2019-20", one, { source: "simulated" }).tables[0]?.reasons).toEqual([]);
  });
});

it("says that a win was worth two points", () => {
  const ruleSet = { ...DEFAULT_RULES, points: [2, 1, 0, 0] as const };
  expect(tablesOf("331", "1990-91", [playedOn(1, "a", "b")], { ruleSet }).tables[0]?.reasons).toEqual(["two_points"]);
});
