import path from "node:path";
import { startIdentityProvider } from "./identity-provider.mjs";
import { clearOldCaches } from "./local-caches.mjs";
import { addServer } from "./locks.mjs";
import { die, ROOT, STATE } from "./project.mjs";
import { OF_ONE_START, prepareServed } from "./served.mjs";
import { startServer, untilAnswering } from "./server.mjs";

/** Shell variables passed to the edge worker, for one start. */
const EDGE_VARIABLES = [
  "NOW",
  "CLOCK_SPEED",
  "API_BASE_URL",
  "SEVENS_BASE_URL",
  "FANTASY_BASE_URL",
  "FANTASY_ENTER_URL",
  "FANTASY_LOGOUT_URL",
  "STORAGE_BASE_URL",
  "SUPPORT_MAIL",
  "SUPPLIERS",
  "SOCIAL_FACEBOOK",
  "SOCIAL_INSTAGRAM",
  "SOCIAL_TIKTOK",
  "SOCIAL_LINE",
  "STORE_APPLE",
  "STORE_GOOGLE",
  "APK_URL",
  "BRAZIL_FRAME_URL",
  "TRACKER_HOSTS",
  "LIVE_VIDEO_HOSTS",
  "ODDS_OFF_COUNTRIES",
  "ODDS_HIDDEN",
  "GUEST_FAVOURITES",
  "SITE_HOSTS",
  "SECURITY_CONTACT",
  "HSTS_PRELOAD",
  "PASSWORD_POLICY",
  "NEWSLETTER",
  "DEFAULT_LOCALE",
  "DEFAULT_COUNTRY",
  "LIVE_PUSH",
  "LIVE_POLL_MS",
  "LIVE_MAX_SOCKETS",
  "LIVE_MAX_HUBS",
  "REALTIME_PROVIDER",
  "FIREBASE_API_KEY",
  "FIREBASE_PROJECT_ID",
  "FIREBASE_AUTH_DOMAIN",
  "FIREBASE_EMULATOR_URL",
  "FIREBASE_DATABASE_URL",
  "BOTCHECK_PROVIDER",
  "BOTCHECK_SITE_KEY",
  "BOTCHECK_SECRET",
  "BOTCHECK_SCRIPT_URL",
  "BOTCHECK_VERIFY_URL",
];

/** Also passed to the upstream. */
const UPSTREAM_VARIABLES = [
  "FIREBASE_PROJECT_ID",
  "FIREBASE_EMULATOR_URL",
  "FIREBASE_DATABASE_URL",
  "FCM_SERVICE_ACCOUNT",
  "LIVE_VIDEO_URL",
  "CONTEST_ENTRIES",
  "PASSWORD_POLICY",
];

/** Takes from the shell what it would set, where a start must be the same in every shell. */
export function forgetVariables() {
  for (const name of [...EDGE_VARIABLES, ...UPSTREAM_VARIABLES, ...OF_ONE_START]) delete process.env[name];
}

const asArguments = (variables) => Object.entries(variables).flatMap(([name, value]) => ["--var", `${name}:${value}`]);

/** The named variables that have a value. */
const setOf = (names, variables) =>
  Object.fromEntries(names.filter((name) => variables[name]).map((name) => [name, variables[name]]));

/** `usual`: defaults for variables that neither the start nor the shell sets. */
function checkedVariables(given, usual = {}) {
  const variables = { ...usual, ...process.env, ...given };
  const { NOW, CLOCK_SPEED, ENVIRONMENT } = variables;
  if (ENVIRONMENT && ENVIRONMENT !== "local")
    die(
      `ENVIRONMENT=${ENVIRONMENT}: a server on this machine is always local; production is what \`npm run deploy\` makes.`,
    );
  if (NOW && (Number.isNaN(Date.parse(NOW)) || !/(Z|[+-]\d\d:\d\d)$/.test(NOW)))
    die(`NOW=${NOW} is not an instant with its zone. Write it like 2022-11-25T12:00:00Z.`);
  if (CLOCK_SPEED && !(Number(CLOCK_SPEED) >= 0))
    die(`CLOCK_SPEED=${CLOCK_SPEED} is not a number of seconds a second (60 makes a minute a second).`);
  for (const name of [...EDGE_VARIABLES, ...OF_ONE_START].filter((one) => one.endsWith("_URL")))
    if (variables[name] && !(URL.canParse(variables[name]) && /^https?:/.test(variables[name])))
      die(`${name}=${variables[name]} is not a web address.`);
  return asArguments(setOf(EDGE_VARIABLES, variables));
}

const dev = (port, configs, args, state) => [
  "dev",
  ...configs.flatMap((config) => ["-c", config]),
  "--port",
  String(port),
  "--ip",
  "127.0.0.1",
  "--inspector-port",
  "0",
  "--persist-to",
  state,
  "--show-interactive-dev-session=false",
  ...args,
];

/** The state is claimed by the command (states.mjs). */
async function start(name, port, workers, args, state) {
  clearOldCaches(state);
  const configs = await prepareServed(state, workers);
  const server = startServer(`${name}-${port}`, "wrangler", dev(port, configs, args, path.resolve(ROOT, state)), {
    WRANGLER_REGISTRY_PATH: path.join(ROOT, `.wrangler/registry-${port}`),
  });
  addServer(state, server.pid);
  return server;
}

/** The stand-in of the fantasy site, served locally by the edge worker. */
const fantasyOf = (port) => ({
  FANTASY_ENTER_URL: `http://127.0.0.1:${port}/fantasy/enter`,
  FANTASY_LOGOUT_URL: `http://127.0.0.1:${port}/fantasy/logout`,
});

/** Nobody on this machine plays for prizes. With SIMULATION other than `on` the upstream leaves these entries out. */
const MADE_UP = { CONTEST_ENTRIES: "simulated" };

/** Both workers in one wrangler; ready once a response made from upstream data arrives. */
export async function startBoth(port, variables = {}, state = STATE) {
  const provider = await startIdentityProvider(port);
  const workers = {
    edge: true,
    upstream: true,
    variables: {
      // Base of the links in its mails; passkeys belong to its host, which may not be an address of numbers.
      SITE_URL: `http://localhost:${port}`,
      ...MADE_UP,
      ...provider.upstream,
      ...setOf(UPSTREAM_VARIABLES, { ...process.env, ...variables }),
    },
  };
  const args = [...checkedVariables(variables, fantasyOf(port)), ...asArguments(provider.edge)];
  const server = await start("start", port, workers, args, state);
  await untilAnswering(`http://127.0.0.1:${port}/api/soccerLeague/leagueList?locale=en`, server);
  return server;
}

/** The edge worker alone, for an upstream elsewhere (API_BASE_URL). */
export async function startEdge(port, variables = {}, state = STATE) {
  const server = await start("edge", port, { edge: true }, checkedVariables(variables), state);
  await untilAnswering(`http://127.0.0.1:${port}/api/ip`, server);
  return server;
}

/**
 * The reference upstream alone. `entry`: a wrapper to use as the worker's entry point, relative to the project.
 * `siteUrl`: base of the links in its letters.
 * @param {number} port
 * @param {string} state
 * @param {{ entry?: string, siteUrl?: string }} options
 */
export async function startUpstream(port, state = STATE, { entry, siteUrl = "http://localhost:8787" } = {}) {
  const variables = { ...MADE_UP, SITE_URL: siteUrl };
  const server = await start("upstream", port, { upstream: true, entry, variables }, [], state);
  await untilAnswering(`http://127.0.0.1:${port}/openapi.json`, server);
  return server;
}
