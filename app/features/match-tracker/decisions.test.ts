import { describe, expect, test } from "vitest";
import type { Comment } from "#contract/domain/commentary";
import { GAMES } from "~/features/match-row/test-games";
import { NOW, STATES } from "~/features/match-row/test-matches";
import { PITCH, pointOn, reachPath } from "./drawing.ts";
import { countsOf, reelOf } from "./FootballTracker.tsx";
import { isPlayedNow, playsOf } from "./GameTracker.tsx";
import { ballsOf, placeOf, situationOf } from "./situation.ts";
import { testGameComment, testPlay, testPosition } from "./test-tracker.ts";
import { thirdPartyFrame } from "./third-party-frame.ts";

describe("what goes on", () => {
  const shot = testPosition("shot");
  test.each([
    ["secondHalf", "play"],
    ["firstHalf", "play"],
    ["addedTime", "play"],
    ["extraTime", "play"],
    ["runningClock", "play"],
    ["varCheck", "review"],
    ["halfTime", "stopped"],
    ["extraTimeBreak", "stopped"],
    ["shootout", "stopped"],
    ["varCheckInShootout", "review"],
    ["fullTime", "stopped"],
    ["interrupted", "stopped"],
    ["abandoned", "stopped"],
    ["scheduled", "stopped"],
    ["unknownWord", "stopped"],
  ] as const)("%s: %s", (state, kind) => {
    expect(situationOf(STATES[state], [shot], NOW).kind).toBe(kind);
  });

  test("is the last that was reported, and old after a minute and a half", () => {
    const last = testPosition("corner", { at: NOW - 90_000 });
    expect(situationOf(STATES.secondHalf, [shot, last], NOW)).toEqual({ kind: "play", position: last, isOld: false });
    expect(situationOf(STATES.secondHalf, [last], NOW + 1)).toMatchObject({ isOld: true });
  });

  test("is nothing yet where nothing was reported, or only of the period before", () => {
    expect(situationOf(STATES.secondHalf, [], NOW).kind).toBe("waiting");
    const before = testPosition("shot", { at: STATES.runningClock.clock.startedAt - 1 });
    expect(situationOf(STATES.runningClock, [before], NOW).kind).toBe("waiting");
  });
});

test.each([
  ["home", 90, 50, "box"],
  ["home", 90, 90, "finalThird"],
  ["home", 70, 50, "finalThird"],
  ["home", 50, 50, "midfield"],
  ["home", 20, 50, "ownThird"],
  ["away", 10, 50, "box"],
  ["away", 80, 50, "ownThird"],
] as const)("the %s side at %i, %i attacks in the place %s", (side, x, y, place) => {
  expect(placeOf(testPosition("attack", { side, x, y }))).toBe(place);
});

test("what has its place by its name needs none", () => {
  expect(placeOf(testPosition("corner", { x: 99 }))).toBeUndefined();
});

test("a card and a substitution do not move the ball", () => {
  const balls = ballsOf([testPosition("attack"), testPosition("shot"), testPosition("card")], 1);
  expect(balls.map(({ kind }) => kind)).toEqual(["shot"]);
});

describe("the list of situations", () => {
  const at = (seconds: number) => NOW - seconds * 1_000;
  const kinds = (...positions: Parameters<typeof reelOf>[0]) =>
    reelOf(positions, [], 9).map(({ position }) => position.kind);

  test("is newest first, without what happens all the time", () => {
    expect(
      kinds(testPosition("corner"), testPosition("attack"), testPosition("throwIn"), testPosition("foul")),
    ).toEqual(["foul", "corner"]);
  });

  test("lists a shot that is a goal once, and an attack that goes on", () => {
    expect(kinds(testPosition("shot", { at: at(12) }), testPosition("goal", { at: at(10) }))).toEqual(["goal"]);
    expect(kinds(testPosition("shot", { at: at(30) }), testPosition("goal", { at: at(10) }))).toHaveLength(2);
    expect(kinds(testPosition("dangerousAttack"), testPosition("dangerousAttack"))).toHaveLength(1);
    expect(kinds(testPosition("dangerousAttack", { side: "away" }), testPosition("dangerousAttack"))).toHaveLength(2);
  });

  test("has the commentary's sentence of the same thing, side and moment", () => {
    const comment: Comment = { id: "1", kind: "SHOT", side: "home", text: "Wide.", isKey: false, at: at(10) + 400 };
    const textOf = (change: Partial<Comment>) =>
      reelOf([testPosition("shot")], [{ ...comment, ...change }], 9)[0]?.text;
    expect(textOf({})).toBe("Wide.");
    expect(textOf({ side: undefined })).toBe("Wide.");
    expect(textOf({ side: "away" })).toBeUndefined();
    expect(textOf({ kind: "CORNER" })).toBeUndefined();
    expect(textOf({ at: at(8) })).toBeUndefined();
  });

  test("keeps the newest", () => {
    expect(reelOf([testPosition("foul"), testPosition("corner")], [], 1)[0]?.position.kind).toBe("corner");
  });
});

test("a dangerous attack counts as an attack, too", () => {
  const counts = countsOf([
    testPosition("attack"),
    testPosition("dangerousAttack"),
    testPosition("shot", { side: "away" }),
    testPosition("corner"),
  ]);
  expect(counts.map(({ key, pair }) => [key, ...pair])).toEqual([
    ["attacks", 2, 0],
    ["dangerousAttacks", 1, 0],
    ["shots", 0, 1],
    ["corners", 1, 0],
  ]);
});

describe("the plays of a game", () => {
  test("are those of the commentary, newest first, without changes of players", () => {
    const comments = [testGameComment({ id: "3" }), testGameComment({ id: "2", kind: "SUB" }), testGameComment()];
    expect(playsOf({ positions: [], comments }, 9).map(({ key }) => key)).toEqual(["3", "1"]);
    expect(playsOf({ positions: [], comments }, 1)).toHaveLength(1);
  });

  test.each([
    ["FG2", true, "twoMade"],
    ["FG2", false, "twoMissed"],
    ["FG3", undefined, "threeMissed"],
    ["FT", true, "freeThrowMade"],
    ["REBOUND", undefined, "rebound"],
    ["TIMEOUT", undefined, "timeout"],
  ] as const)("without a sentence have our words: %s %s is %s", (kind, isMade, word) => {
    const position = testPlay({ kind });
    const { isMade: _isMade, ...play } = position;
    const plays = playsOf({ positions: [isMade === undefined ? play : { ...play, isMade }], comments: [] }, 9);
    expect(plays).toMatchObject([{ word, side: "home" }]);
  });

  test("leave out what is none", () => {
    expect(playsOf({ positions: [testPlay({ kind: "SUB" }), testPlay({ kind: "PERIOD" })], comments: [] }, 9)).toEqual(
      [],
    );
  });

  test.each([
    ["clockRuns", true],
    ["clockStands", true],
    ["secondOvertime", true],
    ["halfTime", false],
    ["quarterOver", false],
    ["overtimeOver", false],
    ["fullTime", false],
    ["interrupted", false],
  ] as const)("are of now while one is played: %s %s", (state, isNow) => {
    expect(isPlayedNow(GAMES[state])).toBe(isNow);
  });
});

describe("a third party's frame", () => {
  test.each([
    [null, undefined],
    ["", undefined],
    ["javascript:alert(1)", undefined],
    ["http://live.example/1", undefined],
    ["https://www.live.example/1", { host: "live.example", mayEmbed: false }],
    [
      "https://live.example/1?match=2",
      { host: "live.example", mayEmbed: true, page: "https://live.example/1?match=2" },
    ],
  ] as const)("at %s", (url, frame) => {
    const found = thirdPartyFrame({ url }, ["live.example"]);
    if (frame) expect(found).toMatchObject(frame);
    else expect(found).toBeUndefined();
  });
});

test("the home side's goal line is on the left, and its reach an arrow from there to the ball", () => {
  expect(pointOn(PITCH, { x: 100, y: 0 })).toEqual({ x: 1_050, y: 0 });
  expect(reachPath("home", { x: 500, y: 340 })).toBe("M0 0H410L500 340L410 680H0Z");
  expect(reachPath("away", { x: 500, y: 340 })).toBe("M1050 0H590L500 340L590 680H1050Z");
  expect(reachPath("home", { x: 20, y: 340 })).toBe("M0 0H0L20 340L0 680H0Z");
});
