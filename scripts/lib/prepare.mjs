import fs from "node:fs";
import path from "node:path";
import { bundleEdge } from "./bundle-edge.mjs";
import { DATABASE, ROOT, STATE, UPSTREAM_CONFIG } from "./project.mjs";
import { hashOf, onceFor } from "./stamps.mjs";
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

// The seed is written by code: what forms its statements and ids counts too.
const SEED = [
  "upstream/migrations",
  "upstream/recorded",
  "upstream/data/recorded",
  "upstream/store/load-statements.ts",
  "upstream/imports/match-id.ts",
  "upstream/data/national-teams.ts",
];

/** Installs by the lockfile, once for each lockfile. */
export const install = () =>
  onceFor("node_modules/.installed", hashOf(LOCK, process.platform + process.arch), () =>
    runStep("Installing packages (npm ci)", "npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]),
  );

/** Builds the app for production and the edge worker around it, once for each state of their sources. */
export const build = () =>
  onceFor("build/.stamp", hashOf([...LOCK, ...SOURCES], process.env.OFFLINE), async () => {
    // Where a step fails nothing is left that could be deployed with parts of another build.
    fs.rmSync(path.join(ROOT, "build"), { recursive: true, force: true });
    await runStep("Building for production", "remix", ["vite:build"]);
    await bundleEdge();
  });

const d1 = (title, ...args) =>
  runStep(title, "wrangler", ["d1", ...args, "--local", "-c", UPSTREAM_CONFIG, "--persist-to", STATE]);

/** Migrates and seeds the embedded upstream's database, once for each state of migrations and recorded matches. */
export const prepareDatabase = () =>
  onceFor(`${STATE}/.seeded`, hashOf(SEED), async () => {
    await d1("Migrating the database", "migrations", "apply", DATABASE);
    const seed = path.join(ROOT, ".wrangler/seed.sql");
    fs.mkdirSync(path.dirname(seed), { recursive: true });
    await runStep("Writing the seed", "node", [
      "--disable-warning=ExperimentalWarning",
      "upstream/recorded/write-seed.ts",
      seed,
    ]);
    await d1("Seeding recorded matches", "execute", DATABASE, "--file", seed, "--yes");
  });
