import { expect, test } from "vitest";
import type { Pair } from "#contract/domain/match";
import type { MatchAt } from "../../../match/match.ts";
import { roundAngles } from "./round-angles.ts";
import type { RoundData } from "./round-up.ts";
import { rowOf, team } from "./test-football-data.ts";

const match = (
  home: string,
  away: string,
  score: Pair,
  goals: readonly [side: "home" | "away", minute: number][] = [],
) =>
  ({
    fixture: { id: `${home} ${away}`, homeId: home, awayId: away, kickOff: 0 },
    state: {
      phase: "FULL_TIME",
      score,
      reds: [0, 0],
      goals: goals.map(([side, minute]) => ({ side, minute })),
    },
  }) as unknown as MatchAt;

const round = (matches: readonly MatchAt[], change: Partial<RoundData> = {}): RoundData =>
  ({
    id: "round",
    competition: { id: "101", sport: "football", names: { en: "League" } },
    season: "2026-27",
    matchday: 7,
    matches,
    teamOf: team,
    timeZone: "UTC",
    ...change,
  }) as RoundData;

const PLAIN = [match("A", "B", [2, 0]), match("C", "D", [1, 2]), match("E", "F", [1, 1])];
const rows = (...ids: readonly string[]) => ids.map((id, index) => rowOf(id, index + 1, 30 - index));

test.each<[string, RoundData, string[]]>([
  ["a round like any other", round(PLAIN), ["Matchday"]],
  ["a day like any other", round(PLAIN, { matchday: undefined } as object), ["Day"]],
  ["a new leader", round(PLAIN, { rows: rows("A", "D"), before: rows("D", "A") }), ["NewLeader", "Matchday"]],
  ["a beaten leader", round(PLAIN, { rows: rows("C", "D"), before: rows("C", "D") }), ["LeaderBeaten", "Matchday"]],
  ["a rout", round([match("A", "B", [5, 0]), ...PLAIN.slice(1)]), ["Rout", "Goals", "Matchday"]],
  ["a late win", round([match("A", "B", [1, 0], [["home", 89]]), ...PLAIN]), ["Late", "Matchday"]],
  [
    "a comeback",
    round([
      match(
        "A",
        "B",
        [2, 1],
        [
          ["away", 5],
          ["home", 30],
          ["home", 60],
        ],
      ),
      ...PLAIN,
    ]),
    ["Comeback", "Matchday"],
  ],
  ["home wins", round([match("A", "B", [2, 0]), match("C", "D", [3, 1])]), ["Home", "Matchday"]],
  ["draws", round([match("A", "B", [2, 2]), match("C", "D", [1, 1])]), ["Draws", "Matchday"]],
  ["hardly a goal", round([match("A", "B", [1, 0]), match("C", "D", [0, 1])]), ["FewGoals", "Matchday"]],
])("%s", (_case, data, expected) => {
  expect(roundAngles(data).map(({ angle }) => angle.key)).toEqual(expected);
});
