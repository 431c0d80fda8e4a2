import { describe, expect, it } from "vitest";
import { answerOf } from "../api-sports/stub-answer.ts";
import { SupplierRefusal } from "../supplier-refusal.ts";
import { readFixtures } from "./read-fixtures.ts";
import { readLeagues } from "./read-leagues.ts";
import { eventRow, type FixtureOptions, fixtureRow, KICK_OFF_SECONDS, lineUpRow } from "./stub-answers.ts";

const read = (options: FixtureOptions) => readFixtures(answerOf([fixtureRow(options)])).facts[0]!;

describe("a fixture", () => {
  it("has its round, teams, ground and referee, and nothing of play beforehand", () => {
    expect(read({})).toEqual({
      id: "1001",
      sport: "football",
      competition: { id: "39", name: "Premier League" },
      round: "Regular Season - 8",
      kickOff: KICK_OFF_SECONDS * 1000,
      isTimeConfirmed: true,
      home: { id: "42", name: "Arsenal" },
      away: { id: "66", name: "Aston Villa" },
      venue: { name: "Stadium", city: "Town" },
      referee: "A. Whistle",
      phase: "SCHEDULED",
      word: "NS",
    });
  });

  it.each([
    ["TBD", null, "TIME_TBA"],
    ["NS", null, "SCHEDULED"],
    ["1H", 12, "FIRST_HALF"],
    ["HT", 45, "HALF_TIME"],
    ["2H", 60, "SECOND_HALF"],
    ["BT", 90, "ET_BREAK"],
    ["ET", 100, "EXTRA_TIME"],
    ["P", 120, "SHOOTOUT"],
    ["SUSP", 30, "SUSPENDED"],
    ["INT", 30, "INTERRUPTED"],
    ["FT", 90, "FULL_TIME"],
    ["AET", 120, "AFTER_ET"],
    ["PEN", 120, "AFTER_PENS"],
    ["PST", null, "POSTPONED"],
    ["CANC", null, "CANCELLED"],
    ["Canc", null, "CANCELLED"],
    ["ABD", 30, "ABANDONED"],
    ["AWD", null, "AWARDED"],
    ["WO", null, "AWARDED"],
    ["LIVE", 30, "FIRST_HALF"],
    ["LIVE", 70, "SECOND_HALF"],
    ["XYZ", null, undefined],
  ])("of status %s at %s is %s", (short, elapsed, phase) => {
    expect(read({ status: { short, elapsed } }).phase).toBe(phase);
  });

  it("counts goals without a shoot-out, and has the parts of a match that went on", () => {
    const facts = read({
      status: { short: "PEN", elapsed: 120 },
      goals: [2, 2],
      halftime: [0, 1],
      fulltime: [1, 1],
      extratime: [1, 1],
      penalty: [4, 3],
      home: { id: 42, name: "Arsenal", winner: true },
    });
    expect(facts).toMatchObject({
      score: [2, 2],
      halfTime: [0, 1],
      fullTime: [1, 1],
      shootout: [4, 3],
      winner: "home",
    });
  });

  it("has no half-time score while the first half is played, although the answer repeats the running one", () => {
    expect(read({ status: { short: "1H", elapsed: 30 }, goals: [1, 0], halftime: [1, 0] })).not.toHaveProperty(
      "halfTime",
    );
  });

  it("says when its period began", () => {
    const periods = { first: KICK_OFF_SECONDS + 60, second: KICK_OFF_SECONDS + 3700 };
    expect(read({ status: { short: "1H", elapsed: 1 }, periods }).periodStart).toBe((KICK_OFF_SECONDS + 60) * 1000);
    expect(read({ status: { short: "2H", elapsed: 50 }, periods }).periodStart).toBe((KICK_OFF_SECONDS + 3700) * 1000);
    expect(read({ status: { short: "HT", elapsed: 45 }, periods })).not.toHaveProperty("periodStart");
  });
});

describe("an answer", () => {
  it("with a bad row has the others: a score below nought, a team against itself, a row of another kind", () => {
    const bad = [fixtureRow({ id: 2, goals: [-1, 0] }), fixtureRow({ id: 3, away: { id: 42, name: "Arsenal" } }), {}];
    const { facts, reasons } = readFixtures(answerOf([fixtureRow({ id: 1 }), ...bad, fixtureRow({ id: 4 })]));
    expect(facts.map(({ id }) => id)).toEqual(["1", "4"]);
    expect(reasons).toEqual([
      expect.stringContaining("row 1: goals.home"),
      "row 2: match 3: a team against itself",
      expect.stringContaining("row 3: fixture"),
    ]);
  });

  it.each([
    ["requests", "quota"],
    ["rateLimit", "quota"],
    ["token", "key"],
    ["plan", "request"],
  ] as const)("of status 200 with an error about %s is a refusal, without the supplier's text", (field, kind) => {
    const answer = { errors: { [field]: "your key 1234 is …" }, response: [] };
    const refused = () => readFixtures(answer);
    expect(refused).toThrow(SupplierRefusal);
    expect(refused).toThrow(`refused: ${field}`);
    try {
      refused();
    } catch (error) {
      expect((error as SupplierRefusal).kind).toBe(kind);
    }
  });

  it("that is none is no refusal", () => {
    expect(() => readFixtures("<html>")).toThrow("not an answer");
  });
});

describe("events", () => {
  const events = (rows: object[]) =>
    read({ status: { short: "2H", elapsed: 80 }, goals: [1, 1], events: rows }).events!;

  it("have the side that they count for: an own goal's is the one that gains it", () => {
    expect(
      events([
        eventRow(42, 10, "Goal", "Normal Goal", { assist: { id: 2, name: "B. Passer" } }),
        eventRow(66, 20, "Goal", "Own Goal"),
        eventRow(42, 30, "Goal", "Penalty"),
        eventRow(66, 40, "Goal", "Missed Penalty"),
        eventRow(66, 45, "Card", "Second Yellow card", { extra: 2 }),
      ]).map(({ type, side, minute, added }) => [type, side, minute, added]),
    ).toEqual([
      ["GOAL", "home", 10, undefined],
      ["OWN_GOAL", "away", 20, undefined],
      ["PEN_GOAL", "home", 30, undefined],
      ["PEN_MISS", "away", 40, undefined],
      ["SECOND_YELLOW", "away", 45, 2],
    ]);
  });

  it("are in order of time, shoot-outs last, and without those that nobody knows", () => {
    const kick = { comments: "Penalty Shootout" };
    const found = events([
      eventRow(42, 120, "Goal", "Penalty", kick),
      eventRow(42, 45, "Card", "Yellow Card", { extra: 3 }),
      eventRow(42, 45, "Card", "Yellow Card"),
      eventRow(7, 46, "Card", "Yellow Card"),
      eventRow(42, 47, "Var", "Penalty confirmed"),
      eventRow(42, 48, "Var", "Goal cancelled"),
      eventRow(42, 49, "Dance", "Samba"),
      {},
    ]);
    expect(found.map(({ type, minute, added = 0 }) => `${type} ${minute}+${added}`)).toEqual([
      "YELLOW 45+0",
      "YELLOW 45+3",
      "VAR 48+0",
      "PEN_GOAL 120+0",
    ]);
    expect(found.at(-1)!.isKick).toBe(true);
  });
});

describe("details", () => {
  it("have line-ups once both sides are complete, with what the answer counts of the players", () => {
    const players = [
      {
        team: { id: 42 },
        players: [{ player: { id: 100 }, statistics: [{ games: { minutes: 90, rating: "7.25", captain: true } }] }],
      },
    ];
    const one = read({ lineups: [lineUpRow(42, 100)] });
    expect(one).not.toHaveProperty("lineUps");
    const { lineUps } = read({ lineups: [lineUpRow(66, 200), lineUpRow(42, 100)], players });
    expect(lineUps!.home.starters[0]).toEqual({
      id: "100",
      name: "P. 100",
      number: 1,
      role: "G",
      row: 1,
      column: 1,
      isCaptain: true,
      rating: "7.3",
      minutes: 90,
    });
    expect(lineUps!.away).toMatchObject({ formation: "4-4-2", kit: { shirt: "#ff0000", number: "#ffffff" } });
    expect(lineUps!.home.bench).toHaveLength(2);
  });

  it("have statistics of both sides, with nought for a side without a number", () => {
    const of = (id: number, values: Record<string, number | string | null>) => ({
      team: { id },
      statistics: Object.entries(values).map(([type, value]) => ({ type, value })),
    });
    const { statistics } = read({
      statistics: [
        of(42, { "Ball Possession": "55%", expected_goals: "1.06", "Red Cards": null, "Total Shots": 17, Jumps: 3 }),
        of(66, { "Ball Possession": "45%", expected_goals: "0.40", "Red Cards": 1, "Total Shots": 8 }),
      ],
    });
    expect(statistics).toEqual({ possession: [55, 45], xg: [1.06, 0.4], redCards: [0, 1], shots: [17, 8] });
  });
});

it("competitions have their current season and what is covered of it", () => {
  const coverage = { fixtures: { events: true, lineups: false, statistics_fixtures: true }, odds: true };
  const season = (year: number, current: boolean) => ({
    year,
    start: `${year}-08-01`,
    end: `${year + 1}-05-30`,
    current,
    coverage,
  });
  const row = (country: object, seasons: object[]) => ({
    league: { id: 39, name: "Premier League", type: "League" },
    country,
    seasons,
  });
  const { facts, reasons } = readLeagues(
    answerOf([
      row({ name: "England", code: "GB-ENG" }, [season(2025, false), season(2026, true)]),
      row({ name: "World", code: null }, []),
    ]),
  );
  expect(facts).toEqual([
    {
      id: "39",
      name: "Premier League",
      sport: "football",
      kind: "league",
      country: "England",
      season: 2026,
      from: Date.parse("2026-08-01"),
      to: Date.parse("2027-05-31"),
      coverage: { events: true, lineUps: false, statistics: true, prices: true, table: false },
    },
  ]);
  expect(reasons).toEqual(["row 1: competition 39: no season"]);
});
