import { beforeEach, describe, expect, it } from "vitest";
import { originsIn } from "../store/origin-queries.ts";
import { bindings, emptyTables, importBatch, importText, NOW, row, SEASON, undoImport } from "./test-import.ts";

beforeEach(emptyTables);

const CSV = "Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR";
const originOf = () => originsIn(bindings.DB)("101", "2024-25");

describe("where a season comes from", () => {
  it("is each form of files, with its matches and the day of its import", async () => {
    await importBatch(SEASON);
    expect(await originOf()).toEqual({
      sources: [{ format: "football.json", rows: 3, importedAt: NOW }],
      differences: [],
      tables: [],
    });
  });

  it("has the results on which another source differs, until that one is taken back", async () => {
    await importBatch(SEASON);
    const { batch } = await importText(
      `${CSV}\nE0,17/08/2024,15:00,Arsenal,Chelsea,5,1,H\n`,
      "file=premier-league.csv",
    );
    const found = await originOf();
    expect(found.sources.map(({ format }) => format)).toEqual(["football.json", "match statistics CSV"]);
    expect(found.differences).toMatchObject([{ format: "match statistics CSV", score: [5, 1] }]);
    await undoImport(batch);
    expect((await originOf()).differences).toEqual([]);
  });

  it("has none any more once a file brings the same result", async () => {
    await importText(`${CSV}\nE0,17/08/2024,15:00,Arsenal,Chelsea,5,1,H\n`, "file=premier-league.csv");
    await importBatch(SEASON);
    expect((await originOf()).differences).toHaveLength(1);
    const corrected = { ...SEASON, matches: [row(1, "2024-08-17", "Arsenal FC", "Chelsea FC", [5, 1])] };
    await importBatch(corrected);
    expect((await originOf()).differences).toEqual([]);
  });
});
