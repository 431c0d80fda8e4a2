import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSentPicks, readSentPlaces } from "./sent-picks.ts";

const AH = { matchId: "1010120260089", market: "AH", side: "home", line: "-0.5", price: "1.95" };
const SCORE = { matchId: "7", market: "SCORE", guess: [2, 1] };

describe("picks as they are sent", () => {
  it.each([
    ["one", [AH]],
    ["both markets of a match", [AH, { ...AH, market: "OU", side: "under" }]],
    ["a guess", [SCORE]],
    ["a guess of a basketball game", [{ ...SCORE, guess: [118, 104] }]],
    [
      "one that is taken back",
      [
        { matchId: "7", market: "AH" },
        { matchId: "8", market: "SCORE" },
      ],
    ],
  ])("%s are read", (_, picks) => {
    expect(readSentPicks(JSON.stringify(picks))).toEqual(picks);
  });

  it("lose what nobody asked for: points of one's own", () => {
    expect(readSentPicks(JSON.stringify([{ ...AH, points: 6 }]))).toEqual([AH]);
  });

  it.each([
    ["none", []],
    ["no list", AH],
    ["a side without the line that was confirmed", [{ ...AH, line: undefined }]],
    ["a side without the price that was confirmed", [{ ...AH, price: undefined }]],
    ["a line that is no number", [{ ...AH, line: "-0.5 or 1" }]],
    ["null", null],
    ["the side of another market", [{ ...AH, side: "over" }]],
    ["a draw", [{ ...AH, side: "draw" }]],
    ["another market", [{ ...AH, market: "1X2" }]],
    ["a place", [{ ...AH, market: "PLACE" }]],
    ["a market of a match twice", [AH, { ...AH, side: "away" }]],
    ["half a goal", [{ ...SCORE, guess: [1.5, 0] }]],
    ["less than nothing", [{ ...SCORE, guess: [-1, 0] }]],
    ["more than anybody scores", [{ ...SCORE, guess: [251, 0] }]],
    ["one side only", [{ ...SCORE, guess: [1] }]],
    ["three sides", [{ ...SCORE, guess: [1, 2, 3] }]],
    ["text for a number", [{ ...SCORE, guess: ["1", "0"] }]],
    ["no match", [{ market: "AH", side: "home" }]],
    ["an id with a quote", [{ ...AH, matchId: "1' or 1" }]],
    ["too many", Array.from({ length: 61 }, (_, index) => ({ ...AH, matchId: String(index) }))],
  ])("%s are not read", (_, picks) => {
    expect(readSentPicks(JSON.stringify(picks))).toBeUndefined();
  });

  it.each(["", "[", "undefined", "[{]", "NaN"])("%j is no JSON", (text) => {
    expect(readSentPicks(text)).toBeUndefined();
    expect(readSentPlaces(text)).toBeUndefined();
  });

  it("never throw, whatever is sent", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        readSentPicks(text);
        readSentPlaces(text);
      }),
    );
  });
});

describe("places as they are sent", () => {
  it.each([
    [
      "some",
      [
        { slotId: "a1", teamId: "30001" },
        { slotId: "a2", teamId: "30002" },
      ],
      true,
    ],
    [
      "one team in two places, which the rules refuse",
      [
        { slotId: "a1", teamId: "1" },
        { slotId: "a2", teamId: "1" },
      ],
      true,
    ],
    [
      "a place twice",
      [
        { slotId: "a1", teamId: "1" },
        { slotId: "a1", teamId: "2" },
      ],
      false,
    ],
    ["a place without a team", [{ slotId: "a1" }], false],
    ["none", [], false],
  ])("%s", (_, places, isRead) => {
    expect(readSentPlaces(JSON.stringify(places))).toEqual(isRead ? places : undefined);
  });
});
