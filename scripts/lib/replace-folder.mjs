import fs from "node:fs";

/**
 * Rebuilds a folder next to the old one, and swaps them once it is complete: until then, or if a step failed, readers
 * find the complete old one. They can only miss it between the two renames at the end.
 * @param {string} folder absolute
 * @param {(draft: string) => Promise<unknown>} make fills the draft, an absolute path that does not exist yet
 */
export async function replaceFolder(folder, make) {
  const [draft, old] = [`${folder}.new`, `${folder}.old`];
  const remove = (path) => fs.rmSync(path, { recursive: true, force: true });
  // Left by a killed command.
  remove(draft);
  await make(draft);
  remove(old);
  if (fs.existsSync(folder)) fs.renameSync(folder, old);
  fs.renameSync(draft, folder);
  remove(old);
}
