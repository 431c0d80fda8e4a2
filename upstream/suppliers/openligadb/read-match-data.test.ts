import { describe, expect, it } from "vitest";
import { WORLD_NAMES } from "../../competitions/world/world-names.ts";
import { ourCompetitions, readWanted } from "../our-competitions.ts";
import { readRound } from "../read-round.ts";
import { readLeagues } from "./read-leagues.ts";
import { readMatchData } from "./read-match-data.ts";
import { goalRow, leagueRow, type MatchOptions, matchRow, resultRow } from "./stub-answers.ts";

const read = (options: MatchOptions) => readMatchData([matchRow(options)]).facts[0]!;
const half = (home: number, away: number) => resultRow(1, "Halbzeitergebnis", [home, away]);
const end = (home: number, away: number) => resultRow(2, "Endergebnis", [home, away]);

describe("a match", () => {
  it("has its round and teams, and nothing of play beforehand", () => {
    const location = { locationID: 1, locationStadium: "Arena", locationCity: "Town" };
    expect(read({ location })).toEqual({
      id: "9001",
      sport: "football",
      competition: { id: "bl1/2026", name: "1. Fußball-Bundesliga 2026/2027" },
      round: "Regular Season - 7",
      kickOff: Date.parse("2026-10-17T13:30:00Z"),
      isTimeConfirmed: true,
      home: { id: "40", name: "FC Bayern München" },
      away: { id: "7", name: "Borussia Dortmund" },
      venue: { name: "Arena", city: "Town" },
      word: "",
      phase: "SCHEDULED",
      events: [],
    });
  });

  it.each([
    ["2026-10-17T15:30:00", "2026-10-17T13:30:00Z"],
    ["2026-12-12T15:30:00", "2026-12-12T14:30:00Z"],
  ])("at %s in its zone kicks off at %s, where that is not told", (local, instant) => {
    expect(read({ local, utc: null }).kickOff).toBe(Date.parse(instant));
    const { facts, reasons } = readMatchData([matchRow({ local, utc: null, zone: "Somewhere" })]);
    expect([facts, reasons]).toEqual([[], ["row 0: match 9001: no kick-off"]]);
  });

  it("at midnight of its zone is one of a day whose time is not known", () => {
    const day = read({ local: "2026-10-17T00:00:00", utc: "2026-10-16T22:00:00Z" });
    expect(day).toMatchObject({ phase: "TIME_TBA", isTimeConfirmed: false });
  });
});

describe("a match's phase", () => {
  it.each<[string, MatchOptions, object]>([
    ["is not over because it is said to be, without a result", { isFinished: true }, { phase: "SCHEDULED" }],
    ["is in play once a goal is told", { goals: [goalRow([1, 0], 12)] }, { phase: "FIRST_HALF", score: [1, 0] }],
    ["is the second half after a goal in it", { goals: [goalRow([1, 0], 70)] }, { phase: "SECOND_HALF" }],
    ["is the second half after a half-time result", { results: [half(0, 0)] }, { phase: "SECOND_HALF", score: [0, 0] }],
    [
      "is over with a result",
      { isFinished: true, results: [half(1, 0), end(2, 1)] },
      { phase: "FULL_TIME", score: [2, 1], halfTime: [1, 0], fullTime: [2, 1], winner: "home" },
    ],
    [
      "is after extra time with one of that",
      { isFinished: true, results: [end(1, 1), resultRow(3, "nach Verlängerung", [1, 2])] },
      { phase: "AFTER_ET", score: [1, 2], fullTime: [1, 1], winner: "away" },
    ],
  ])("%s", (_, options, facts) => {
    expect(read(options)).toMatchObject(facts);
  });

  it("is after a shoot-out, of which only the winner is told", () => {
    const results = [
      end(1, 1),
      resultRow(3, "nach Verlängerung", [2, 2]),
      resultRow(4, "nach Elfmeterschießen", [6, 5]),
    ];
    const facts = read({ isFinished: true, results });
    expect(facts).toMatchObject({ phase: "AFTER_PENS", score: [2, 2], winner: "home" });
    expect(facts).not.toHaveProperty("shootout");
  });

  it("has no minute", () => {
    expect(read({ goals: [goalRow([1, 0], 12)] })).not.toHaveProperty("elapsed");
  });
});

it("goals are of the side whose score they raise, in order of it, and have a minute or are left out", () => {
  const goals = [
    goalRow([2, 1], 80, { isPenalty: true }),
    goalRow([1, 0], 12, { goalGetterName: "" }),
    goalRow([1, 1], 30, { isOwnGoal: true }),
    goalRow([3, 1], null),
    { goalID: 4 },
  ];
  const facts = read({ goals });
  expect(facts.score).toEqual([3, 1]);
  expect(facts.events!.map(({ type, side, minute, player }) => [type, side, minute, player?.name])).toEqual([
    ["GOAL", "home", 12, undefined],
    ["OWN_GOAL", "away", 30, "A. Scorer"],
    ["PEN_GOAL", "home", 80, "A. Scorer"],
  ]);
});

it("a bad row takes nothing else down, and the service's old form is none of it", () => {
  const rows = [
    matchRow({ id: 1 }),
    matchRow({ id: 2, results: [end(-1, 0)] }),
    { MatchID: 3, Team1: {} },
    matchRow({ id: 4 }),
  ];
  const { facts, reasons } = readMatchData(rows);
  expect(facts.map(({ id }) => id)).toEqual(["1", "4"]);
  expect(reasons).toEqual([
    expect.stringContaining("row 1: matchResults.0.pointsTeam1"),
    expect.stringContaining("row 2: matchID"),
  ]);
  expect(() => readMatchData({ message: "no" })).toThrow("not an answer");
});

it.each([
  ["7. Spieltag", "league", { stage: "regular", matchday: 7 }],
  ["1. Runde", "cup", { stage: "qualifying" }],
  ["Achtelfinale", "cup", { stage: "round_of_16" }],
  ["Viertelfinale", "cup", { stage: "quarter_final" }],
  ["Halbfinale", "cup", { stage: "semi_final" }],
  ["Finale", "cup", { stage: "final" }],
] as const)("the round %s of a %s", (group, kind, round) => {
  expect(readRound(read({ group }).round, kind)).toEqual(round);
});

it("of the leagues those that are known are ours, with the season that is being played", () => {
  const rows = [
    ...["2024", "2027", "2026", "2025"].map((season) => leagueRow("bl1", season)),
    ...["bl2", "bl3", "DFB", "friends-of-berta"].map((shortcut) => leagueRow(shortcut, 2026)),
  ];
  const { facts, reasons } = readLeagues(rows, Date.parse("2027-06-30"));
  expect(reasons).toEqual([]);
  expect(facts.map(({ id }) => id).sort()).toEqual(["bl1/2026", "bl2/2026", "bl3/2026", "dfb/2026"]);
  const ours = ourCompetitions(facts, readWanted("331,332,333,334", "openligadb"), WORLD_NAMES);
  expect(ours.map(({ entry, season }) => `${entry.names.en} ${season}`).sort()).toEqual([
    "2. Bundesliga 2026-27",
    "3. Liga 2026-27",
    "Bundesliga 2026-27",
    "DFB-Pokal 2026-27",
  ]);
});
