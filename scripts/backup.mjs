// `npm run backup`: writes a dump of the deployed database of matches, members and news, and copies it to R2
// (docs/backup.md). The database answers nothing meanwhile: choose a quiet hour.
//   -- --env staging     another environment
//   -- --binding NAME    the database: DB unless told, or CONTESTS
//   -- --bucket NAME     matchlight-backup unless told; `none` keeps the file here only
//   -- --folder FOLDER   where the file is written; .wrangler/backup unless told
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import path from "node:path";
import { readWorkers } from "./deploy/environments.mjs";
import { runWrangler } from "./deploy/run-wrangler.mjs";
import { backUp } from "./lib/back-up.mjs";
import { die, ROOT, say } from "./lib/project.mjs";
import { readOptions, TEXT } from "./lib/read-options.mjs";

const { values } = readOptions({
  env: TEXT,
  binding: { ...TEXT, default: "DB" },
  bucket: { ...TEXT, default: "matchlight-backup" },
  folder: { ...TEXT, default: path.join(ROOT, ".wrangler/backup") },
});
const [{ args, config }] = await Promise.resolve(values)
  .then(readWorkers)
  .catch(({ message }) => die(message));
const { database_name: database } = config.d1_databases.find(({ binding }) => binding === values.binding) ?? {};
if (!database) die(`${values.binding} is no database of the reference upstream.`);
say(`Exporting ${database}`);
const { file, rows } = await backUp({
  database,
  folder: path.resolve(values.folder),
  now: Date.now(),
  wrangler: runWrangler,
  where: ["--remote", "-y", ...args],
  ...(values.bucket !== "none" && { bucket: values.bucket }),
}).catch(({ message }) => die(message));
const sum = [...rows.values()].reduce((all, one) => all + one, 0);
say(`${file}: ${rows.size} tables, ${sum} rows${values.bucket === "none" ? "" : `, copied to ${values.bucket}`}.`);
