import { expect, test } from "vitest";
import type { Pair } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import { countedScore, earlyCountedScore } from "./counted-score.ts";

interface Row {
  sport: Sport;
  state: { score?: Pair; fullTime?: Pair };
  early: Pair | undefined;
  counted: Pair | undefined;
}

test.each<Row>([
  { sport: "football", state: { score: [2, 1], fullTime: [1, 1] }, early: [1, 1], counted: [1, 1] },
  { sport: "football", state: { score: [2, 1] }, early: undefined, counted: [2, 1] },
  { sport: "basketball", state: { score: [101, 99], fullTime: [90, 90] }, early: undefined, counted: [101, 99] },
  { sport: "football", state: {}, early: undefined, counted: undefined },
  { sport: "basketball", state: {}, early: undefined, counted: undefined },
])("of $state in $sport, $counted counts", ({ sport, state, early, counted }) => {
  expect([earlyCountedScore(state, sport), countedScore(state, sport)]).toEqual([early, counted]);
});
