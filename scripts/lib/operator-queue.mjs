import { adminSend, reasonIn } from "./admin-send.mjs";
import { adminServer } from "./admin-server.mjs";
import { clearCaches, markCachesOld } from "./local-caches.mjs";
import { die, STATE } from "./project.mjs";
import { readOptions, requireTarget, TEXT } from "./read-options.mjs";
import { stop, stopWithCommand } from "./server.mjs";

/** Options of every queue; `--reason` and a queue's own options accompany a decision. */
const COMMON = ["operator", "reason", "url", "token"];

function readArguments({ usage, actions, own = [] }) {
  const fail = (text) => die(`${text}\n\n    ${usage}`);
  const options = Object.fromEntries([...COMMON, ...own].map((name) => [name, TEXT]));
  const read = readOptions(options, { usage });
  const [action, ...ids] = read.positionals;
  const { values } = read;
  if (action !== undefined && !Object.hasOwn(actions, action)) fail(`Unknown action ${action}.`);
  if (action && (ids.length === 0 || !values.operator)) fail("An id and --operator are needed.");
  const missing = actions[action]?.find((name) => !values[name]);
  if (missing) fail(`--${missing} is needed.`);
  requireTarget(values);
  return { values, action, ids };
}

async function list({ listed, search = () => ({}), describe }, target, values) {
  for (let after = 0; after !== undefined; ) {
    const query = new URLSearchParams({ ...search(values), after: String(after) });
    const { status, body } = await adminSend(target, new URL(`${target.address.pathname}?${query}`, target.address));
    if (status !== 200) {
      console.error(reasonIn({ status, body }));
      return false;
    }
    for (const one of body[listed]) console.log(describe(one));
    if (after === 0 && body[listed].length === 0) console.log(`No ${listed}.`);
    after = body.next;
  }
  return true;
}

async function decide({ idField, decided }, target, { values, action, id }) {
  const given = decided.filter((name) => values[name]).map((name) => [name, values[name]]);
  const body = new URLSearchParams([[idField, id], ["action", action], ["operator", values.operator], ...given]);
  const answer = await adminSend(target, target.address, { method: "POST", body });
  console.log(`${id}: ${answer.status === 200 ? action : reasonIn(answer)}`);
  return answer.status === 200;
}

/**
 * A command that lists what awaits operators, or decides on each of the given ids, and then ends the process.
 * `actions`: what each needs besides an id and `--operator`. `own`: options of this queue alone. `decided`: options
 * sent with a decision. `listed` and `idField`: wire names.
 */
export async function operatorQueue(queue) {
  const { values, action, ids } = readArguments(queue);
  stopWithCommand();
  const target = await adminServer(values, { ...queue.paths, doing: "Asking" });
  let isDone = true;
  if (action) for (const id of ids) isDone = (await decide(queue, target, { values, action, id })) && isDone;
  else isDone = await list(queue, target, values);
  if (action && target.state) markCachesOld(target.state);
  if (action && target.isOurs) clearCaches(STATE);
  await stop(isDone ? 0 : 1);
}
