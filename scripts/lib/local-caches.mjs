import fs from "node:fs";
import path from "node:path";
import { ROOT } from "./project.mjs";

const marker = (state) => path.resolve(ROOT, state, ".caches-are-old");

/** Records that an import outdated the cached lists and tables while a server was using them. */
export function markCachesOld(state) {
  fs.mkdirSync(path.dirname(marker(state)), { recursive: true });
  fs.writeFileSync(marker(state), "");
}

/** Empties the edge worker's caches in a state folder that no server uses. */
export function clearCaches(state) {
  for (const store of ["kv", "cache"])
    fs.rmSync(path.resolve(ROOT, state, "v3", store), { recursive: true, force: true });
  fs.rmSync(marker(state), { force: true });
}

/**
 * Before a server starts: the running server dropped its old entries by itself, but the next one would find them again.
 */
export function clearOldCaches(state) {
  if (fs.existsSync(marker(state))) clearCaches(state);
}
