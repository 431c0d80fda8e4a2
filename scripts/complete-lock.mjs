// A registry for a single platform makes npm drop the other platforms' optional packages from the lock, and `npm ci`
// then fails (EUSAGE). This adds each missing optional package back, by name and version.
import "./lib/output.mjs";
import fs from "node:fs";

const FILE = "package-lock.json";
const SYSTEMS = {
  android: "android",
  darwin: "darwin",
  freebsd: "freebsd",
  linux: "linux",
  linuxmusl: "linux",
  netbsd: "netbsd",
  openbsd: "openbsd",
  openharmony: "openharmony",
  sunos: "sunos",
  aix: "aix",
  win32: "win32",
  windows: "win32",
};
const PROCESSORS = ["x64", "arm64", "arm", "ia32", "loong64", "ppc64", "riscv64", "s390x", "mips64el"];

/** Where npm would look for `name` from the package at `from`, innermost folder first. */
function findInstalled(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf("/node_modules/"))) {
    if (packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true;
    if (!folder.includes("/node_modules/")) return folder !== "" && Boolean(packages[`node_modules/${name}`]);
  }
}

function describe(name, version, dev) {
  const parts = name.split("/").pop().split("-");
  const os = parts.map((part) => SYSTEMS[part]).find(Boolean);
  const cpu = parts.flatMap((part) => (part === "64" ? ["x64"] : PROCESSORS.filter((known) => known === part)))[0];
  return { version, ...(cpu && { cpu: [cpu] }), ...(dev && { dev: true }), optional: true, ...(os && { os: [os] }) };
}

export function completeLock(lock) {
  const added = [];
  for (const [place, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (findInstalled(lock.packages, place, name) || !/^\d/.test(version)) continue;
      const top = `node_modules/${name}`;
      lock.packages[lock.packages[top] ? `${place}/node_modules/${name}` : top] = describe(name, version, entry.dev);
      added.push(name);
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return added;
}

if (process.argv[1]?.endsWith("complete-lock.mjs")) {
  const lock = JSON.parse(fs.readFileSync(FILE, "utf8"));
  const added = completeLock(lock);
  fs.writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${added.length} optional packages of other platforms added to ${FILE}`);
}
