import { describe, expect, it } from "vitest";
import { type ParsedRow, placeRow, readRow } from "./parse-row.ts";

const parseRow = (row: unknown, index: number, timeZone: string) => placeRow(readRow(row, index), timeZone);

const base = { round: "Matchday 1", date: "2025-02-03", time: "15:00", team1: "A", team2: "B" };
const read = (fields: object) => parseRow({ ...base, ...fields }, 4, "UTC");

describe("parseRow", () => {
  it("reads a league's row", () => {
    expect(read({ score: { ht: [1, 0], ft: [2, 1] } })).toEqual({
      index: 4,
      round: { stage: "regular", matchday: 1 },
      kickOff: Date.parse("2025-02-03T15:00:00Z"),
      isTimeConfirmed: true,
      home: "A",
      away: "B",
      status: "played",
      score: { halfTime: [1, 0], fullTime: [2, 1] },
    });
  });

  it("reads scorers of both dialects, under the side that their goal counts for", () => {
    const goals1 = [
      { name: "Late", minute: 90, offset: 2, penalty: true },
      { name: "Unlucky", minute: "45+1", owngoal: true },
    ];
    expect(read({ score: { ft: [2, 0] }, goals1, ground: "Al Bayt Stadium, Al Khor" })).toMatchObject({
      goals: [
        { side: "home", minute: 45, addedMinute: 1, player: "Unlucky", isOwnGoal: true },
        { side: "home", minute: 90, addedMinute: 2, player: "Late", isPenalty: true },
      ],
      venue: { name: "Al Bayt Stadium", city: "Al Khor" },
    });
  });

  it("reads minute 92 of a match without extra time as added time", () => {
    const goals2 = [{ name: "Late", minute: "92" }];
    expect(read({ score: { ft: [0, 1] }, goals2 })).toMatchObject({ goals: [{ minute: 90, addedMinute: 2 }] });
    expect(read({ score: { ft: [0, 0], et: [0, 1] }, goals2 })).toMatchObject({ goals: [{ minute: 92 }] });
  });

  it("knows the half-time of a match without goals", () => {
    expect(read({ score: { ft: [0, 0] } })).toMatchObject({ score: { halfTime: [0, 0] } });
    expect(read({ score: [0, 0] })).toMatchObject({ score: { fullTime: [0, 0] } });
  });

  it.each([
    [{ score: {} }, "scheduled"],
    [{}, "scheduled"],
    [{ score: { ft: [0, 2] }, status: "awarded" }, "awarded"],
    [{ score: {}, status: "postponed" }, "postponed"],
    [{ score: {}, status: "Canceled" }, "cancelled"],
    [{ score: {}, status: "abandoned" }, "abandoned"],
  ])("reads the status of %j as %s", (fields, status) => {
    expect(read(fields)).toMatchObject({ status });
  });

  it.each([
    [{ team1: "" }, "a team is missing"],
    [{ team2: undefined }, "a team is missing"],
    [{ date: "2025-13-01" }, "impossible date"],
    [{ score: { ft: [1] } }, "score.ft"],
    [{ score: { ft: [1.5, 0] } }, "score.ft"],
    [{ score: { ft: [-1, 0] } }, "score.ft"],
    [{ score: { ft: ["1", 0] } }, "score.ft"],
    [{ score: "1-0" }, "score is neither"],
    [{ status: "eaten by a dog" }, "unknown status"],
    [{ status: "constructor" }, "unknown status"],
  ])("refuses %j", (fields, reason) => {
    expect(read(fields)).toMatchObject({ index: 4, reason: expect.stringContaining(reason) });
  });

  it.each([
    [{ score: { ft: [1, 0] }, goals1: [{ name: "X", minute: 151 }] }, "goals1[0]"],
    [{ score: { ft: [1, 0] }, goals1: [{ name: "X", minute: "soon" }] }, "goals1[0]"],
    [{ score: { ft: [1, 0] }, goals1: {} }, "goals1 is not a list"],
  ])("leaves the scorers of %j out, and says so", (fields, reason) => {
    expect(read(fields)).toMatchObject({ score: { fullTime: [1, 0] }, faults: [expect.stringContaining(reason)] });
    expect(read(fields)).not.toHaveProperty("goals");
  });

  it("reads minute 121 as the first of added time", () => {
    const goals = [{ minute: 120, addedMinute: 1, player: "X", side: "home" }];
    expect(read({ score: { ft: [0, 0], et: [1, 0] }, goals1: [{ name: "X", minute: 121 }] })).toMatchObject({ goals });
  });

  it("reads a day that is written first, with dashes", () => {
    expect(read({ date: "03-02-2025" })).toMatchObject({
      kickOff: (read({ date: "2025-02-03" }) as ParsedRow).kickOff,
    });
  });

  it("refuses what is not a match at all", () => {
    expect(parseRow(null, 0, "UTC")).toEqual({ index: 0, reason: "not a match" });
    expect(parseRow([1], 0, "UTC")).toEqual({ index: 0, reason: "not a match" });
  });
});
