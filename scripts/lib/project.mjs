import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
export const BIN = path.join(ROOT, "node_modules/.bin");
/** Folder of local D1, KV and caches; tests use their own. */
export const STATE = process.env.MATCHLIGHT_STATE ?? ".wrangler/state";
/**
 * Where a build writes and its later steps read; everything else reads `build`. Set by prepare.mjs for the build steps.
 */
export const BUILD = path.resolve(ROOT, process.env.MATCHLIGHT_BUILD ?? "build");
export const DATABASE = "matchlight-sports";
export const SEARCH_DATABASE = "matchlight-search";
export const UPSTREAM_CONFIG = "upstream/wrangler.toml";

/** The environment of every child: the project's own tools (including Node 24) first, no prompts and no telemetry. */
export const childEnv = (extra = {}) => ({
  ...process.env,
  PATH: BIN + path.delimiter + process.env.PATH,
  CI: "1",
  FORCE_COLOR: "0",
  NO_UPDATE_NOTIFIER: "1",
  WRANGLER_SEND_METRICS: "false",
  // Traces for the local explorer take a third of a busy workerd's time.
  X_LOCAL_OBSERVABILITY: "false",
  X_LOCAL_EXPLORER: "false",
  ...extra,
});

const begin = Date.now();

/** Prints progress with the seconds since the start. */
export const say = (text) => console.log(`[${((Date.now() - begin) / 1000).toFixed(1)}s] ${text}`);

/** Ends the command with an actionable message. */
export function die(text) {
  console.error(`\n${text}\n`);
  process.exit(1);
}

/** PORT from the environment, validated. */
export function portFromEnv(fallback) {
  const port = Number(process.env.PORT || fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    die(`PORT=${process.env.PORT} is not a port number (1 to 65535).`);
  return port;
}
