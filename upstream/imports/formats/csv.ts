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

/** The value of the field that begins at `start`, and its end. An unclosed quote runs to the end. */
function readField(text: string, start: number): { value: string; end: number } {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && text[end] !== "," && text[end] !== "\n") end += 1;
    return { value: text.slice(start, end), end };
  }
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  const close = end < 0 ? text.length : end;
  const rest = readTail(text, close + 1);
  return { value: text.slice(start + 1, close).replaceAll('""', '"') + rest, end: close + 1 + rest.length };
}

/** Text between a closing quote and the next comma: violates RFC 4180, kept as is. */
function readTail(text: string, start: number): string {
  const found = /[,\n]/.exec(text.slice(start, start + 200));
  return text.slice(start, found ? start + found.index : Math.min(text.length, start + 200));
}

/** Records as in RFC 4180: commas, quotes doubled inside quotes, either kind of line break; empty lines are skipped. */
function* rawRecords(text: string): Generator<RawRecord> {
  let fields: string[] = [];
  let [at, begin] = [0, 0];
  while (at <= text.length) {
    const { value, end } = readField(text, at);
    fields.push(value);
    at = end + 1;
    if (text[end] === ",") continue;
    yield {
      fields,
      lines: text.slice(begin, Math.min(at, text.length)).split("\n").length - (end < text.length ? 1 : 0),
    };
    fields = [];
    begin = at;
  }
}

const normalised = (text: string): string => text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");

/** Column names from a table's first line. */
export function columnsOf(text: string): string[] {
  const end = text.indexOf("\n");
  const [first] = rawRecords(normalised(end < 0 ? text : text.slice(0, end)));
  return (first?.fields ?? []).map((name) => name.trim());
}

/** Whether a text is a table with at least these columns. */
export const hasColumns = (text: string, wanted: readonly string[]): boolean => {
  const columns = new Set(columnsOf(text));
  return wanted.every((column) => columns.has(column));
};

/** Reads a table. A record whose number of fields differs from the heading's is refused with its line. */
export function readTable(text: string, { firstLine }: Part): Table {
  const [heading, ...rest] = rawRecords(normalised(text));
  const columns = (heading?.fields ?? []).map((name) => name.trim());
  const places = new Map(columns.map((name, index) => [name, index]));
  const table: Table = { columns, records: [], refused: [] };
  let line = firstLine;
  for (const { fields, lines } of rest) {
    const place = { index: line - 2, line };
    line += lines;
    if (fields.length === 1 && fields[0]!.trim() === "") continue;
    // Spreadsheets leave commas after the last column.
    while (fields.length > columns.length && fields.at(-1) === "") fields.pop();
    if (fields.length !== columns.length)
      table.refused.push({ ...place, reason: `${fields.length} fields where the heading has ${columns.length}` });
    else
      table.records.push({ ...place, get: (column) => fields[places.get(column) ?? -1]?.trim().toWellFormed() ?? "" });
  }
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
