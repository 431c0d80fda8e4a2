// `npm run notices`: builds, and writes THIRD-PARTY-NOTICES.md from the packages bundled for browsers and for the edge.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "./lib/prepare.mjs";
import { ROOT, say } from "./lib/project.mjs";
import { readShipped } from "./vite/shipped-packages.mjs";

/** Packages with served files that are in no bundle. */
const COPIED = ["circle-flags"];

const FILE = "THIRD-PARTY-NOTICES.md";
const { resolve } = createRequire(import.meta.url);

function copied(name) {
  const folder = path.dirname(resolve(`${name}/package.json`));
  const { version, license, repository } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  const file = fs.readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file && fs.readFileSync(path.join(folder, file), "utf8");
  return { name, version, licence: license, url: repository?.url ?? repository, text };
}

const section = ({ name, version, licence, url, text }) =>
  [`## ${name} ${version}`, `${licence}${url ? `, ${url.replace(/^git\+|\.git$/g, "")}` : ""}`]
    .concat(text ? [`\`\`\`text\n${text.trim()}\n\`\`\``] : [])
    .join("\n\n");

await build();
const packages = [...readShipped(), ...COPIED.map(copied)].sort((one, other) => (one.name < other.name ? -1 : 1));
const head =
  "# Third-party notices\n\nPackages that are part of what browsers and the edge worker run, written by `npm run notices`.";
fs.writeFileSync(path.join(ROOT, FILE), `${[head, ...packages.map(section)].join("\n\n")}\n`);
say(`${FILE}: ${packages.length} packages`);
