import { expect, test } from "vitest";
import type { MatchState } from "../../../match/match.ts";
import { footballAngles } from "./football-angles.ts";
import type { FootballData } from "./football-data.ts";
import { footballData, goalsOf, recentOf, rowOf } from "./test-football-data.ts";

const red = (minute: number) => ({ side: "home" as const, player: { names: { en: "x" } }, at: { minute } });
const PLAIN = goalsOf(["home", 20], ["home", 40]);
const WON = [2, 0] as const;
const LOST = [0, 1] as const;

test.each<[string, Parameters<typeof footballData>, string[]]>([
  ["a plain home win", [PLAIN], ["Home"]],
  ["a plain away win", [goalsOf(["away", 20], ["away", 40])], ["Away"]],
  ["one goal", [goalsOf(["home", 20])], ["OneNil", "Home"]],
  ["a late winner", [goalsOf(["home", 20], ["away", 50], ["home", 89])], ["Late", "Home"]],
  ["a comeback", [goalsOf(["away", 5], ["home", 50], ["home", 70])], ["Comeback", "Home"]],
  [
    "a comeback from two down, won late",
    [goalsOf(["away", 5], ["away", 6], ["home", 50], ["home", 70], ["home", 88])],
    ["TwoDown", "Late", "Comeback", "Home"],
  ],
  [
    "three goals of one player in a rout",
    [goalsOf(["home", 1, "x"], ["home", 2, "x"], ["home", 3, "x"], ["home", 4])],
    ["HatTrick", "Rout", "Home"],
  ],
  ["a win with a man fewer", [PLAIN, { reds: [red(10)] }], ["TenMen", "Home"]],
  ["a red card after the decisive goal", [PLAIN, { reds: [red(80)] }], ["Home"]],
  ["a win that the odds did not see coming", [PLAIN, { chances: [18, 22, 60] }], ["Upset", "Home"]],
  ["fewer chances and more goals", [PLAIN, { stats: { xg: [0.6, 1.9] } }], ["Steal", "Home"]],
  [
    "four wins in a row",
    [PLAIN, { recent: { home: recentOf("A", WON, WON, WON, WON, LOST), away: [] } }],
    ["Streak", "Home"],
  ],
  [
    "a win after four without",
    [PLAIN, { recent: { home: recentOf("A", WON, LOST, LOST, LOST, LOST, WON), away: [] } }],
    ["FirstWin", "Home"],
  ],
  [
    "a win that takes the lead in the table",
    [
      PLAIN,
      {
        places: {
          home: { row: rowOf("A", 1), rows: [], zones: [], before: 3 },
          away: { row: rowOf("B", 2), rows: [], zones: [] },
        },
      },
    ],
    ["Top", "Home"],
  ],
  ["a draw", [goalsOf(["home", 20], ["away", 40])], ["Draw"]],
  ["a late equaliser", [goalsOf(["home", 20], ["away", 90])], ["LateDraw", "Draw"]],
  ["no goals", [[]], ["Goalless"]],
  [
    "a shoot-out after a draw",
    [
      goalsOf(["home", 20], ["away", 40]),
      { state: { phase: "AFTER_PEN", score: [1, 1], shootout: [4, 3], winner: "home" } as unknown as MatchState },
    ],
    ["Shootout"],
  ],
  [
    "extra time",
    [
      goalsOf(["home", 20], ["home", 100]),
      { state: { phase: "AFTER_ET", score: [2, 0] } as unknown as FootballData["state"] },
    ],
    ["Extra", "Home"],
  ],
])("%s", (_case, given, keys) => {
  expect(footballAngles(footballData(...given)).map(({ key }) => key)).toEqual(keys);
});
