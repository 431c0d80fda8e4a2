import { describe, expect, it } from "vitest";
import { summarise } from "./import-report.mjs";

const season = { leagueId: "101", name: "Premier League", season: "2024-25", read: 3, added: 2, changed: 1, notes: [] };
const good = (path: string, refused: object[] = []) => ({
  path,
  isNamed: false,
  status: 200,
  body: { competitions: [{ ...season, refused }] },
});
const bad = (status: number, isNamed: boolean, body: object = {}) => ({
  path: "x.json",
  isNamed,
  status,
  body: { message: "no name", ...body },
});

describe("the report of an import", () => {
  it("adds up the files of one season and says which file a refused match is of", () => {
    const refusal = { index: 7, reason: "impossible date" };
    const { competitions, failed, unrecognised } = summarise([good("a.json"), good("b.json", [refusal])]);
    expect([failed, unrecognised]).toEqual([[], []]);
    expect(competitions).toEqual([
      expect.objectContaining({
        read: 6,
        added: 4,
        changed: 2,
        refused: 1,
        refusals: [{ file: "b.json", ...refusal }],
        files: ["a.json", "b.json"],
      }),
    ]);
  });

  it.each([
    ["a file of another kind inside a folder", bad(422, false), "unrecognised"],
    ["a file of another kind that was named", bad(422, true), "failed"],
    ["a file that is cut short, wherever it lies", bad(422, false, { isCutShort: true }), "failed"],
    ["a wrong token", bad(401, false), "failed"],
    ["no answer", bad(0, false), "failed"],
  ] as const)("lists %s", (_, result, list) => {
    const summary = summarise([result]);
    expect(summary).toMatchObject({ competitions: [], [list]: [{ file: "x.json", reason: "no name" }] });
    expect(summary.failed.length + summary.unrecognised.length).toBe(1);
  });
});
