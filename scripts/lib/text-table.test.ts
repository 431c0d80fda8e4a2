import { expect, it } from "vitest";
import { batchTable } from "./import-batches.mjs";
import { tableOf } from "./text-table.mjs";

it("puts text to the left and numbers to the right", () => {
  expect(
    tableOf(
      ["file", "read"],
      [
        { file: "a", read: 7 },
        { file: "bcdef", read: 12 },
      ],
    ),
  ).toEqual(["file   read", "a         7", "bcdef    12"]);
});

it("lists imports with their first file and the sums of all", () => {
  const file = (name: string) => ({
    name,
    hash: "",
    format: "football.json",
    read: 2,
    added: 1,
    changed: 0,
    refused: 1,
  });
  const made = Date.parse("2026-11-29T10:15:00Z");
  expect(
    batchTable([
      { id: 2, madeAt: made, undoneAt: made, files: [file("a.json"), file("b.json")] },
      { id: 1, madeAt: made, undoneAt: null, files: [] },
    ]),
  ).toEqual([
    "import  made              state       files              read  added  changed  refused",
    "     2  2026-11-29 10:15  taken back  a.json and 1 more     4      2        0        2",
    "     1  2026-11-29 10:15                                    0      0        0        0",
  ]);
});
