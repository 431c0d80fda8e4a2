import { expect, test } from "vitest";
import type { Pair, Side } from "#contract/domain/match";
import { gameVoices } from "./game-voices.ts";
import type { PlayWithPlayers } from "./progress.ts";
import type { RosterPlayer } from "./roster.ts";

const player = {} as RosterPlayer;
const PERIODS = 4;

/** Baskets of three points, each with the score after it. */
const baskets = (period: number, clock: number, ...all: readonly [side: Side, score: Pair][]): PlayWithPlayers[] =>
  all.map(
    ([side, score]) =>
      ({
        play: { kind: "shot", points: 3, isMade: true, side, period, clock, board: { score } },
        player,
        changes: [],
      }) as unknown as PlayWithPlayers,
  );

const keysOf = (plays: readonly PlayWithPlayers[]) => {
  const voices = gameVoices(plays, PERIODS);
  return plays.map(({ play }) => voices.get(play)?.key);
};

test.each<[string, PlayWithPlayers[], (string | undefined)[]]>([
  [
    "a change of lead in the last period",
    baskets(4, 300, ["home", [90, 88]], ["away", [90, 91]]),
    [undefined, "voiceLead"],
  ],
  ["one before", baskets(2, 300, ["home", [40, 38]], ["away", [40, 41]]), [undefined, undefined]],
  ["a level score", baskets(4, 300, ["home", [91, 88]], ["away", [91, 91]]), [undefined, "voiceTied"]],
  ["at the buzzer", baskets(1, 0.4, ["home", [3, 0]]), ["voiceBuzzer"]],
  [
    "a run, and one that goes on",
    baskets(1, 300, ["home", [3, 0]], ["home", [6, 0]], ["home", [9, 0]], ["home", [12, 0]]),
    [undefined, undefined, "voiceRun", "voiceRun"],
  ],
  [
    "a player's twenty points",
    baskets(1, 300, ...Array.from({ length: 7 }, (_, index): [Side, Pair] => [index % 2 ? "away" : "home", [3, 3]])),
    [undefined, undefined, undefined, undefined, undefined, undefined, "voicePoints"],
  ],
])("%s", (_case, plays, expected) => {
  expect(keysOf(plays)).toEqual(expected);
});
