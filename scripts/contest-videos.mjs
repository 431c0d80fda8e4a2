// `npm run contest-videos`: lists the videos of contests that wait for an operator; `--state approved|refused` the others.
// `npm run contest-videos -- approve ID… --points NUMBER --operator NAME` and `refuse ID… --reason TEXT --operator NAME`
// decide (docs/contests.md). It goes where `npm run publish` goes; `--url URL --token TOKEN` elsewhere.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { parseArgs } from "node:util";
import { adminSend } from "./lib/admin-send.mjs";
import { adminServer } from "./lib/admin-server.mjs";
import { clearCaches, markCachesOld } from "./lib/local-caches.mjs";
import { die, STATE } from "./lib/project.mjs";
import { stop, stopWithCommand } from "./lib/server.mjs";

const USAGE =
  "npm run contest-videos -- [approve ID… --points NUMBER | refuse ID… --reason TEXT] [--operator NAME] [--state STATE] [--url URL --token TOKEN]";

function readArguments() {
  const text = { type: "string" };
  try {
    const { values, positionals } = parseArgs({
      options: { operator: text, reason: text, points: text, state: text, url: text, token: text },
      allowPositionals: true,
    });
    return { ...values, action: positionals[0], ids: positionals.slice(1) };
  } catch (error) {
    return die(`${error.message}\n\n    ${USAGE}`);
  }
}

const options = readArguments();
const { action, ids, operator, reason, points, state = "waiting", url, token } = options;
if (action !== undefined && !["approve", "refuse"].includes(action)) die(`Unknown action ${action}.\n\n    ${USAGE}`);
if (action && (ids.length === 0 || !operator)) die(`An id and --operator are needed.\n\n    ${USAGE}`);
if (action === "approve" && !points) die(`--points are needed.\n\n    ${USAGE}`);
if (action === "refuse" && !reason) die(`--reason is needed; the member reads it.\n\n    ${USAGE}`);
if (url && !URL.canParse(url)) die(`--url ${url} is not an address.`);
if (url && !token) die("--url needs --token, the ADMIN_TOKEN of that upstream.");
stopWithCommand();
const target = await adminServer(options, {
  edge: "/__contest-videos",
  upstream: "/admin/contest-videos",
  doing: "Asking",
});

/** One video as lines for a terminal. */
function describe({ entryId, contestId, nickname, state: is, points: given, link, at, decisions }) {
  const head = `${entryId}  ${is}  ${contestId}  ${nickname ?? "(gone)"}  ${given} points  ${new Date(at).toISOString()}`;
  const decided = decisions.map(({ action: what, by, note }) => `\n    ${what} by ${by}: ${note}`);
  return `${head}\n    ${link}${decided.join("")}`;
}

async function list() {
  for (let after = 0; after !== undefined; ) {
    const search = new URLSearchParams({ state, after: String(after) });
    const { status, body } = await adminSend(target, new URL(`${target.address.pathname}?${search}`, target.address));
    if (status !== 200) {
      console.error(body.message ?? `status ${status}`);
      return false;
    }
    for (const video of body.videos) console.log(describe(video));
    after = body.next;
  }
  return true;
}

async function decide(entryId) {
  const body = new URLSearchParams({ entryId, action, operator, ...(reason && { reason }), ...(points && { points }) });
  const answer = await adminSend(target, target.address, { method: "POST", body });
  console.log(`${entryId}: ${answer.status === 200 ? action : (answer.body.message ?? `status ${answer.status}`)}`);
  return answer.status === 200;
}

let isDone = true;
if (action) for (const id of ids) isDone = (await decide(id)) && isDone;
else isDone = await list();
if (action && target.state) markCachesOld(target.state);
if (action && target.isOurs) clearCaches(STATE);
await stop(isDone ? 0 : 1);
