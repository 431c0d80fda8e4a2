import { describe, expect, test } from "vitest";
import { ZONES } from "#contract/tables/standings-keys";
import { columnsOf } from "~/features/standings/columns";
import { scoreLine, shownForm, slugOf } from "~/features/standings/FormStrip";
import { rowsAround } from "~/features/standings/standings-rows";
import { readTableQuery, tableParameters, withTeam } from "~/features/standings/table-query";
import { arsenal, basketballRow, burnley, chelsea, mark, row } from "~/features/standings/test-standings";
import { describeTie } from "~/features/standings/tie-break";
import { toneOf, zoneOf } from "~/features/standings/zones";
import { signed } from "~/sports/figures";
import { BASKETBALL_COLUMNS, FOOTBALL_COLUMNS } from "~/sports/standings-columns";
import { pointRuns, rankLines } from "./chart-lines.ts";

test.each([
  [3, "+3"],
  [0, "0"],
  [-12, "−12"],
])("the difference %i is written %s", (value, text) => expect(signed(value)).toBe(text));

describe("columns", () => {
  test("a short table has only what decides", () => {
    expect(columnsOf(FOOTBALL_COLUMNS, [row(1)], true, "en").map(({ key }) => key)).toEqual([
      "played",
      "goalDifference",
      "points",
    ]);
  });

  test("points a match have one where the table is ranked by them", () => {
    const average = (columns: ReturnType<typeof columnsOf>) => columns.find(({ key }) => key === "average");
    const ranked = [row(1, { average: "1.41" })];
    expect(average(columnsOf(FOOTBALL_COLUMNS, ranked, false, "pt"))?.value(ranked[0]!, "pt")).toBe("1,41");
    expect(average(columnsOf(FOOTBALL_COLUMNS, [row(1)], false, "en"))).toBeUndefined();
  });

  test("a figure that no row has has no column", () => {
    const keys = columnsOf(BASKETBALL_COLUMNS, [basketballRow(1)], false, "en").map(({ key }) => key);
    expect(keys).not.toContain("points");
    expect(keys).not.toContain("conference");
    expect(
      columnsOf(BASKETBALL_COLUMNS, [basketballRow(1, { points: 30 })], false, "en").map(({ key }) => key),
    ).toContain("points");
  });

  test.each([
    ["winPct", "en", "0.875", ".875"],
    ["winPct", "en", "1.000", "1.000"],
    ["winPct", "pt", "0.875", "0,875"],
    ["winPct", "pt", "1.000", "1,000"],
  ])("%s in %s: %s is shown as %s", (key, language, winPct, shown) => {
    expect(BASKETBALL_COLUMNS.find((one) => one.key === key)?.value(basketballRow(1, { winPct }), language)).toBe(
      shown,
    );
  });

  test("the first is behind nobody", () => {
    const behind = BASKETBALL_COLUMNS.find(({ key }) => key === "gamesBehind");
    expect([1, 2].map((rank) => behind?.value(basketballRow(rank), "en"))).toEqual(["–", "1.5"]);
    expect(behind?.value(basketballRow(2), "pt")).toBe("1,5");
  });
});

describe("the rows around a team", () => {
  const rows = [1, 2, 3, 4, 5, 6, 7].map((rank) => row(rank));
  test.each([
    ["1", [1, 2, 3]],
    ["Team 4", [3, 4, 5]],
    ["Team 7", [5, 6, 7]],
    ["nobody", [1, 2, 3]],
  ])("of %s are %j", (name, ranks) => {
    const id = rows.find(({ team }) => team.name === name)?.team.id ?? name;
    expect(rowsAround(rows, id, 3).map(({ rank }) => rank)).toEqual(ranks);
  });

  test("a small table is shown in full", () => expect(rowsAround(rows.slice(0, 2), "1", 5)).toHaveLength(2));
});

test("every zone has a colour; a supplier's own is not marked", () => {
  for (const zone of ZONES) expect(toneOf(zone)).toBeGreaterThan(0);
  expect([zoneOf("relegation"), zoneOf("of_their_own"), zoneOf(undefined)]).toEqual([
    "relegation",
    undefined,
    undefined,
  ]);
});

describe("what a tie-break says", () => {
  const rows = [row(1), row(2), row(3)];
  test("differences have their sign, and the better placed comes first", () => {
    const tie = { criterion: "overall.goalDifference", values: { [burnley.id]: "-6", [arsenal.id]: "7" } };
    expect(describeTie(tie, rows, "football")).toEqual({
      measure: "goalDifference",
      isAmongThem: false,
      teams: [
        { name: "Arsenal", value: "+7" },
        { name: "Burnley", value: "−6" },
      ],
    });
  });

  test.each([
    ["h2h.points", "football", "points", true],
    ["overall.goalDifference", "basketball", "pointDifference", false],
    ["h2h.goalsFor", "basketball", "pointsFor", true],
    ["h2h.pct", "basketball", "pct", true],
  ] as const)("%s in %s is %s", (criterion, sport, measure, isAmongThem) => {
    const tie = { criterion, values: { [arsenal.id]: "1", [burnley.id]: "0" } };
    expect(describeTie(tie, rows, sport)).toMatchObject({ measure, isAmongThem });
  });

  test("leading a division is no figure", () => {
    const tie = { criterion: "overall.divisionWinner", values: { [arsenal.id]: "1", [burnley.id]: "0" } };
    expect(describeTie(tie, rows, "basketball")?.teams).toEqual([{ name: "Arsenal" }, { name: "Burnley" }]);
  });

  test.each([
    ["a criterion without translations", { criterion: "overall.theirOwn", values: { "1": "1", "2": "0" } }],
    ["a team that is not in the table", { criterion: "h2h.points", values: { "1": "1", "99": "0" } }],
    ["one team alone", { criterion: "h2h.points", values: { "1": "1" } }],
  ])("is nothing for %s", (_case, tie) => expect(describeTie(tie, rows, "football")).toBeUndefined());
});

describe("form", () => {
  test("stands with the latest last, at most five", () => {
    expect(shownForm(["W", "D", "L", "W", "W", "L"]).map(({ letter }) => letter)).toEqual(["W", "W", "L", "D", "W"]);
  });

  test.each([
    [false, "Chelsea 1-3 Arsenal", "chelsea-vs-arsenal"],
    [true, "Arsenal 3-1 Chelsea", "arsenal-vs-chelsea"],
  ])("names the home side first (at home: %s)", (isHome, line, slug) => {
    expect(scoreLine({ ...mark, isHome }, arsenal, "en")).toBe(line);
    expect(slugOf({ ...mark, isHome }, arsenal)).toBe(slug);
  });
});

describe("a table's query", () => {
  test.each([
    ["", { view: "all" }],
    ["view=h1", { view: "h1" }],
    ["view=home&part=division-atlantic", { view: "home", part: "division-atlantic" }],
    ["teams=1,22", { view: "all", teams: ["1", "22"] }],
  ])("“%s” is read", (text, query) => {
    expect(readTableQuery(new URLSearchParams(text), "football")).toEqual(query);
  });

  test.each(["view=best", "part=../x", "teams=a", "teams=1,2,3,4,5,6,7", "teams="])("“%s” is refused", (text) => {
    expect(readTableQuery(new URLSearchParams(text), "football")).toBeUndefined();
  });

  test("basketball has no halves", () => {
    expect(readTableQuery(new URLSearchParams("view=h1"), "basketball")).toBeUndefined();
  });

  test("defaults stand in no address", () => {
    expect(tableParameters({ view: "all", teams: [] })).toEqual({ view: undefined, part: undefined, teams: undefined });
  });

  test("choosing a team adds it or takes it away; the seventh takes the place of the first", () => {
    expect(withTeam(["1"], "2")).toEqual(["1", "2"]);
    expect(withTeam(["1", "2"], "1")).toEqual(["2"]);
    expect(withTeam(["1", "2", "3", "4", "5", "6"], "7")).toEqual(["2", "3", "4", "5", "6", "7"]);
  });
});

describe("places by round", () => {
  const competition = row(1).team as never;
  const history = (series: { team: typeof arsenal; table?: string; ranks: (number | null)[] }[], rounds = 4) => ({
    competition,
    season: "2026-27",
    rounds: Array.from({ length: rounds }, (_, index) => index + 1),
    dates: [],
    series: series.map((one) => ({ ...one, points: [] })),
  });

  test("go by the last place, with the best and the worst, in each table", () => {
    const [lines, ...others] = rankLines(
      history([
        { team: burnley, table: "east", ranks: [1, 3, 2, 2] },
        { team: arsenal, table: "east", ranks: [null, 1, 1, 1] },
        { team: chelsea, table: "west", ranks: [1, 1, 1, 1] },
        { team: { ...chelsea, id: "4" }, table: "west", ranks: [2, 2, 2, 2] },
      ]),
    );
    expect(lines?.lines.map(({ team, last, best, worst }) => [team.name, last, best, worst])).toEqual([
      ["Arsenal", 1, 1, 1],
      ["Burnley", 2, 1, 3],
    ]);
    expect(lines?.lowest).toBe(3);
    expect(others.map(({ table }) => table)).toEqual(["west"]);
  });

  test("are not drawn of three rounds, nor of one team", () => {
    const pair = [
      { team: arsenal, ranks: [1, 1, 1] },
      { team: burnley, ranks: [2, 2, 2] },
    ];
    expect(rankLines(history(pair, 3))).toEqual([]);
    expect(rankLines(history([{ team: arsenal, ranks: [1, 1, 1, 1] }]))).toEqual([]);
    expect(rankLines(history([]))).toEqual([]);
  });

  test("a line breaks where there is no place", () => {
    const box = { left: 10, top: 0, width: 30, height: 20 };
    expect(pointRuns([1, 2, null, 3], box, 3)).toEqual(["10,0 20,10", "40,20"]);
  });
});
