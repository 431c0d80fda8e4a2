import { CsvError, parse } from "csv-parse/sync";
import type { Pair } from "#contract/domain/match";
import type { Place, Refusal } from "../source-row.ts";
import type { Part } from "./format.ts";

/** One record by column name. */
export interface TableRow extends Place {
  get(column: string): string;
}

export interface Table {
  columns: readonly string[];
  records: TableRow[];
  refused: Refusal[];
}

interface RawRecord {
  fields: string[];
  /** Lines of the record, more than one if a quoted field contains line breaks. */
  lines: number;
}

/**
 * Records as in RFC 4180, and as spreadsheets write them: a mark at the front, any line break, quotes within a field. A
 * quote that is never closed ends the table: `fault`.
 */
function readRecords(text: string): { records: RawRecord[]; fault?: string } {
  const records: RawRecord[] = [];
  let end = 0;
  const collect = (fields: string[], { lines }: { lines: number }) => {
    records.push({ fields, lines: lines - end });
    end = lines;
    return null;
  };
  try {
    parse(text.replace(/\r\n?/g, "\n"), {
      bom: true,
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      on_record: collect,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { records, fault: error.code === "CSV_QUOTE_NOT_CLOSED" ? "a quote that is not closed" : error.code };
  }
  return { records };
}

/** Column names from a table's first line. */
export function columnsOf(text: string): string[] {
  const [first = ""] = text.split("\n", 1);
  return headingOf(readRecords(first).records);
}

const headingOf = ([first]: readonly RawRecord[]): string[] => (first?.fields ?? [""]).map((name) => name.trim());

/** Whether a text is a table with at least these columns. */
export const hasColumns = (text: string, wanted: readonly string[]): boolean => {
  const columns = new Set(columnsOf(text));
  return wanted.every((column) => columns.has(column));
};

/**
 * Reads a table. A record whose number of fields differs from the heading's is refused with its line, and so is the
 * rest of a table from a quote that is never closed.
 */
export function readTable(text: string, { firstLine }: Part): Table {
  const { records, fault } = readRecords(text);
  const [, ...rest] = records;
  const columns = headingOf(records);
  const places = new Map(columns.map((name, index) => [name, index]));
  const table: Table = { columns, records: [], refused: [] };
  let line = firstLine;
  for (const { fields, lines } of rest) {
    const place = { index: line - 2, line };
    line += lines;
    // Spreadsheets leave lines of nothing but commas too.
    if (fields.every((field) => field.trim() === "")) continue;
    // Spreadsheets leave commas after the last column.
    while (fields.length > columns.length && fields.at(-1) === "") fields.pop();
    if (fields.length !== columns.length)
      table.refused.push({ ...place, reason: `${fields.length} fields where the heading has ${columns.length}` });
    else
      table.records.push({ ...place, get: (column) => fields[places.get(column) ?? -1]?.trim().toWellFormed() ?? "" });
  }
  if (fault !== undefined) table.refused.push({ index: line - 2, line, reason: fault });
  return table;
}

/** A whole number from 0 up; undefined for an empty field or "NA", a reason for anything else. */
export function countIn(text: string, most: number): number | undefined | { reason: string } {
  if (text === "" || text === "NA") return undefined;
  const value = Number(text);
  if (!/^\d+(\.0+)?$/.test(text) || value > most)
    return { reason: `${JSON.stringify(text)} is not a number up to ${most}` };
  return value;
}

/** Counts of both sides; undefined where one of them is not given. */
export function pairIn(
  row: TableRow,
  [home, away]: readonly [home: string, away: string],
  most: number,
): Pair | undefined | { reason: string } {
  const [one, other] = [countIn(row.get(home), most), countIn(row.get(away), most)];
  if (typeof one === "object") return one;
  if (typeof other === "object") return other;
  return one === undefined || other === undefined ? undefined : [one, other];
}
