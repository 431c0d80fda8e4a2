import { expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { live, scheduled } from "~/features/match-row/test-matches";
import { type Difficulty, difficultyOf } from "./difficulty.ts";

const rateOf = (home: number, away: number) =>
  ({ home, draw: 100 - home - away, away, source: "model", at: 0 }) as const;

test.each<[string, Match, "home" | "away", [home: number, away: number], Difficulty | undefined]>([
  ["a favourite at home", scheduled, "home", [60, 15], { opponent: "weaker", percent: 60 }],
  ["the guest there", scheduled, "away", [60, 15], { opponent: "stronger", percent: 15 }],
  ["two of a kind", scheduled, "home", [36.4, 35], { opponent: "equal", percent: 36 }],
  ["the end of equal", scheduled, "away", [45, 30], { opponent: "equal", percent: 30 }],
  ["a match in play", live, "home", [85, 3], { opponent: "playing", percent: 85 }],
  ["no chances", scheduled, "home", [0, 0], undefined],
])("%s", (_name, match, side, [home, away], difficulty) => {
  expect(difficultyOf(match, match[side].id, rateOf(home, away))).toEqual(difficulty);
});
