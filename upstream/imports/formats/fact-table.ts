import { type Refusal, toPlace } from "../source-row.ts";
import { readTable, type TableRow } from "./csv.ts";
import type { MatchFact, Part, Reading } from "./format.ts";

// Tables that tell a fact about a match in one or more rows, which stand together.

/** The rows of one match. */
export type MatchRows = readonly [TableRow, ...TableRow[]];

interface FactTable {
  /** For the report, such as "matches with scorers". */
  what: string;
  /** The same for all rows of a match. */
  keyOf(row: TableRow): string;
  toFact(rows: MatchRows): MatchFact | Refusal;
}

function matchesIn(records: readonly TableRow[], keyOf: FactTable["keyOf"]): MatchRows[] {
  const groups: [TableRow, ...TableRow[]][] = [];
  for (const row of records) {
    const last = groups.at(-1);
    if (last && keyOf(last[0]) === keyOf(row)) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Reads a part of such a table; its last match may continue in the next part, and is left to it. */
export function readFacts(
  text: string,
  part: Part,
  { what, keyOf, toFact }: FactTable,
): { reading: Reading; taken?: number } {
  const { records, refused } = readTable(text, part);
  const groups = matchesIn(records, keyOf);
  const open = part.isLast || groups.length < 2 ? undefined : groups.pop();
  const facts: MatchFact[] = [];
  for (const rows of groups) {
    const fact = toFact(rows);
    if ("reason" in fact) refused.push(fact);
    else facts.push(fact);
  }
  const taken = open?.[0].line === undefined ? undefined : open[0].line - part.firstLine;
  return { reading: { kind: "facts", what, facts, refused }, ...(taken !== undefined && { taken }) };
}

/** A list of one item per row, or why a row has none. */
export function itemsOf<Item extends object>(
  rows: readonly TableRow[],
  toItem: (row: TableRow) => Item | { reason: string },
): Item[] | Refusal {
  const items: Item[] = [];
  for (const row of rows) {
    const item = toItem(row);
    if ("reason" in item) return { ...toPlace(row), reason: String(item.reason) };
    items.push(item);
  }
  return items;
}
