import { describe, expect, it } from "vitest";
import { type ClinchQuestion, clinchOf, type SeasonRecord } from "./clinch.ts";

type Line = readonly [won: number, lost: number, remaining: number];

/** Teams A, B, C … in order. */
const recordsOf = (...lines: Line[]): Map<string, SeasonRecord> =>
  new Map(lines.map(([won, lost, remaining], at) => [String.fromCharCode(65 + at), { won, lost, remaining }]));

const PLACES = { playoffs: 2, playIn: 4 };
const marks = (records: ClinchQuestion["records"], more: Partial<ClinchQuestion> = {}): string =>
  [...records.keys()].map((id) => clinchOf(id, { records, places: PLACES, ...more }) ?? "-").join(" ");

describe("what is certain of six teams, two of whom go through, with two more in the play-in", () => {
  it.each<[string, Line[], string]>([
    ["nothing at the start", Array<Line>(6).fill([0, 0, 10]), "- - - - - -"],
    [
      "nothing in the middle",
      [
        [4, 1, 5],
        [4, 1, 5],
        [3, 2, 5],
        [2, 3, 5],
        [1, 4, 5],
        [1, 4, 5],
      ],
      "- - - - - -",
    ],
    [
      "each kind",
      [
        [9, 0, 1],
        [7, 2, 1],
        [5, 4, 1],
        [4, 5, 1],
        [2, 7, 1],
        [0, 9, 1],
      ],
      "first playoffs play_in play_in eliminated eliminated",
    ],
    [
      "who may be caught up with has the place below",
      [
        [8, 1, 1],
        [7, 2, 1],
        [6, 3, 1],
        [4, 5, 1],
        [3, 6, 1],
        [0, 9, 1],
      ],
      "playoffs play_in play_in - - eliminated",
    ],
    [
      "who may still draw level is not out",
      [
        [9, 1, 0],
        [8, 2, 0],
        [7, 3, 0],
        [4, 6, 0],
        [3, 6, 1],
        [0, 9, 1],
      ],
      "first playoffs play_in - - eliminated",
    ],
    [
      "out of the direct places is not out of the play-in",
      [
        [9, 0, 1],
        [9, 0, 1],
        [5, 4, 1],
        [4, 5, 1],
        [4, 5, 1],
        [4, 5, 1],
      ],
      "playoffs playoffs - - - -",
    ],
    [
      "shares count where the numbers of games differ",
      [
        [6, 0, 0],
        [8, 2, 0],
        [5, 5, 0],
        [4, 6, 0],
        [2, 7, 1],
        [1, 8, 1],
      ],
      "first playoffs play_in play_in eliminated eliminated",
    ],
  ])("%s", (_name, lines, expected) => {
    expect(marks(recordsOf(...lines))).toBe(expected);
  });

  it("counts no play-in where there is none", () => {
    const records = recordsOf([9, 0, 1], [7, 2, 1], [5, 4, 1], [4, 5, 1], [2, 7, 1], [0, 9, 1]);
    const places = { playoffs: 2, playIn: 0 };
    expect(marks(records, { places })).toBe("first playoffs eliminated eliminated eliminated eliminated");
  });

  it("knows the winners of a division, who need not be first", () => {
    const records = recordsOf([9, 0, 1], [6, 3, 1], [6, 3, 1], [4, 5, 1], [2, 7, 1], [0, 9, 1]);
    const ask = (division: string[]) => clinchOf("B", { records, places: PLACES, division });
    expect(ask(["B", "D", "E"])).toBe("division");
    expect(ask(["B", "C"])).toBe("play_in");
    expect(ask(["B"])).toBe("play_in");
  });

  it("takes the final order once nothing is to be played", () => {
    const records = recordsOf([6, 4, 0], [6, 4, 0], [6, 4, 0], [5, 5, 0], [5, 5, 0], [2, 8, 0]);
    expect(marks(records)).toBe("play_in play_in play_in - - eliminated");
    const order = ["B", "C", "A", "E", "D", "F"];
    expect(marks(records, { order })).toBe("play_in first playoffs eliminated play_in eliminated");
  });

  it.each([
    ["an unknown team", { teamId: "Z" }],
    ["a table without play-offs", { places: { playoffs: 0, playIn: 0 } }],
    ["a table all of whom go through", { places: { playoffs: 6, playIn: 0 } }],
  ])("says nothing of %s", (_name, { teamId = "A", places = PLACES }: { teamId?: string; places?: typeof PLACES }) => {
    const records = recordsOf([9, 0, 1], [7, 2, 1], [5, 4, 1], [4, 5, 1], [2, 7, 1], [0, 9, 1]);
    expect(clinchOf(teamId, { records, places })).toBeUndefined();
  });
});
