import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "./project.mjs";

function filesBelow(place) {
  const full = path.join(ROOT, place);
  if (!fs.existsSync(full)) return [];
  if (!fs.statSync(full).isDirectory()) return [full];
  return fs
    .readdirSync(full, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, file: path.join(entry.parentPath ?? entry.path, entry.name) }))
    .filter(({ entry, file }) => entry.isFile() && !file.includes(`${path.sep}.wrangler${path.sep}`))
    .map(({ file }) => file);
}

/** A hash of the contents of files and folders: the inputs of a step. Times are ignored, so all clones are alike. */
export function hashOf(places, extra = "") {
  const hash = createHash("sha256").update(extra);
  for (const file of places.flatMap(filesBelow).sort())
    hash.update(`${path.relative(ROOT, file)}\0`).update(fs.readFileSync(file));
  return hash.digest("hex");
}

/** Whether a step has completed for this hash. */
export function isDoneFor(stamp, hash) {
  const file = path.resolve(ROOT, stamp);
  return fs.existsSync(file) && fs.readFileSync(file, "utf8") === hash;
}

/** Runs `step` unless it has completed for this hash, and records its completion. */
export async function onceFor(stamp, hash, step) {
  const file = path.resolve(ROOT, stamp);
  if (isDoneFor(stamp, hash)) return false;
  fs.rmSync(file, { force: true });
  await step();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, hash);
  return true;
}
