import fs from "node:fs";
import path from "node:path";
import { exclusively } from "./locks.mjs";
import { ROOT, UPSTREAM_CONFIG } from "./project.mjs";

/** Variables of the upstream that the shell sets for one start. */
export const OF_ONE_START = [
  "WIRE",
  "STORIES",
  "SIMULATION",
  "SUPPLIERS",
  "SUPPLIER_COMPETITIONS",
  "API_SPORTS_KEY",
  "API_FOOTBALL_URL",
  "API_BASKETBALL_URL",
  "FOOTBALL_DATA_KEY",
  "FOOTBALL_DATA_URL",
  "OPENLIGADB_URL",
];
const EDGE_CONFIG = "wrangler.toml";
/** Paths in the edge worker's configuration, relative to it. */
const BUILT = ["build/edge", "build/client"];

/** A configuration for another folder: its entry point is still the source. */
export const withSourceOf = (configuration, folder) =>
  configuration.replace(/^main = "(.+)"$/m, (_, main) => `main = ${JSON.stringify(path.join(folder, main))}`);

/** A configuration with this entry point. */
const withEntry = (configuration, entry) =>
  configuration.replace(/^main = .+$/m, () => `main = ${JSON.stringify(entry)}`);

/** A value in `.dev.vars` format: JSON, such as a service account's file, is kept unchanged in single quotes. */
const quoted = (value) => (value.includes('"') ? `'${value}'` : JSON.stringify(value));

/** The lines of `.dev.vars` with one start's variables. */
export const withVariables = (lines, variables) =>
  [
    ...lines.split("\n").filter((line) => line && !(line.slice(0, line.indexOf("=")) in variables)),
    ...Object.entries(variables).map(([name, value]) => `${name}=${quoted(value)}`),
  ].join("\n");

const varsBeside = (config) => {
  const file = path.join(ROOT, path.dirname(config), ".dev.vars");
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
};

function writeConfig(folder, config, text, variables = {}) {
  const file = path.join(folder, config);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  const vars = path.join(path.dirname(file), ".dev.vars");
  fs.writeFileSync(vars, `${withVariables(varsBeside(config), variables)}\n`, { mode: 0o600 });
  return file;
}

const readConfig = (config) => fs.readFileSync(path.join(ROOT, config), "utf8");

async function serveEdge(folder) {
  await exclusively(".wrangler/build", "building", () => {
    for (const part of BUILT) fs.cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  });
  return writeConfig(folder, EDGE_CONFIG, readConfig(EDGE_CONFIG));
}

function serveUpstream(folder, entry, variables) {
  const configuration = readConfig(UPSTREAM_CONFIG);
  const served = entry
    ? withEntry(configuration, path.join(ROOT, entry))
    : withSourceOf(configuration, path.join(ROOT, path.dirname(UPSTREAM_CONFIG)));
  const given = OF_ONE_START.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  const own = { ...variables, ...Object.fromEntries(given) };
  return writeConfig(folder, UPSTREAM_CONFIG, served, own);
}

/**
 * Copies what a server of this state reads into a folder of its own, and returns the configurations there: another
 * command may rebuild or write `.dev.vars` while the server runs. `entry`: replaces the upstream's entry point,
 * relative to the project. `variables` are the upstream's, for this start.
 */
export async function prepareServed(state, { edge, upstream, entry, variables = {} }) {
  const folder = path.resolve(ROOT, state, "served");
  fs.rmSync(folder, { recursive: true, force: true });
  return [...(edge ? [await serveEdge(folder)] : []), ...(upstream ? [serveUpstream(folder, entry, variables)] : [])];
}
