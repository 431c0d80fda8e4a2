// The served packages with their licences: every build adds the packages it bundled to one list, from which `npm run
// notices` makes THIRD-PARTY-NOTICES.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import license from "rollup-plugin-license";
import { BUILD } from "../lib/project.mjs";

export const SHIPPED = path.join(BUILD, "packages.json");

export const readShipped = () => (existsSync(SHIPPED) ? JSON.parse(readFileSync(SHIPPED, "utf8")) : []);

function add(dependencies) {
  const known = new Map(readShipped().map((one) => [`${one.name}@${one.version}`, one]));
  for (const { name, version, license: licence, licenseText, repository, homepage } of dependencies) {
    const url = typeof repository === "string" ? repository : (repository?.url ?? homepage);
    known.set(`${name}@${version}`, { name, version, licence, url, text: licenseText });
  }
  mkdirSync(path.dirname(SHIPPED), { recursive: true });
  writeFileSync(SHIPPED, JSON.stringify([...known.values()]));
}

/** @returns {import("vite").Plugin} */
export const shippedPackages = () => ({
  ...license({ thirdParty: { includePrivate: false, output: add } }),
  apply: "build",
});
