import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runWrangler } from "./deploy/run-wrangler.mjs";
import { backUp, restore } from "./lib/back-up.mjs";
import { BIN, ROOT } from "./lib/project.mjs";
import { statementsOfFile, tableOf } from "./lib/sql-dump.mjs";

// The rehearsal: what docs/backup.md says, on databases of this machine.

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "rehearsal-"));
const config = path.join(folder, "wrangler.toml");
const wrangler = (args: string[]) => runWrangler(args, path.join(BIN, "wrangler"));
const WHERE = ["--local", "-c", config];
const DATABASES = ["site", "dropped", "day", "import"];

async function run(database: string, sql: string): Promise<void> {
  const file = path.join(folder, "run.sql");
  fs.writeFileSync(file, sql);
  const { code, output } = await wrangler(["d1", "execute", database, ...WHERE, "--file", file]);
  expect(code, output).toBe(0);
}

/** Every row of a database, as its dump has it. Counters of the tables' own are made anew. */
async function rowsOf(database: string): Promise<string[]> {
  const file = path.join(folder, "rows.sql");
  fs.rmSync(file, { force: true });
  const { code, output } = await wrangler(["d1", "export", database, ...WHERE, "--output", file]);
  expect(code, output).toBe(0);
  const rows: string[] = [];
  for await (const statement of statementsOfFile(file))
    if (statement.startsWith("INSERT") && tableOf(statement) !== "sqlite_sequence") rows.push(statement);
  return rows.sort();
}

let before: string[];
let file: string;

beforeAll(async () => {
  const databases = DATABASES.map(
    (name) => `[[d1_databases]]\nbinding = "${name}"\ndatabase_name = "${name}"\ndatabase_id = "${name}"\n`,
  );
  fs.writeFileSync(config, `name = "rehearsal"\ncompatibility_date = "2026-08-01"\n${databases.join("")}`);
  const migrations = path.join(ROOT, "upstream/migrations");
  const files = fs.readdirSync(migrations).filter((name) => name.endsWith(".sql"));
  const texts = files.sort().map((name) => fs.readFileSync(path.join(migrations, name), "utf8"));
  const applied = `create table d1_migrations (id integer primary key, name text); insert into d1_migrations (name) values ('${files.at(-1)}');`;
  await run("site", `${texts.join("\n")}\n${applied}`);
  const seed = path.join(folder, "seed.sql");
  const { code } = await runWrangler(
    ["--disable-warning=ExperimentalWarning", "upstream/seed/write-seed.ts", seed, path.join(folder, "search.sql")],
    path.join(BIN, "node"),
  );
  expect(code).toBe(0);
  await run("site", fs.readFileSync(seed, "utf8"));
  before = await rowsOf("site");
  ({ file } = await backUp({ database: "site", folder, now: 0, where: WHERE, wrangler }));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe("a backup brings back", () => {
  test("the whole database, in an empty one, after a table was dropped", async () => {
    expect(before.length).toBeGreaterThan(500);
    await run("site", "drop table matches;");
    expect(await restore({ file, database: "dropped", where: WHERE, wrangler })).toEqual([]);
    expect(await rowsOf("dropped")).toEqual(before);
  });

  test("the table itself, in the database in use, which keeps what came since", async () => {
    await run("site", "insert into import_batches (made_at) values (770077);");
    expect(await restore({ file, database: "site", tables: ["matches"], where: WHERE, wrangler })).toEqual([]);
    const after = await rowsOf("site");
    expect(after.filter((row) => !row.includes("770077") && tableOf(row) !== "data_version")).toEqual(
      before.filter((row) => tableOf(row) !== "data_version"),
    );
    expect(after.some((row) => tableOf(row) === "import_batches")).toBe(true);
  });

  test("a day that was deleted, and no other row changes", async () => {
    expect(await restore({ file, database: "day", where: WHERE, wrangler })).toEqual([]);
    await run("day", "delete from matches where date(kick_off / 1000, 'unixepoch') = '2022-11-25';");
    expect((await rowsOf("day")).length).toBeLessThan(before.length);
    expect(await restore({ file, database: "day", tables: ["matches"], where: WHERE, wrangler })).toEqual([]);
    expect(await rowsOf("day")).toEqual(before);
  });

  test("what a wrong import wrote over, in an empty database", async () => {
    await run("site", "update matches set home_id = 'wrong';");
    expect(await restore({ file, database: "import", where: WHERE, wrangler })).toEqual([]);
    expect(await rowsOf("import")).toEqual(before);
  });
});
