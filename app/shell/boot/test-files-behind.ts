import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const APP = path.resolve(import.meta.dirname, "../..");
const ENDINGS = ["", ".ts", ".tsx"];

/** Absolute paths of a module and of all app files that it imports, directly or indirectly. */
export function filesBehind(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, source = ""] of readFileSync(file, "utf8").matchAll(/from "((?:~\/|\.{1,2}\/)[^"]+)"/g)) {
    const target = source.startsWith("~/") ? path.join(APP, source.slice(2)) : path.join(path.dirname(file), source);
    const existing = ENDINGS.map((ending) => target + ending).find((name) => /\.tsx?$/.test(name) && existsSync(name));
    if (existing) filesBehind(existing, found);
  }
  return found;
}
