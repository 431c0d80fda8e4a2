import type { Env } from "./env.ts";
import { favouriteBindings } from "./favourite-bindings.ts";

/**
 * Milliseconds before each further try: half a second in all, so that calls answer in time even if the lock stays. A
 * writer holds its lock for milliseconds.
 */
export const PAUSES: readonly number[] = [10, 30, 90, 370];

const BEGINS_AS_READ = /^\s*(?:select|with)\b/i;
/** `replace(…)` is a function too. */
const CHANGES = /\b(?:insert|update|delete|replace)\b(?!\s*\()/i;

/** Whether a statement only reads, judged by its words; one in doubt counts as a change. */
export const isRead = (sql: string): boolean => BEGINS_AS_READ.test(sql) && !CHANGES.test(sql);

/**
 * Whether a statement failed because another process held the database's lock. On a developer's machine, D1 writes a
 * bookmark after each statement, reads included, and reports only that this failed.
 */
export const isLock = (error: unknown): boolean =>
  /database is locked|SQLITE_BUSY|Failed to get session commit token/.test(String(error));

async function retried<Result>(read: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES) {
    try {
      return await read();
    } catch (error) {
      if (!isLock(error)) throw error;
      await scheduler.wait(pause);
    }
  }
  return read();
}

/** The methods that send a statement. */
const SENDS = new Set<string | symbol>(["all", "first", "raw", "run"]);

/** An object's own property; its methods are called on the object, not on its proxy. */
function ownOf(target: object, key: string | symbol): unknown {
  const value = Reflect.get(target, key);
  return typeof value === "function" ? value.bind(target) : value;
}

const retryingDatabases = new WeakMap<D1Database, D1Database>();

/**
 * A database whose reads are repeated when they meet a lock, a few times. Changes are not: their callers know whether
 * they may be repeated. Always the same object for a database: what is cached of its data is cached for that.
 */
export function retryingDatabase(database: D1Database): D1Database {
  const retrying = retryingDatabases.get(database) ?? inFrontOf(database);
  retryingDatabases.set(database, retrying);
  return retrying;
}

function inFrontOf(database: D1Database): D1Database {
  /** The real statement behind each proxy, and whether it only reads. */
  const statements = new WeakMap<object, { real: D1PreparedStatement; reads: boolean }>();

  function retryingStatement(real: D1PreparedStatement, reads: boolean): D1PreparedStatement {
    const statement = new Proxy(real, {
      get(target, key) {
        if (key === "bind") return (...values: unknown[]) => retryingStatement(target.bind(...values), reads);
        const own = ownOf(target, key);
        if (!reads || !SENDS.has(key)) return own;
        return (...given: unknown[]) => retried(() => (own as (...given: unknown[]) => Promise<unknown>)(...given));
      },
    });
    statements.set(statement, { real, reads });
    return statement;
  }

  function batch(given: D1PreparedStatement[]): Promise<D1Result[]> {
    const send = () => database.batch(given.map((one) => statements.get(one)?.real ?? one));
    return given.every((one) => statements.get(one)?.reads) ? retried(send) : send();
  }

  return new Proxy(database, {
    get(target, key) {
      if (key === "prepare") return (sql: string) => retryingStatement(target.prepare(sql), isRead(sql));
      return key === "batch" ? batch : ownOf(target, key);
    },
  });
}

const retryingFavourites = (env: Env): Pick<Env, `FAVOURITES_${number}`> =>
  Object.fromEntries(
    favouriteBindings(env).flatMap((name) => {
      const database = env[name];
      return database ? [[name, retryingDatabase(database)]] : [];
    }),
  );

/** Bindings whose databases retry reads that meet a lock. */
export const withRetries = (env: Env): Env => ({
  ...env,
  DB: retryingDatabase(env.DB),
  SEARCH: retryingDatabase(env.SEARCH),
  ...retryingFavourites(env),
  ...(env.CONTESTS && { CONTESTS: retryingDatabase(env.CONTESTS) }),
});
