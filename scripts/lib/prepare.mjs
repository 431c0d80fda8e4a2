import fs from "node:fs";
import path from "node:path";
import { bundleEdge } from "./bundle-edge.mjs";
import { exclusively, isOursAlone, otherCommands } from "./locks.mjs";
import { DATABASE, die, ROOT, SEARCH_DATABASE, STATE, UPSTREAM_CONFIG } from "./project.mjs";
import { replaceFolder } from "./replace-folder.mjs";
import { hashOf, isDoneFor, onceFor } from "./stamps.mjs";
import { runStep } from "./steps.mjs";

const LOCK = ["package.json", "package-lock.json"];
const SOURCES = [
  "app",
  "worker",
  "contract",
  "locales",
  "content",
  "public",
  "raster",
  "scripts/vite",
  "scripts/edge",
  "scripts/lib/bundle-edge.mjs",
  "vite.config.ts",
  "wrangler.toml",
  "tsconfig.json",
];

// The seed is written by code: the code that builds its statements and ids counts too.
const SEED = [
  "upstream/migrations",
  "upstream/seed",
  "upstream/data/recorded",
  "upstream/store/load-statements.ts",
  "upstream/imports/match-id.ts",
  "upstream/data/national-teams.ts",
  "upstream/services/announcements",
  "upstream/services/news/guides.ts",
  "upstream/services/news/piece-statements.ts",
  "upstream/services/news/render-markdown.ts",
  "upstream/services/news/search",
  "upstream/data/news",
  "upstream/services/search/fold.ts",
  "content",
];

/** Installing replaces packages in use. */
function requireNoServers() {
  const [one] = otherCommands();
  if (one) die(`The lockfile has changed: end ${one.command} (process ${one.pid}) first, which uses the packages.`);
}

const INSTALLED = "node_modules/.installed";
const lockHash = () => hashOf(LOCK, process.platform + process.arch);

/** Whether the packages of the lockfile are installed. */
export const isInstalled = () => isDoneFor(INSTALLED, lockHash());

/** Installs from the lockfile, once per lockfile. */
export const install = () =>
  exclusively(".wrangler/install", "installing packages", () =>
    onceFor(INSTALLED, lockHash(), () => {
      requireNoServers();
      return runStep("Installing packages (npm ci)", "npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
    }),
  );

/** Builds the app for production and the edge worker, once per state of their sources. */
export const build = () =>
  exclusively(".wrangler/build", "building", () =>
    onceFor("build/.stamp", hashOf([...LOCK, ...SOURCES], process.env.OFFLINE), () =>
      replaceFolder(path.join(ROOT, "build"), async (draft) => {
        const env = { MATCHLIGHT_BUILD: draft };
        await runStep("Building for production", "remix", ["vite:build"], { env });
        await bundleEdge(env);
      }),
    ),
  );

async function seed(state) {
  const d1 = (title, ...args) =>
    runStep(title, "wrangler", ["d1", ...args, "--local", "-c", UPSTREAM_CONFIG, "--persist-to", state]);
  await d1("Migrating the database", "migrations", "apply", DATABASE);
  const [file, searchFile] = ["seed.sql", "search-seed.sql"].map((name) => path.resolve(ROOT, state, name));
  await runStep("Writing the seed", "node", [
    "--disable-warning=ExperimentalWarning",
    "upstream/seed/write-seed.ts",
    file,
    searchFile,
  ]);
  await d1("Seeding recorded matches and texts", "execute", DATABASE, "--file", file, "--yes");
  await d1("Filling the search index", "execute", SEARCH_DATABASE, "--file", searchFile, "--yes");
}

/** Databases with only recorded matches and texts, from which state folders are copied. No server uses it. */
const SEEDED = ".wrangler/seeded";
const databaseIn = (state) => path.resolve(ROOT, state, "v3/d1");

/**
 * Creates that database if necessary, and runs the copy while no other command recreates it.
 * @param {(state: string) => void} copy
 */
export const withSeeded = (copy) =>
  exclusively(SEEDED, "preparing the database", async () => {
    await onceFor(`${SEEDED}/.seeded`, hashOf(SEED), () => {
      fs.rmSync(path.join(ROOT, SEEDED), { recursive: true, force: true });
      return seed(SEEDED);
    });
    copy(SEEDED);
  });

const copySeeded = (state) =>
  withSeeded((seeded) => {
    // An interrupted copy must not be mistaken for a database.
    const draft = `${databaseIn(state)}.new`;
    fs.rmSync(draft, { recursive: true, force: true });
    fs.cpSync(databaseIn(seeded), draft, { recursive: true });
    fs.renameSync(draft, databaseIn(state));
  });

/**
 * Migrates and seeds the embedded upstream's database, once per state of migrations and recorded matches. Only in a
 * folder that this command has claimed and where no server runs: a worker's reads and writes fail while another process
 * writes to its database.
 */
export async function prepareDatabase(state = STATE) {
  if (!isOursAlone(state)) throw new Error(`${state} is not claimed, or a server uses the database there`);
  await onceFor(`${state}/.seeded`, hashOf(SEED), () =>
    fs.existsSync(databaseIn(state)) ? seed(state) : copySeeded(state),
  );
}
