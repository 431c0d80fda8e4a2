import { afterEach, describe, expect, it, vi } from "vitest";
import { printReport, sharedFolder, summarise } from "./import-report.mjs";

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

describe("the table of an import", () => {
  const printed = (results: object[]): string[] => {
    const lines: string[] = [];
    for (const method of ["log", "error"] as const)
      vi.spyOn(console, method).mockImplementation((text) => lines.push(...String(text).split("\n")));
    printReport(summarise(results));
    return lines;
  };
  afterEach(() => vi.restoreAllMocks());

  it("has a line for each season of a file, and one for a file of many", () => {
    const many = Array.from({ length: 8 }, (_, index) => ({ ...season, season: `${2010 + index}`, refused: [] }));
    const lines = printed([
      good("data/a/one.json", [{ index: 4, line: 6, reason: "no" }]),
      { ...good("data/b/many.csv"), body: { format: "results", competitions: many } },
      { ...bad(422, false), path: "data/b/READ.me" },
      { ...bad(422, false), path: "data/b/other.txt" },
    ]);
    const at = (text: string) => lines.find((line) => line.includes(text)) ?? "";
    expect(at("one.json  ")).toMatch(/^a\/one\.json .* Premier League \(101\) +2024-25 +3 +2 +1 +1 +0$/);
    expect(at("many.csv  ")).toMatch(/^b\/many\.csv +results +1 leagues +8 seasons +24 +16 +8 +0 +0$/);
    expect(lines).toContain("    refused: line 6: no");
    expect(lines).toContain("not recognised: b/{READ.me,other.txt}: no name");
    expect(lines.at(-1)).toBe(
      "2 files, 27 rows read, 18 added, 9 changed, 1 refused; 2 files not recognised, 0 failed",
    );
  });

  it("adds up the parts of a file", () => {
    const fact = {
      what: "scorers",
      read: 2,
      added: 0,
      changed: 1,
      refused: [{ index: 1, line: 3, reason: "no" }],
      notes: [],
    };
    const body = { format: "goals", competitions: [], facts: [fact, fact] };
    expect(summarise([{ path: "g.csv", isNamed: true, status: 200, body }])).toMatchObject({
      files: [{ facts: [{ what: "scorers", read: 4, changed: 2, refused: 2 }] }],
    });
  });

  it.each([
    [["data/a/x", "data/b/y"], "data/"],
    [["data/a/x"], ""],
    [["x", "y"], ""],
    [["/a/x", "/b/y"], "/"],
  ])("leaves out the folder that %j share", (files, folder) => {
    expect(sharedFolder(files)).toBe(folder);
  });
});
