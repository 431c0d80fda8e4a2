// `npm run operator-log`: lists what operators have changed, the newest first, and how it ended; `--all` goes back to
// the oldest row (docs/deploy.md). Uses the same server as `npm run publish`, or `--url URL --token TOKEN`.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { adminSend, reasonIn } from "./lib/admin-send.mjs";
import { adminServer } from "./lib/admin-server.mjs";
import { FLAG, readOptions, requireTarget, TEXT } from "./lib/read-options.mjs";
import { stop, stopWithCommand } from "./lib/server.mjs";

const { values } = readOptions({ url: TEXT, token: TEXT, all: FLAG });
requireTarget(values);
stopWithCommand();
const paths = { edge: "/__actions", upstream: "/admin/actions", doing: "Asking" };
const target = await adminServer(values, paths);

async function list() {
  for (let before; ; ) {
    const query = before === undefined ? "" : `?before=${before}`;
    const { status, body } = await adminSend(target, new URL(`${target.address.pathname}${query}`, target.address));
    if (status !== 200) {
      console.error(reasonIn({ status, body }));
      return false;
    }
    for (const { at, operator, action, subject, status: ended } of body.actions)
      console.log(`${new Date(at).toISOString()}  ${operator}  ${action}  ${ended}  ${subject}`);
    if (before === undefined && body.actions.length === 0) console.log("No operator has changed anything yet.");
    if (!values.all || body.next === undefined) return true;
    before = body.next;
  }
}

await stop((await list()) ? 0 : 1);
