import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { Env } from "../platform/env.ts";
import { cachedPerVersion, cacheVersion } from "./data-version.ts";
import { distantDatabase, migrate } from "./test-database.ts";

const { DB } = env as unknown as Env;
const run = (sql: string) => DB.prepare(sql).run();

beforeAll(() => migrate(DB));

describe("what is kept of the small tables", () => {
  it("is read again after every change to one of them, and only then", async () => {
    let reads = 0;
    const read = cachedPerVersion(async (database) => {
      reads += 1;
      return (await database.prepare("select name from teams").all<{ name: string }>()).results.map(({ name }) => name);
    });
    expect([await read(DB), await read(DB), reads]).toEqual([[], [], 1]);
    await run("insert into teams (id, name_key, name, country) values (90000, 'a', 'A', 'INT')");
    expect([await read(DB), await read(DB), reads]).toEqual([["A"], ["A"], 2]);
    await run("update teams set name = 'B' where id = 90000");
    expect([await read(DB), reads]).toEqual([["B"], 3]);
    await run("delete from teams");
    expect([await read(DB), reads]).toEqual([[], 4]);
  });

  it("is taken for up to a second without a look at its version, where that is cached", async () => {
    let now = 0;
    const { database, trips } = distantDatabase(DB);
    cacheVersion(database, () => now);
    let reads = 0;
    const read = cachedPerVersion(async () => ++reads);
    const other = cachedPerVersion(async () => "other");
    await Promise.all([read(database), other(database)]);
    expect(trips()).toBe(1);
    await run("insert into teams (id, name_key, name, country) values (90001, 'c', 'C', 'INT')");
    now = 999;
    expect([await read(database), trips()]).toEqual([1, 1]);
    now = 1_000;
    expect([await read(database), trips()]).toEqual([2, 2]);
  });

  it.each([
    "insert into competitions (id, name_key, name, kind) values (5000, 'a', 'A', 'cup')",
    "update competitions set name = 'B'",
    "delete from competitions",
    "insert into seasons (competition_id, season, source, name, imported_at) values ('1', '2024', 'imported', 'A', 1)",
    "update seasons set name = 'B'",
    "delete from seasons",
  ])("is read again after %s", async (sql) => {
    let reads = 0;
    const read = cachedPerVersion(async () => ++reads);
    await read(DB);
    await run(sql);
    expect(await read(DB)).toBe(2);
  });
});
