// `npm run operator-log`: lists what operators have changed, the newest first, and how it ended; `--all` goes back to
// the oldest row (docs/deploy.md). Uses the same server as `npm run publish`, or `--url URL --token TOKEN`.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { parseArgs } from "node:util";
import { adminSend } from "./lib/admin-send.mjs";
import { adminServer } from "./lib/admin-server.mjs";
import { die } from "./lib/project.mjs";
import { stop, stopWithCommand } from "./lib/server.mjs";

const { values } = parseArgs({
  options: { url: { type: "string" }, token: { type: "string" }, all: { type: "boolean" } },
});
if (values.url && !values.token) die("--url needs --token, one of the tokens of that upstream.");
stopWithCommand();
const paths = { edge: "/__actions", upstream: "/admin/actions", doing: "Asking" };
const target = await adminServer(values, paths);

async function list() {
  for (let before; ; ) {
    const query = before === undefined ? "" : `?before=${before}`;
    const { status, body } = await adminSend(target, new URL(`${target.address.pathname}${query}`, target.address));
    if (status !== 200) {
      console.error(body.message ?? `status ${status}`);
      return false;
    }
    for (const { at, operator, action, subject, status: ended } of body.actions)
      console.log(`${new Date(at).toISOString()}  ${operator}  ${action}  ${ended}  ${subject}`);
    if (!values.all || body.next === undefined) return true;
    before = body.next;
  }
}

await stop((await list()) ? 0 : 1);
