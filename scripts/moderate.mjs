// `npm run moderate`: lists the comments that wait for an operator. `npm run moderate -- hide|restore ID… --operator NAME
// --reason TEXT` decides (docs/operating.md). It goes where `npm run publish` goes; `--url URL --token TOKEN` elsewhere.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { parseArgs } from "node:util";
import { adminSend } from "./lib/admin-send.mjs";
import { adminServer } from "./lib/admin-server.mjs";
import { clearCaches, markCachesOld } from "./lib/local-caches.mjs";
import { die, STATE } from "./lib/project.mjs";
import { stop, stopWithCommand } from "./lib/server.mjs";

const USAGE = "npm run moderate -- [hide|restore ID… --operator NAME --reason TEXT] [--url URL --token TOKEN]";

function readArguments() {
  const text = { type: "string" };
  try {
    const { values, positionals } = parseArgs({
      options: { operator: text, reason: text, url: text, token: text },
      allowPositionals: true,
    });
    return { ...values, action: positionals[0], ids: positionals.slice(1) };
  } catch (error) {
    return die(`${error.message}\n\n    ${USAGE}`);
  }
}

const options = readArguments();
const { action, ids, operator, reason, url, token } = options;
if (action !== undefined && !["hide", "restore"].includes(action)) die(`Unknown action ${action}.\n\n    ${USAGE}`);
if (action && (ids.length === 0 || !operator || !reason))
  die(`An id, --operator and --reason are needed.\n\n    ${USAGE}`);
if (url && !URL.canParse(url)) die(`--url ${url} is not an address.`);
if (url && !token) die("--url needs --token, the ADMIN_TOKEN of that upstream.");
stopWithCommand();
const target = await adminServer(options, { edge: "/__comments", upstream: "/admin/comments", doing: "Asking" });

const send = (address, init) => adminSend(target, address, init);

/** One comment as lines for a terminal; its text comes cleaned of control characters. */
function describe({ id, newsId, nickname, state, holdReasons, reports, postedAt, text }) {
  const why = [...holdReasons.map((one) => `held: ${one}`), ...reports.map((one) => `reported: ${one.reason}`)];
  const head = `${id}  ${state}  news ${newsId}  ${nickname ?? "(gone)"}  ${new Date(postedAt).toISOString()}`;
  return `${head}  ${why.join(", ")}\n    ${text.replaceAll("\n", "\n    ")}`;
}

async function list() {
  for (let after = 0; after !== undefined; ) {
    const { status, body } = await send(new URL(`${target.address.pathname}?after=${after}`, target.address));
    if (status !== 200) {
      console.error(body.message ?? `status ${status}`);
      return false;
    }
    for (const comment of body.comments) console.log(describe(comment));
    after = body.next;
  }
  return true;
}

async function decide(newsCommentId) {
  const body = new URLSearchParams({ newsCommentId, action, operator, reason });
  const answer = await send(target.address, { method: "POST", body });
  console.log(
    `${newsCommentId}: ${answer.status === 200 ? action : (answer.body.message ?? `status ${answer.status}`)}`,
  );
  return answer.status === 200;
}

let isDone = true;
if (action) for (const id of ids) isDone = (await decide(id)) && isDone;
else isDone = await list();
if (action && target.state) markCachesOld(target.state);
if (action && target.isOurs) clearCaches(STATE);
await stop(isDone ? 0 : 1);
