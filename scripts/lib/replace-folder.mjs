import fs from "node:fs";

/**
 * Makes a folder anew beside the old one, and swaps them once it is whole: who reads the old one meanwhile, or after a
 * step that failed, finds all of it. The two renames at the end are all that a reader can fall between.
 * @param {string} folder absolute
 * @param {(draft: string) => Promise<unknown>} make fills the draft, an absolute path that does not exist yet
 */
export async function replaceFolder(folder, make) {
  const [draft, old] = [`${folder}.new`, `${folder}.old`];
  const remove = (path) => fs.rmSync(path, { recursive: true, force: true });
  // Left by a command that was killed.
  remove(draft);
  await make(draft);
  remove(old);
  if (fs.existsSync(folder)) fs.renameSync(folder, old);
  fs.renameSync(draft, folder);
  remove(old);
}
