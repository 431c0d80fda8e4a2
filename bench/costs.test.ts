import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { costRows, KINDS } from "./costs.ts";
import { dollarsForMillion } from "./prices.ts";

const DOCUMENT = readFileSync(new URL("../docs/costs.md", import.meta.url), "utf8");
const cellsOf = (row: string): string =>
  row
    .split("|")
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "")
    .join(" | ");
const rows = DOCUMENT.split("\n")
  .filter((line) => line.startsWith("|"))
  .map(cellsOf);

test("the document's table of costs is what the prices give", () => {
  const [head = "", ...kinds] = costRows();
  const start = rows.indexOf(head);
  expect(start).not.toBe(-1);
  // After Markdown's delimiter row.
  expect(rows.slice(start + 2, start + 2 + kinds.length)).toEqual(kinds);
});

test("what a visitor may repeat as often as they like costs no write of KV", () => {
  const repeatable = KINDS.filter(({ usage }) => (usage.kvWrites ?? 0) === 0);
  expect(repeatable.length).toBe(KINDS.length - 2);
  for (const { what, usage } of repeatable) expect(dollarsForMillion(usage), what).toBeLessThan(1.1);
});
