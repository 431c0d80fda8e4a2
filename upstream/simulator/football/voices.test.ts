import { expect, test } from "vitest";
import type { Pair, Side } from "#contract/domain/match";
import type { LineKey } from "../../data/sentences/commentary/keys.ts";
import type { CommentaryKind } from "./lines.ts";
import type { Man } from "./types.ts";
import { Voices } from "./voices.ts";

type VoicedLine = Parameters<Voices["next"]>[0];

const goal = (side: Side, minute: number, man: number, score: Pair): VoicedLine => ({
  at: minute,
  key: "goal",
  kind: "GOAL",
  isKey: true,
  side,
  minute,
  player: { side, man: man as Man },
  score,
});

const line = (key: LineKey, kind: CommentaryKind, minute: number, side?: Side): VoicedLine => ({
  at: minute,
  key,
  kind,
  isKey: false,
  minute,
  ...(side && { side, player: { side, man: 9 as Man } }),
});

const save = (minute: number): VoicedLine => ({
  ...line("saved", "SHOT", minute, "home"),
  other: { side: "away", man: 0 as Man },
});

test.each<[string, VoicedLine[], (string | undefined)[]]>([
  ["an early first goal", [goal("home", 3, 9, [1, 0])], ["voiceEarly"]],
  ["a first goal like any other", [goal("home", 30, 9, [1, 0])], [undefined]],
  ["a late winner", [goal("home", 89, 9, [1, 0])], ["voiceLate"]],
  ["an equaliser", [goal("home", 30, 9, [1, 0]), goal("away", 50, 8, [1, 1])], [undefined, "voiceLevel"]],
  ["a late one", [goal("home", 30, 9, [1, 0]), goal("away", 88, 8, [1, 1])], [undefined, "voiceLevelLate"]],
  [
    "a turn",
    [goal("home", 30, 9, [1, 0]), goal("away", 50, 8, [1, 1]), goal("away", 60, 7, [1, 2])],
    [undefined, "voiceLevel", "voiceAhead"],
  ],
  [
    "three of one player",
    [goal("home", 30, 9, [1, 0]), goal("home", 50, 9, [2, 0]), goal("home", 60, 9, [3, 0])],
    [undefined, "voiceBrace", "voiceHatTrick"],
  ],
  [
    "a goal that a review takes away",
    [goal("home", 30, 9, [1, 0]), line("varOffside", "VAR", 31, "home"), goal("home", 50, 9, [1, 0])],
    [undefined, undefined, undefined],
  ],
  ["a keeper's third save", [save(10), save(20), save(30), save(40)], [undefined, undefined, "voiceSaves", undefined]],
  ["a last chance", [line("off", "SHOT", 90, "home")], ["voiceLastChance"]],
  [
    "a second shot on the frame",
    [line("post", "SHOT", 10, "home"), line("post", "SHOT", 60, "home")],
    [undefined, "voicePostAgain"],
  ],
  ["an early red card", [line("red", "CARD", 20, "home")], ["voiceTenMenLong"]],
  ["a late one", [line("red", "CARD", 80, "home")], ["voiceTenMenLate"]],
  ["half-time without goals", [line("halfTime", "PERIOD", 45)], ["voiceHalfGoalless"]],
  [
    "the end of a close match",
    [goal("home", 30, 9, [1, 0]), line("fullTime", "PERIOD", 90)],
    [undefined, "voiceFullNarrow"],
  ],
  [
    "a change of the side behind",
    [goal("home", 30, 9, [1, 0]), line("subst", "SUBST", 75, "away"), line("subst", "SUBST", 78, "away")],
    [undefined, "voiceFresh", undefined],
  ],
])("%s", (_case, lines, expected) => {
  const voices = new Voices();
  expect(lines.map((one) => voices.next(one)?.key)).toEqual(expected);
});
