// Class names of CSS modules: readable in the source, four letters when served. A name depends only on the file's path
// and the class, so that the app, the scripts next to it and the browser tests all derive the same one.
import { createHash } from "node:crypto";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../..");
const LENGTH = 4;

/** The served name of a class of a CSS module; `file` is absolute or relative to the project. */
export function scopedName(local, file) {
  const place = path.relative(ROOT, path.resolve(ROOT, file.replace(/\?.*$/, "")));
  const hash = createHash("sha256").update(`${place} ${local}`).digest("base64url").replace(/[-_]/g, "");
  // A class must not begin with a digit.
  return hash.replace(/^\d+/, "").slice(0, LENGTH);
}

/** @type {import("vite").CSSModulesOptions} */
export const cssModules = {
  generateScopedName: (local, file) => scopedName(local, file),
  localsConvention: "camelCaseOnly",
};
