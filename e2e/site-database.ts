import fs from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The reference upstream's database, used alongside its server: that of the tests' site, or of a state folder. */
export function openDatabase(state = process.env.E2E_SITE_STATE ?? ""): DatabaseSync {
  const folder = path.resolve(state, "v3/d1/miniflare-D1DatabaseObject");
  const file = fs.readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  if (!file) throw new Error(`no database in ${folder}`);
  const database = new DatabaseSync(path.join(folder, file));
  database.exec("pragma busy_timeout = 10000");
  return database;
}
