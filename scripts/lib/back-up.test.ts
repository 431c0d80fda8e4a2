import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { backUp, restore } from "./back-up.mjs";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "back-up-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const DUMP = `CREATE TABLE d1_migrations (name text);
INSERT INTO "d1_migrations" ("name") VALUES('0001.sql');
CREATE TABLE matches (id text);
INSERT INTO "matches" ("id") VALUES('a');
INSERT INTO "matches" ("id") VALUES('b');
`;
const DUMPED = path.join(folder, "dumped.sql.gz");
fs.writeFileSync(DUMPED, gzipSync(DUMP));

/** A wrangler that exports a dump, and says how many rows tables have. */
function startWrangler({ dump = DUMP, counts = {} }: { dump?: string; counts?: Record<string, number> } = {}) {
  const calls: string[] = [];
  const files: string[] = [];
  const wrangler = async (args: string[]) => {
    calls.push(args.join(" "));
    if (args[1] === "export") fs.writeFileSync(args.at(-1)!, dump);
    if (args.includes("--file") && args[1] === "execute") files.push(fs.readFileSync(args.at(-1)!, "utf8"));
    return { code: 0, output: "▲ a warning", stdout: JSON.stringify([{ results: [counts] }]) };
  };
  return { calls, files, wrangler };
}

describe("a backup", () => {
  const given = { database: "site", folder, now: Date.parse("2026-11-30T04:10:00Z"), where: ["--remote"] };

  test("is a compressed dump, copied to the bucket", async () => {
    const { calls, wrangler } = startWrangler();
    const { file, rows } = await backUp({ ...given, bucket: "kept", wrangler });
    expect(file).toBe(path.join(folder, "site-2026-11-30T04-10-00Z.sql.gz"));
    expect(gunzipSync(fs.readFileSync(file)).toString()).toBe(DUMP);
    expect([...rows]).toEqual([
      ["d1_migrations", 1],
      ["matches", 2],
    ]);
    expect(calls.at(-1)).toBe(`r2 object put kept/${path.basename(file)} --file ${file} --remote`);
    expect(fs.existsSync(file.replace(".gz", ""))).toBe(false);
  });

  test("of something else is refused, and copied nowhere", async () => {
    const { calls, wrangler } = startWrangler({ dump: "" });
    await expect(backUp({ ...given, bucket: "kept", wrangler })).rejects.toThrow("no dump of a database");
    expect(calls).toHaveLength(1);
  });
});

describe("a restore", () => {
  const given = { file: DUMPED, database: "new", where: ["--remote"] };

  test.each([
    [{ d1_migrations: 1, matches: 2 }, []],
    [{ d1_migrations: 1, matches: 3 }, []],
    [{ d1_migrations: 1, matches: 1 }, ["matches"]],
  ])("into a database that then has %j names the tables that lack rows", async (counts, behind) => {
    const { files, wrangler } = startWrangler({ counts });
    expect(await restore({ ...given, wrangler })).toEqual(behind);
    expect(files).toEqual([DUMP]);
    expect(fs.readdirSync(folder).filter((name) => name.includes("restoring"))).toEqual([]);
  });

  test("of one table adds to it, and touches no other", async () => {
    const { calls, files, wrangler } = startWrangler({ counts: { matches: 5 } });
    expect(await restore({ ...given, tables: ["matches"], wrangler })).toEqual([]);
    expect(files[0]?.match(/INSERT OR IGNORE INTO "matches"/g)).toHaveLength(2);
    expect(files[0]).not.toContain("d1_migrations");
    expect(calls.at(-1)).toContain('select (select count(*) from "matches") as "matches"');
  });

  test("of a table that the dump lacks changes nothing", async () => {
    const { calls, wrangler } = startWrangler();
    await expect(restore({ ...given, tables: ["nothing"], wrangler })).rejects.toThrow("has no table nothing");
    expect(calls).toEqual([]);
  });
});
