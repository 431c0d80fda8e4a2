import fs from "node:fs";
import path from "node:path";
import { ROOT } from "./project.mjs";

const marker = (state) => path.resolve(ROOT, state, ".copies-are-old");

/** Leaves word that an import made the kept copies of lists and tables old while a server was using them. */
export function markCopiesOld(state) {
  fs.mkdirSync(path.dirname(marker(state)), { recursive: true });
  fs.writeFileSync(marker(state), "");
}

/** Empties what the edge worker has kept in a state folder that no server uses. */
export function dropCopies(state) {
  for (const store of ["kv", "cache"])
    fs.rmSync(path.resolve(ROOT, state, "v3", store), { recursive: true, force: true });
  fs.rmSync(marker(state), { force: true });
}

/** Before a server starts: the running one forgot its old copies by itself, the next one would find them again. */
export function dropOldCopies(state) {
  if (fs.existsSync(marker(state))) dropCopies(state);
}
