// The deployed edge worker with live hubs that fail as set by a control request on loopback: `/__hub/{fault}`. After
// `/__hub/restarts` the hub with the most listeners has lost its memory and all of them, as in a deployment.
import edge, { LiveHub as DeployedHub } from "./index.js";

const CONTROL = /\/__hub\/(good|throws|hangs|loses|restarts)$/;
/** Milliseconds: longer than anything waits for a hub. */
const FOR_EVER = 120_000;

let fault = "good";
/** The ids of this process's hubs. */
const hubs = new Set();

/** Storage that reports writes as done, but loses them. */
function withLosses(storage) {
  for (const name of ["put", "setAlarm"]) {
    const write = storage[name].bind(storage);
    storage[name] = (...params) => (fault === "loses" ? Promise.resolve() : write(...params));
  }
}

export class LiveHub extends DeployedHub {
  constructor(context, env) {
    withLosses(context.storage);
    super(context, env);
    hubs.add(String(context.id));
  }

  async fetch(request) {
    if (request.url.endsWith("/__hub/listeners")) return new Response(String(this.ctx.getWebSockets().length));
    if (request.url.endsWith("/__hub/restarts")) this.ctx.abort("a restart of the bench");
    if (fault === "throws") throw new Error("a fault of the bench");
    if (fault === "hangs") await scheduler.wait(FOR_EVER);
    return super.fetch(request);
  }
}

/** Answers with the number of listeners that lose their socket. */
async function restartFullest({ LIVE_HUB }) {
  const ask = (id, path) => LIVE_HUB.get(LIVE_HUB.idFromString(id)).fetch(`http://hub/__hub/${path}`);
  const counts = await Promise.all(
    [...hubs].map(async (id) => ({ id, listeners: Number(await (await ask(id, "listeners")).text()) })),
  );
  const { id, listeners } = counts.reduce((fullest, one) => (one.listeners > fullest.listeners ? one : fullest));
  // It ends in the middle of this request.
  await ask(id, "restarts").catch(() => undefined);
  return new Response(String(listeners));
}

export default {
  fetch(request, env, context) {
    const [, requested] = CONTROL.exec(request.url) ?? [];
    if (!requested) return edge.fetch(request, env, context);
    if (requested === "restarts") return restartFullest(env);
    fault = requested;
    return new Response(fault);
  },
};
