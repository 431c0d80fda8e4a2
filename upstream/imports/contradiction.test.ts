import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contradictionIn } from "./contradiction.ts";
import { placeRow, readRow } from "./parse-row.ts";
import { checkRows } from "./reconcile.ts";

const parseRow = (row: unknown, index: number, timeZone: string) => placeRow(readRow(row, index), timeZone);

const reasonFor = (fields: object): string | undefined => {
  const row = parseRow({ date: "2025-02-03", team1: "A", team2: "B", ...fields }, 0, "UTC");
  if ("reason" in row) throw new Error(row.reason);
  return contradictionIn(row);
};

describe("contradictionIn", () => {
  it.each([
    [{ score: { ht: [2, 0], ft: [1, 0] } }, "half-time 2-0 is above full-time 1-0"],
    [{ score: { ft: [1, 1], et: [0, 2] } }, "extra time 0-2 is below full-time 1-1"],
    [{ score: { ht: [1, 0], et: [0, 2] } }, "half-time 1-0 is above extra time 0-2"],
    [{ score: { ht: [1, 0] } }, "a score without its end"],
    [{ score: { p: [4, 2] } }, "a score without its end"],
    [{ team2: "A", score: { ft: [1, 0] } }, "A against itself"],
    [{ score: {}, status: "awarded" }, "awarded without a score"],
    [{ score: { ft: [1, 0] }, status: "postponed" }, "postponed, yet with a score"],
    [{ score: { ft: [1, 0] }, status: "cancelled" }, "cancelled, yet with a score"],
    [{ score: { ft: [2, 0] }, goals1: [{ name: "X", minute: 5 }] }, "scorers add up to 1-0"],
    [{ score: {}, goals1: [{ name: "X", minute: 5 }] }, "scorers add up to 1-0"],
    [{ score: { ft: [0, 0], et: [1, 0] }, goals1: [{ name: "X", minute: 5 }] }, "full-time score is 0-0"],
  ])("finds the one in %j", (fields, reason) => {
    expect(reasonFor(fields)).toContain(reason);
  });

  it.each([
    { score: { ht: [1, 0], ft: [1, 1], et: [2, 1] } },
    { score: { ft: [0, 2] }, status: "awarded", goals1: [{ name: "X", minute: 5 }] },
    { score: { ft: [2, 0] }, goals1: [], goals2: [] },
    { score: {} },
    { score: {}, status: "postponed" },
    { score: { ft: [1, 0] }, status: "abandoned" },
  ])("finds none in %j", (fields) => {
    expect(reasonFor(fields)).toBeUndefined();
  });
});

const goals = fc.integer({ min: -1, max: 6 });
const pair = fc.tuple(goals, goals);
const anyScore = fc.record({ ht: pair, ft: pair, et: pair, p: pair }, { requiredKeys: [] });

describe("checkRows", () => {
  it("lets only rows through whose scores never fall from one to the next", () => {
    fc.assert(
      fc.property(anyScore, (score) => {
        const row = parseRow({ date: "2025-02-03", team1: "A", team2: "B", score }, 0, "UTC");
        if ("reason" in row) return;
        for (const { score: taken } of checkRows([row]).rows) {
          const steps = [taken.halfTime, taken.fullTime, taken.extraTime].filter((step) => step !== undefined);
          for (const side of [0, 1] as const) {
            const values = steps.map((step) => step[side]);
            expect(values).toEqual([...values].sort((a, b) => a - b));
          }
        }
      }),
    );
  });

  it("puts every row on exactly one side", () => {
    fc.assert(
      fc.property(fc.array(anyScore, { maxLength: 8 }), (scores) => {
        const rows = scores.flatMap((score, index) => {
          const row = parseRow({ date: "2025-02-03", team1: "A", team2: "B", score }, index, "UTC");
          return "reason" in row ? [] : [row];
        });
        const { rows: taken, refused } = checkRows(rows);
        expect([...taken, ...refused].map(({ index }) => index).sort()).toEqual(rows.map(({ index }) => index));
      }),
    );
  });
});
