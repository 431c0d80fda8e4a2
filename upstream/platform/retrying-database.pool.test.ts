import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import app from "../index.ts";
import { dataVersion } from "../store/schema.ts";
import { migrate } from "../store/test-database.ts";
import type { Env } from "./env.ts";
import { isLock, isRead, PAUSES, retryingDatabase } from "./retrying-database.ts";

const bindings = env as unknown as Env;

/** As D1 reports it: for the statement, and on a developer's machine for the bookmark noted after it. */
const LOCKED = "D1_ERROR: database is locked: SQLITE_BUSY";
const NO_BOOKMARK = "D1_ERROR: Failed to get session commit token: internal error; reference = 01kk44";

/** The next statements that reach the database fail with these messages; `sent` are all that reached it. */
let faults: string[] = [];
let sent: string[] = [];

async function reach<Result>(what: string, send: () => Promise<Result>): Promise<Result> {
  sent.push(what);
  const fault = faults.shift();
  if (fault !== undefined) throw new Error(fault);
  return await send();
}

/** A database of which another process holds the lock, for as long as there are `faults`. */
function lockedDatabase(real: D1Database): D1Database {
  const statement = (target: D1PreparedStatement, sql: string): D1PreparedStatement =>
    new Proxy(target, {
      get(own, key) {
        if (key === "bind") return (...values: unknown[]) => statement(own.bind(...values), sql);
        const value = Reflect.get(own, key);
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => reach(sql, () => value.apply(own, given));
      },
    });
  return new Proxy(real, {
    get(target, key) {
      if (key === "prepare") return (sql: string) => statement(target.prepare(sql), sql);
      if (key === "batch") return (all: D1PreparedStatement[]) => reach(`${all.length} at once`, () => real.batch(all));
      return Reflect.get(target, key);
    },
  });
}

const locked = lockedDatabase(bindings.DB);
const retrying = retryingDatabase(locked);
const VERSION = "select id from data_version where id = ?";

beforeAll(() => migrate(bindings.DB));
beforeEach(() => {
  faults = [];
  sent = [];
});

test.each<[string, boolean]>([
  ["select 1", true],
  ["\n  SELECT replace(name, 'a', 'b') from teams", true],
  ["with a as (select 1) select * from a", true],
  ["select updated_at from t", true],
  ["with a as (select 1) insert into t select * from a", false],
  ["with a as (select 1) update t set x = 1", false],
  ["with a as (select 1) delete from t", false],
  ["insert into t values (1)", false],
  ["replace into t values (1)", false],
  ["update t set x = 1 returning x", false],
  ["delete from t", false],
  ["pragma foreign_keys = off", false],
  ["", false],
])("%j reads: %s", (sql, expected) => {
  expect(isRead(sql)).toBe(expected);
});

test.each<[unknown, boolean]>([
  [new Error(LOCKED), true],
  [new Error("SQLITE_BUSY"), true],
  [new Error(NO_BOOKMARK), true],
  [new Error("D1_ERROR: no such table: teams: SQLITE_ERROR"), false],
  [new Error("D1_ERROR: D1 DB is overloaded"), false],
  [undefined, false],
])("%s is a lock: %s", (error, expected) => {
  expect(isLock(error)).toBe(expected);
});

describe("a read that meets a lock", () => {
  it.each<[string, (database: D1Database) => Promise<unknown>, unknown]>([
    ["all", async (db) => (await db.prepare(VERSION).bind(1).all()).results, [{ id: 1 }]],
    ["first", (db) => db.prepare(VERSION).bind(1).first(), { id: 1 }],
    ["the first's column", (db) => db.prepare(VERSION).bind(1).first("id"), 1],
    ["raw", (db) => db.prepare(VERSION).bind(1).raw({ columnNames: true }), [["id"], [1]]],
    ["run", async (db) => (await db.prepare(VERSION).bind(1).run()).results, [{ id: 1 }]],
    ["without parameters", (db) => db.prepare("select 2 as two").first("two"), 2],
    ["drizzle's", (db) => drizzle(db).select({ id: dataVersion.id }).from(dataVersion), [{ id: 1 }]],
    [
      "several at once",
      async (db) => (await db.batch([1, 7].map((id) => db.prepare(VERSION).bind(id)))).map(({ results }) => results),
      [[{ id: 1 }], []],
    ],
  ])("is tried again: %s", async (_which, read, expected) => {
    faults = [LOCKED, NO_BOOKMARK];
    expect(await read(retrying)).toEqual(expected);
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
  });

  it("fails as it did if the lock stays, in less than a second", async () => {
    faults = Array.from({ length: 20 }, () => LOCKED);
    await expect(retrying.prepare(VERSION).bind(1).all()).rejects.toThrow(LOCKED);
    expect(sent).toHaveLength(1 + PAUSES.length);
    expect(PAUSES.reduce((sum, pause) => sum + pause)).toBeLessThan(1_000);
  });

  it("fails at once for any other reason", async () => {
    faults = ["D1_ERROR: no such table: teams: SQLITE_ERROR"];
    await expect(retrying.prepare(VERSION).bind(1).all()).rejects.toThrow("no such table");
    expect(sent).toHaveLength(1);
  });
});

describe("a change that meets a lock", () => {
  const CHANGE = "update data_version set id = 1 where id = 1";

  it("is its caller's to repeat", async () => {
    faults = [LOCKED];
    await expect(retrying.prepare(CHANGE).run()).rejects.toThrow(LOCKED);
    expect(sent).toEqual([CHANGE]);
    expect((await retrying.prepare(CHANGE).run()).meta.changes).toBe(1);
  });

  it("is not repeated beside reads either", async () => {
    faults = [LOCKED];
    await expect(retrying.batch([retrying.prepare(VERSION).bind(1), retrying.prepare(CHANGE)])).rejects.toThrow(LOCKED);
    expect(sent).toEqual(["2 at once"]);
  });
});

describe("a call that meets a lock", () => {
  const ask = () =>
    app.request("/soccerLeague/leagueList?locale=en&lang=en", { headers: { "x-clock": "1792246800000" } }, {
      ...bindings,
      DB: locked,
    } satisfies Env);

  it("is answered all the same", async () => {
    faults = [LOCKED];
    expect((await ask()).status).toBe(200);
    expect(sent.length).toBeGreaterThan(1);
  });
});
