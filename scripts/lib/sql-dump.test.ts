import { describe, expect, test } from "vitest";
import { addingTo, countRows, statementsIn, tableOf } from "./sql-dump.mjs";

const TRIGGER =
  "CREATE TRIGGER `ledger_is_fixed` BEFORE DELETE ON `ledger` BEGIN\n  SELECT RAISE(ABORT, 'no; never'); SELECT 1;\nEND;";
const DUMP = [
  "PRAGMA defer_foreign_keys=TRUE;",
  "CREATE TABLE `ledger` (\n  `id` integer,\n  `text` text\n);",
  `INSERT INTO "ledger" ("id","text") VALUES(1,'it''s; "one" line');`,
  `INSERT INTO "ledger" ("id","text") VALUES(2,'two\nlines;');`,
  "CREATE TABLE IF NOT EXISTS other (id integer);",
  "CREATE UNIQUE INDEX `ledger_by_text` ON `ledger` (`text`);",
  TRIGGER,
];
const read = async (chunks: string[]): Promise<string[]> => {
  const found: string[] = [];
  for await (const statement of statementsIn(chunks)) found.push(statement);
  return found;
};

describe("a dump", () => {
  test.each([1, 7, 10_000])("is read statement by statement, in chunks of %i", async (size) => {
    const text = DUMP.join("\n");
    const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
      text.slice(index * size, (index + 1) * size),
    );
    expect(await read(chunks)).toEqual(DUMP);
  });

  test("says of each statement which table it is about", () => {
    expect(DUMP.map(tableOf)).toEqual([undefined, "ledger", "ledger", "ledger", "other", "ledger", "ledger"]);
  });

  test("has so many rows of each table, also none", async () => {
    expect([...(await countRows(DUMP))]).toEqual([
      ["ledger", 2],
      ["other", 0],
    ]);
  });

  test("brings back one table, and changes no row that is there", () => {
    expect(DUMP.map((statement) => addingTo(["ledger"], statement)?.split("\n")[0])).toEqual([
      "PRAGMA defer_foreign_keys=TRUE;",
      "CREATE TABLE IF NOT EXISTS `ledger` (",
      `INSERT OR IGNORE INTO "ledger" ("id","text") VALUES(1,'it''s; "one" line');`,
      `INSERT OR IGNORE INTO "ledger" ("id","text") VALUES(2,'two`,
      undefined,
      "CREATE UNIQUE INDEX IF NOT EXISTS `ledger_by_text` ON `ledger` (`text`);",
      "CREATE TRIGGER IF NOT EXISTS `ledger_is_fixed` BEFORE DELETE ON `ledger` BEGIN",
    ]);
  });
});
