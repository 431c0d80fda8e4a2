import fs from "node:fs";
import path from "node:path";
import { clearOldCaches } from "./local-caches.mjs";
import { die, ROOT, STATE, UPSTREAM_CONFIG } from "./project.mjs";
import { startServer, untilAnswering } from "./server.mjs";

/** Variables of the shell that reach the edge worker, for one start. */
const EDGE_VARIABLES = [
  "NOW",
  "CLOCK_SPEED",
  "API_BASE_URL",
  "SEVENS_BASE_URL",
  "FANTASY_BASE_URL",
  "STORAGE_BASE_URL",
  "SUPPORT_MAIL",
  "SOCIAL_FACEBOOK",
  "SOCIAL_INSTAGRAM",
  "SOCIAL_TIKTOK",
  "SOCIAL_LINE",
  "STORE_APPLE",
  "STORE_GOOGLE",
  "APK_URL",
  "BRAZIL_FRAME_URL",
  "TRACKER_HOSTS",
  "ODDS_OFF_COUNTRIES",
  "DEFAULT_LOCALE",
  "DEFAULT_COUNTRY",
  "LIVE_PUSH",
  "LIVE_POLL_MS",
  "LIVE_MAX_SOCKETS",
];

function checkedVariables(given) {
  const variables = { ...process.env, ...given };
  const { NOW, CLOCK_SPEED, ENVIRONMENT } = variables;
  if (ENVIRONMENT && ENVIRONMENT !== "local")
    die(
      `ENVIRONMENT=${ENVIRONMENT}: a server on this machine is always local; production is what \`npm run deploy\` makes.`,
    );
  if (NOW && (Number.isNaN(Date.parse(NOW)) || !/(Z|[+-]\d\d:\d\d)$/.test(NOW)))
    die(`NOW=${NOW} is not an instant with its zone. Write it like 2022-11-25T12:00:00Z.`);
  if (CLOCK_SPEED && !(Number(CLOCK_SPEED) >= 0))
    die(`CLOCK_SPEED=${CLOCK_SPEED} is not a number of seconds a second (60 makes a minute a second).`);
  for (const name of EDGE_VARIABLES.filter((one) => one.endsWith("_URL")))
    if (variables[name] && !(URL.canParse(variables[name]) && /^https?:/.test(variables[name])))
      die(`${name}=${variables[name]} is not a web address.`);
  return EDGE_VARIABLES.filter((name) => variables[name]).flatMap((name) => ["--var", `${name}:${variables[name]}`]);
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

/** Two servers with the same state lock each other's databases, and their objects of the same name are one. */
function start(name, port, configs, args, state = STATE) {
  clearOldCaches(state);
  return startServer(`${name}-${port}`, "wrangler", dev(port, configs, args, state), {
    WRANGLER_REGISTRY_PATH: path.join(ROOT, `.wrangler/registry-${port}`),
  });
}

/** Both workers in one wrangler; ready when an answer made from upstream data is there. */
export async function startBoth(port, variables = {}, state = STATE) {
  const server = start("start", port, ["wrangler.toml", UPSTREAM_CONFIG], checkedVariables(variables), state);
  await untilAnswering(`http://127.0.0.1:${port}/api/soccerLeague/leagueList?locale=en`, server);
  return server;
}

/** The edge worker alone, for an upstream elsewhere (API_BASE_URL). */
export async function startEdge(port, variables = {}, state = STATE) {
  const server = start("edge", port, ["wrangler.toml"], checkedVariables(variables), state);
  await untilAnswering(`http://127.0.0.1:${port}/api/ip`, server);
  return server;
}

/** The reference upstream alone. */
export async function startUpstream(port) {
  const server = start("upstream", port, [UPSTREAM_CONFIG], []);
  await untilAnswering(`http://127.0.0.1:${port}/openapi.json`, server);
  return server;
}

const runFile = (port) => path.join(ROOT, `.wrangler/run-${port}.json`);

/** Leaves word of a running server, so that `npm run import` finds it; taken away when the command ends. */
export function announce(port, details) {
  fs.writeFileSync(runFile(port), JSON.stringify({ port, pid: process.pid, state: STATE, ...details }), {
    mode: 0o600,
  });
  process.on("exit", () => fs.rmSync(runFile(port), { force: true }));
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** A server of this checkout that is running now, if any. */
export function findRunning() {
  const folder = path.join(ROOT, ".wrangler");
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => /^run-\d+\.json$/.test(name)) : [];
  return files
    .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), "utf8")))
    .find(({ pid }) => isAlive(pid));
}
