// Open pages of the previous build load its islands and translations when they are needed: a deploy uploads that build's
// files beside its own. Their names contain a hash of their content, so nothing is replaced.
import fs from "node:fs";
import path from "node:path";

/** Folder of hashed files in a build, and in their addresses. */
const HASHED = "assets";
/** The names of a build's own files, at the site's root: the next deploy fetches them if this machine has no copy. */
export const LIST = "build-files.json";

/** The hashed files below a folder, relative to it, with forward slashes. */
function hashedFiles(folder) {
  const top = path.join(folder, HASHED);
  if (!fs.existsSync(top)) return [];
  return fs
    .readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort();
}

/** Not a name that leaves the folder: the list may come from a site. */
const isHashedFile = (file) => /^assets\/[\w./-]+$/.test(file) && !file.split("/").includes("..");

/**
 * Makes the folder to upload: a build's files, the list of its own, and those hashed files of the previous build that it
 * lacks. Returns their number.
 * @param {{ build: string, previous: string, upload: string }} folders
 */
export function joinBuilds({ build, previous, upload }) {
  fs.rmSync(upload, { recursive: true, force: true });
  fs.cpSync(build, upload, { recursive: true });
  const own = hashedFiles(build);
  fs.writeFileSync(path.join(upload, LIST), JSON.stringify(own));
  const kept = hashedFiles(previous).filter((file) => !own.includes(file));
  for (const file of kept) {
    fs.mkdirSync(path.dirname(path.join(upload, file)), { recursive: true });
    fs.copyFileSync(path.join(previous, file), path.join(upload, file));
  }
  return kept.length;
}

/**
 * Keeps a deployed build's own files for the next deploy. The same build deployed again keeps what was kept for it.
 * @param {{ build: string, previous: string }} folders
 */
export function keepBuild({ build, previous }) {
  const same = hashedFiles(build).join() === hashedFiles(previous).join();
  if (same) return;
  fs.rmSync(previous, { recursive: true, force: true });
  fs.cpSync(path.join(build, HASHED), path.join(previous, HASHED), { recursive: true });
}

/**
 * Fetches the files of the build that a site serves, for a machine that did not deploy it. Rejects if the site has a list
 * and one of its files cannot be had; resolves to false if it has none.
 * @param {string} site scheme and host
 * @param {string} previous
 */
export async function fetchBuild(site, previous, get = fetch) {
  const list = await get(new URL(`/${LIST}`, site));
  if (list.status === 404) return false;
  if (!list.ok) throw new Error(`${site} answered ${list.status} for its list of files`);
  const files = (await list.json()).filter(isHashedFile);
  fs.rmSync(previous, { recursive: true, force: true });
  for (const file of files) {
    const answer = await get(new URL(`/${file}`, site));
    if (!answer.ok) throw new Error(`${site} answered ${answer.status} for /${file}`);
    fs.mkdirSync(path.dirname(path.join(previous, file)), { recursive: true });
    fs.writeFileSync(path.join(previous, file), Buffer.from(await answer.arrayBuffer()));
  }
  return true;
}
