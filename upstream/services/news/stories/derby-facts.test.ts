import { expect, test } from "vitest";
import { teamById } from "../../../competitions/world/world.ts";
import type { TeamEntry } from "../../../data/entries/types.ts";
import type { MatchState } from "../../../match/match.ts";
import { derbyFacts } from "./derby-facts.ts";

const [arsenal, spurs, brentford] = ["20101", "20118", "20104"].map((id): TeamEntry => teamById(id)!) as [
  TeamEntry,
  TeamEntry,
  TeamEntry,
];
const after = (score: readonly [number, number]) => ({ score }) as unknown as MatchState;

test.each([
  ["a derby that was won", arsenal, spurs, [2, 1], ["derbyWon"]],
  ["one without a winner", spurs, arsenal, [1, 1], ["derbyDrawn"]],
  ["any other match", arsenal, brentford, [2, 1], []],
] as const)("%s", (_case, home, away, score, keys) => {
  expect(derbyFacts({ teams: { home, away }, state: after(score) }).map(({ line }) => line.key)).toEqual(keys);
});
