import { expect, test } from "vitest";
import type { Pair, Side } from "#contract/domain/match";
import type { Play } from "./game.ts";
import { GameVoices } from "./game-voices.ts";
import type { PlayWithPlayers } from "./progress.ts";
import type { RosterPlayer } from "./roster.ts";
import { gameRules } from "./rules.ts";
import { Tallies } from "./tallies.ts";
import { NBA } from "./test-games.ts";

const player = { id: "1" } as RosterPlayer;
const other = { id: "2" } as RosterPlayer;

type Draft = Partial<Play> & { score?: Pair; by?: RosterPlayer };

const playWith = ({ score = [0, 0], by = player, ...play }: Draft): PlayWithPlayers =>
  ({
    play: { kind: "shot", isMade: true, points: 3, period: 1, clock: 700, side: "home", ...play, board: { score } },
    player: by,
    changes: [],
  }) as unknown as PlayWithPlayers;

/** Threes, each with the score after it, by players who take turns. */
const baskets = (period: number, clock: number, ...all: readonly [side: Side, score: Pair][]): PlayWithPlayers[] =>
  all.map(([side, score], index) =>
    playWith({ period, clock, side, score, by: { id: `${side}${index}` } as RosterPlayer }),
  );

const times = <One>(count: number, of: (index: number) => One): One[] => Array.from({ length: count }, (_, n) => of(n));

const voicesOf = (plays: readonly PlayWithPlayers[]) => {
  const rules = gameRules(NBA);
  const tallies = new Tallies(rules);
  const voices = new GameVoices(rules, tallies);
  return plays.map((one) => {
    tallies.play(one);
    return voices.next(one);
  });
};

test.each<[string, PlayWithPlayers[], (string | undefined)[]]>([
  ["the first points", baskets(1, 700, ["home", [3, 0]], ["away", [3, 3]]), ["voiceFirst", undefined]],
  [
    "a change of lead in the last period",
    baskets(4, 300, ["home", [90, 88]], ["away", [90, 91]]),
    ["voiceDrought", "voiceLead"],
  ],
  ["one before", baskets(1, 700, ["home", [3, 0]], ["away", [3, 4]]), ["voiceFirst", undefined]],
  ["a level score", baskets(4, 300, ["home", [91, 88]], ["away", [91, 91]]), ["voiceDrought", "voiceTied"]],
  ["the lead in the last seconds", baskets(4, 9.4, ["home", [91, 90]]), ["voiceGoAhead"]],
  ["at the buzzer", baskets(1, 0.4, ["home", [3, 0]]), ["voiceBuzzer"]],
  [
    "a run, and one that goes on",
    baskets(1, 700, ["home", [3, 0]], ["home", [6, 0]], ["home", [9, 0]], ["home", [12, 0]]),
    ["voiceFirst", undefined, "voiceRun", "voiceRun"],
  ],
  [
    "a side that was far behind",
    baskets(1, 700, ["home", [12, 0]], ["away", [12, 9]], ["away", [12, 12]]),
    ["voiceLargest", undefined, "voiceComeback"],
  ],
  [
    "one that comes near",
    baskets(4, 300, ["home", [90, 80]], ["away", [90, 86]], ["away", [90, 88]]),
    ["voiceLargest", "voiceDrought", "voiceWithin"],
  ],
  [
    "a player's fourth three, and twenty points",
    times(7, (n) => playWith({ side: n % 2 ? "away" : "home", score: [3, 3] })),
    ["voiceFirst", undefined, undefined, "voiceThrees", "voiceThrees", "voiceThrees", "voicePoints"],
  ],
  [
    "a double-double, once",
    [
      ...times(4, () => playWith({ score: [3, 3] })),
      ...times(11, () => playWith({ kind: "rebound", isMade: undefined, score: [3, 3] })),
    ],
    [
      "voiceFirst",
      undefined,
      "voiceRun",
      "voiceThrees",
      ...times(9, () => undefined),
      "voiceDoubleRebounds",
      undefined,
    ],
  ],
  [
    "the last foul but one",
    times(5, () => playWith({ kind: "foul", isMade: undefined })),
    [undefined, undefined, undefined, undefined, "voiceFoulTrouble"],
  ],
  [
    "a time-out against a run",
    [
      ...baskets(1, 700, ["home", [3, 0]], ["home", [6, 0]]),
      playWith({ kind: "timeout", isMade: undefined, side: "away" }),
    ],
    ["voiceFirst", undefined, "voiceStop"],
  ],
  [
    "the ends of periods",
    [
      playWith({ kind: "period_end", isMade: undefined, side: undefined, period: 1, score: [20, 18] }),
      playWith({ kind: "period_end", isMade: undefined, side: undefined, period: 2, score: [40, 40] }),
      playWith({ kind: "period_end", isMade: undefined, side: undefined, period: 4, score: [90, 90] }),
      playWith({ kind: "period_end", isMade: undefined, side: undefined, period: 5, score: [99, 97] }),
    ],
    ["voiceQuarter", "voiceHalfLevel", "voiceOvertime", "voiceClose"],
  ],
])("%s", (_case, plays, expected) => {
  expect(voicesOf(plays).map((voice) => voice?.key)).toEqual(expected);
});

test("an assist completes the double-double of whoever gave it", () => {
  const points = times(4, () => playWith({ by: other, score: [3, 3] }));
  const given = times(10, () => ({ ...playWith({ score: [3, 3], points: 2 }), assist: other }));
  expect(voicesOf([...points, ...given]).at(-1)).toMatchObject({ key: "voiceDoubleAssists", player: other, count: 10 });
});
