// `npm run restore -- FILE --into DATABASE`: fills a new, empty database from a dump of `npm run backup`, and compares
// what it has with the dump (docs/backup.md).
//   -- --tables A,B    only these, into a database in use: adds what is lost there, and changes no row that is there
//   -- --env staging   another environment
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import fs from "node:fs";
import { readWorkers } from "./deploy/environments.mjs";
import { runWrangler } from "./deploy/run-wrangler.mjs";
import { restore } from "./lib/back-up.mjs";
import { die, say } from "./lib/project.mjs";
import { readOptions, TEXT } from "./lib/read-options.mjs";

const USAGE = "npm run restore -- FILE --into DATABASE [--tables A,B] [--env staging]";
const { values, positionals } = readOptions({ env: TEXT, into: TEXT, tables: TEXT }, { usage: USAGE });
const [file] = positionals;
const { into: database, env } = values;
if (!file || !database) die(USAGE);
if (!fs.existsSync(file)) die(`${file} does not exist: npx wrangler r2 object get fetches it (docs/backup.md).`);
const [{ args, config }] = await Promise.resolve({ env })
  .then(readWorkers)
  .catch(({ message }) => die(message));
const tables = values.tables?.split(",").map((name) => name.trim());
const isInUse = config.d1_databases.some(({ database_name }) => database_name === database);
if (isInUse && !tables)
  die(`${database} is in use. Restore into a new database (npx wrangler d1 create), or say --tables.`);

say(`Filling ${database}${tables ? ` with ${tables.join(", ")}` : ""}`);
const where = ["--remote", ...args];
const behind = await restore({ file, database, tables, where, wrangler: runWrangler }).catch(({ message }) =>
  die(message),
);
if (behind.length > 0) die(`Fewer rows than in the dump: ${behind.join(", ")}.`);
say("Restored: no table has fewer rows than the dump.");
