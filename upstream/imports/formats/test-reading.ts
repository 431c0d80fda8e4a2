import { isRefusal, type Refusal, type SourceRow } from "../source-row.ts";
import type { Part, Reading, SeasonRows } from "./format.ts";
import { recognise } from "./formats.ts";

const WHOLE: Part = { firstLine: 2, isLast: true };

/** A text's reading; throws if no format recognises it. */
export function readText(
  text: string,
  name = "a.txt",
  part = WHOLE,
): { reading: Reading; taken?: number; pass: number } {
  const recognised = recognise(text, name);
  if ("reason" in recognised) throw new Error(recognised.reason);
  const read = recognised.read(part);
  if ("reason" in read) throw new Error(read.reason);
  return { ...read, pass: recognised.pass };
}

/** The seasons in a text of matches. */
export function seasonsOf(text: string, name?: string): SeasonRows[] {
  const { reading } = readText(text, name);
  if (reading.kind !== "matches") throw new Error(`holds ${reading.kind}`);
  return reading.seasons;
}

/** Its rows and refusals, over all seasons. */
export function rowsOf(text: string, name?: string): { rows: SourceRow[]; refused: Refusal[] } {
  const all = seasonsOf(text, name).flatMap(({ rows }) => rows);
  return { rows: all.filter((row): row is SourceRow => !isRefusal(row)), refused: all.filter(isRefusal) };
}
