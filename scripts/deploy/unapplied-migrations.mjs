import { mustRun } from "./run-wrangler.mjs";

/** What wrangler says where a database has all migrations of its folder. */
const NONE = "No migrations to apply";

/** Names of databases whose migrations are not all applied, asked from wrangler. Throws if one cannot be asked. */
export async function databasesBehind({ config, args }, wrangler) {
  const behind = [];
  for (const { database_name: name } of config.d1_databases) {
    const { output } = await mustRun(wrangler, ["d1", "migrations", "list", name, "--remote", ...args]);
    if (!output.includes(NONE)) behind.push(name);
  }
  return behind;
}
