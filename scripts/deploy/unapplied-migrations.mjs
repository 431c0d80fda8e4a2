/** What wrangler says where a database has all migrations of its folder. */
const NONE = "No migrations to apply";

/**
 * Names of databases whose migrations are not all applied, asked from wrangler. One that cannot be asked counts as
 * behind: the new code must not meet it.
 */
export async function databasesBehind({ config, args }, wrangler) {
  const behind = [];
  for (const { database_name: name } of config.d1_databases) {
    const { code, output } = await wrangler(["d1", "migrations", "list", name, "--remote", ...args]);
    if (code !== 0 || !output.includes(NONE)) behind.push(name);
  }
  return behind;
}
