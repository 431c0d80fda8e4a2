/** Runs every migration on an empty database, for tests; wrangler does it everywhere else. */
export async function migrate(database: D1Database): Promise<void> {
  const files = import.meta.glob<string>("../migrations/*.sql", { query: "?raw", import: "default", eager: true });
  for (const name of Object.keys(files).sort()) {
    const statements = files[name]!.split("--> statement-breakpoint");
    await database.batch(statements.map((statement) => database.prepare(statement)));
  }
}
