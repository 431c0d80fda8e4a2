import fs from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { mustRun } from "../deploy/run-wrangler.mjs";
import { addingTo, countRows, statementsOfFile } from "./sql-dump.mjs";

/** `2026-11-30T04-10-00Z`, fit for names of files. */
const stampOf = (now) =>
  new Date(now)
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "-");

/**
 * Writes a database's dump into a folder, compressed, and copies it to a bucket if there is one. Rejects a dump without
 * the table of migrations, which every database of ours has. Returns the file and the rows of each table.
 * @param {{ database: string, folder: string, bucket?: string, now: number, where: string[], wrangler: Function }} backup
 */
export async function backUp({ database, folder, bucket, now, where, wrangler }) {
  fs.mkdirSync(folder, { recursive: true });
  const plain = path.join(folder, `${database}-${stampOf(now)}.sql`);
  await mustRun(wrangler, ["d1", "export", database, ...where, "--output", plain]);
  const rows = await countRows(statementsOfFile(plain));
  if (!rows.get("d1_migrations")) throw new Error(`${plain} is no dump of a database with migrations: it is not kept.`);
  const file = `${plain}.gz`;
  await pipeline(fs.createReadStream(plain), createGzip(), fs.createWriteStream(file));
  fs.rmSync(plain);
  if (bucket)
    await mustRun(wrangler, ["r2", "object", "put", `${bucket}/${path.basename(file)}`, "--file", file, "--remote"]);
  return { file, rows };
}

/** The rows of tables in a database. */
async function rowsIn(database, tables, { where, wrangler }) {
  const counts = tables.map((name) => `(select count(*) from "${name}") as "${name}"`);
  const command = `select ${counts.join(", ")}`;
  const { stdout } = await mustRun(wrangler, ["d1", "execute", database, ...where, "--json", "--command", command]);
  const [{ results }] = JSON.parse(stdout.slice(stdout.indexOf("[")));
  return Object.entries(results[0]);
}

/** Columns of one answer; the platform allows a hundred. */
const TABLES_AT_ONCE = 50;

/**
 * Fills a database from a dump: an empty one with all of it, or only `tables` of one in use, whose rows that are there stay
 * as they are. Returns the tables that have fewer rows than the dump afterwards, which no restored one has.
 * @param {{ file: string, database: string, tables?: string[], where: string[], wrangler: Function }} restored
 */
export async function restore({ file, database, tables, where, wrangler }) {
  const plain = `${file.replace(/\.gz$/, "")}.restoring`;
  try {
    const unpack = file.endsWith(".gz") ? [createGunzip()] : [];
    await pipeline(fs.createReadStream(file), ...unpack, fs.createWriteStream(plain));
    if (tables) await keepOnly(tables, plain);
    const rows = await countRows(statementsOfFile(plain));
    const missing = tables?.find((table) => !rows.has(table));
    if (missing) throw new Error(`${file} has no table ${missing}.`);
    await mustRun(wrangler, ["d1", "execute", database, ...where, "-y", "--file", plain]);
    const names = [...rows.keys()];
    const found = new Map();
    for (let from = 0; from < names.length; from += TABLES_AT_ONCE)
      for (const [name, number] of await rowsIn(database, names.slice(from, from + TABLES_AT_ONCE), {
        where,
        wrangler,
      }))
        found.set(name, number);
    return names.filter((name) => (found.get(name) ?? 0) < rows.get(name));
  } finally {
    fs.rmSync(plain, { force: true });
  }
}

/** Leaves of a dump only what adds to tables. */
async function keepOnly(tables, file) {
  const draft = `${file}.draft`;
  const out = fs.createWriteStream(draft);
  for await (const statement of statementsOfFile(file)) {
    const added = addingTo(tables, statement);
    if (added && !out.write(`${added}\n`)) await new Promise((resolve) => out.once("drain", resolve));
  }
  await new Promise((resolve) => out.end(resolve));
  fs.renameSync(draft, file);
}
