/** More than any test changes. */
const VERSIONS_OF_DATABASE = 1_000_000;
let migrated = 0;

/** Runs the migrations that are wanted by their numbers, in order. */
export async function runMigrations(database: D1Database, isWanted: (number: number) => boolean): Promise<void> {
  const files = import.meta.glob<string>("../migrations/*.sql", { query: "?raw", import: "default", eager: true });
  for (const name of Object.keys(files).sort()) {
    if (!isWanted(Number.parseInt(name.slice(name.lastIndexOf("/") + 1), 10))) continue;
    const statements = files[name]!.split("--> statement-breakpoint");
    await database.batch(statements.map((statement) => database.prepare(statement)));
  }
}

/**
 * Runs every migration on an empty database, for tests; wrangler does it everywhere else. Each database has versions of
 * its own: test files of one isolate share what is cached by version (data-version.ts).
 */
export async function migrate(database: D1Database): Promise<void> {
  await runMigrations(database, () => true);
  migrated += 1;
  await database
    .prepare("update data_version set number = number + ?")
    .bind(migrated * VERSIONS_OF_DATABASE)
    .run();
}

/** A statement that went through a database, with its parameters. */
export interface Statement {
  sql: string;
  values: unknown[];
}

/** The database, and every statement sent to it. */
export function listeningDatabase(real: D1Database): { database: D1Database; sentStatements: Statement[] } {
  const sentStatements: Statement[] = [];
  const database = new Proxy(real, {
    get(target, key) {
      if (key !== "prepare") {
        const value = Reflect.get(target, key);
        return typeof value === "function" ? value.bind(target) : value;
      }
      return (sql: string) => {
        const statement = target.prepare(sql);
        const entry: Statement = { sql, values: [] };
        sentStatements.push(entry);
        return new Proxy(statement, {
          get(own, name) {
            if (name === "bind")
              return (...values: unknown[]) => {
                entry.values = values;
                return own.bind(...values);
              };
            const value = Reflect.get(own, name);
            return typeof value === "function" ? value.bind(own) : value;
          },
        });
      };
    },
  });
  return { database, sentStatements };
}

/** The database's query plan for a statement, one line per step. */
export async function planOf(database: D1Database, { sql, values }: Statement): Promise<string[]> {
  const { results } = await database
    .prepare(`explain query plan ${sql}`)
    .bind(...values)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

/** The same for many statements, each line followed by its statement. */
export async function plansOf(database: D1Database, sent: readonly Statement[]): Promise<string[]> {
  const plans = await Promise.all(
    sent.map(async (statement) => {
      const said = statement.sql.replace(/\s+/g, " ");
      return (await planOf(database, statement)).map((detail) => `${detail} in ${said}`);
    }),
  );
  return plans.flat();
}

/** The methods of a statement that send it. */
const SENDS = new Set<string | symbol>(["all", "first", "raw", "run"]);

/**
 * The database, and how many trips to it follow one another: statements sent while nothing else is left to do travel
 * together, as those of `Promise.all` or `batch` do.
 */
export function distantDatabase(real: D1Database): { database: D1Database; trips: () => number; sent: string[][] } {
  const sent: string[][] = [];
  const statements = new WeakMap<object, { real: D1PreparedStatement; sql: string }>();
  let departure: Promise<void> | undefined;
  const travel = (sqls: string[]): Promise<void> => {
    if (!departure) {
      sent.push([]);
      departure = scheduler.wait(5).then(() => {
        departure = undefined;
      });
    }
    sent.at(-1)?.push(...sqls);
    return departure;
  };
  const distant = (own: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const statement = new Proxy(own, {
      get(target, key) {
        if (key === "bind") return (...values: unknown[]) => distant(target.bind(...values), sql);
        const value = Reflect.get(target, key);
        if (typeof value !== "function") return value;
        if (!SENDS.has(key)) return value.bind(target);
        return async (...given: unknown[]) => {
          await travel([sql]);
          return value.apply(target, given);
        };
      },
    });
    statements.set(statement, { real: own, sql });
    return statement;
  };
  const batch = async (given: D1PreparedStatement[]) => {
    await travel(given.map((one) => statements.get(one)?.sql ?? "?"));
    return real.batch(given.map((one) => statements.get(one)?.real ?? one));
  };
  const database = new Proxy(real, {
    get(target, key) {
      if (key === "prepare") return (sql: string) => distant(target.prepare(sql), sql);
      if (key === "batch") return batch;
      const value = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { database, trips: () => sent.length, sent };
}
