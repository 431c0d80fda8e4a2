// What `wrangler d1 export` writes, statement by statement: a dump may be larger than a text can be.
import fs from "node:fs";

const QUOTES = new Set(["'", '"', "`"]);
const IS_TRIGGER = /^CREATE TRIGGER/i;
const ENDS = /\bEND\s*;$/i;
/** A table's name follows one of these, in one of three kinds of quotes or none. */
const NAME = /^(?:INSERT INTO|CREATE TABLE(?: IF NOT EXISTS)?|CREATE (?:UNIQUE )?INDEX .*? ON) ?["`]?(\w+)/is;
const NAME_OF_TRIGGER = /^CREATE TRIGGER .*? ON ["`]?(\w+)/is;

/**
 * The statements of a text that comes in chunks. A semicolon in quotes ends none, nor does one within a trigger.
 * @param {AsyncIterable<string> | Iterable<string>} chunks
 */
export async function* statementsIn(chunks) {
  let text = "";
  let quote;
  let at = 0;
  for await (const chunk of chunks) {
    text += chunk;
    for (; at < text.length; at += 1) {
      const char = text[at];
      if (quote) {
        if (char === quote) quote = undefined;
      } else if (QUOTES.has(char)) quote = char;
      else if (char === ";") {
        const statement = text.slice(0, at + 1).trim();
        if (IS_TRIGGER.test(statement) && !ENDS.test(statement)) continue;
        yield statement;
        text = text.slice(at + 1);
        at = -1;
      }
    }
  }
  const rest = text.trim();
  if (rest) yield rest;
}

export const statementsOfFile = (file) => statementsIn(fs.createReadStream(file, "utf8"));

/** The table that a statement fills, makes or belongs to; undefined for a setting. */
export const tableOf = (statement) => (NAME.exec(statement) ?? NAME_OF_TRIGGER.exec(statement))?.[1];

/** The rows of each table of a dump. */
export async function countRows(statements) {
  const rows = new Map();
  for await (const statement of statements) {
    const table = tableOf(statement);
    if (table === undefined || /^CREATE (?!TABLE)/i.test(statement)) continue;
    rows.set(table, (rows.get(table) ?? 0) + (/^INSERT/i.test(statement) ? 1 : 0));
  }
  return rows;
}

/**
 * Of a dump what brings back tables, or rows of theirs that are lost, and changes no row that is there; undefined for a
 * statement of another table.
 */
export function addingTo(tables, statement) {
  const table = tableOf(statement);
  if (table === undefined) return /^PRAGMA/i.test(statement) ? statement : undefined;
  if (!tables.includes(table)) return undefined;
  return statement
    .replace(/^INSERT INTO/i, "INSERT OR IGNORE INTO")
    .replace(/^(CREATE (?:TABLE|TRIGGER|(?:UNIQUE )?INDEX))(?! IF NOT EXISTS)/i, "$1 IF NOT EXISTS");
}
