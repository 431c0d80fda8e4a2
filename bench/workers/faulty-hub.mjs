// The deployed edge worker with live hubs that fail as set by a control request on loopback: `/__hub/{fault}`, or
// `/__hub/restarts?name={hub}` for one of them, once.
import edge, { LiveHub as DeployedHub } from "./index.js";

const CONTROL = /\/__hub\/(good|throws|hangs|loses)$/;
const RESTARTS = /\/__hub\/restarts/;
/** Milliseconds: longer than anything waits for a hub. */
const FOR_EVER = 120_000;

let fault = "good";

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
  }

  async fetch(request) {
    if (RESTARTS.test(request.url)) this.ctx.abort("restarted by the bench");
    if (fault === "throws") throw new Error("a fault of the bench");
    if (fault === "hangs") await scheduler.wait(FOR_EVER);
    return super.fetch(request);
  }
}

export default {
  async fetch(request, env, context) {
    if (RESTARTS.test(request.url)) {
      const id = env.LIVE_HUB.idFromName(new URL(request.url).searchParams.get("name"));
      // It fails, because the object ends.
      await env.LIVE_HUB.get(id)
        .fetch(request)
        .catch(() => undefined);
      return new Response("restarted");
    }
    const [, requested] = CONTROL.exec(request.url) ?? [];
    if (!requested) return edge.fetch(request, env, context);
    fault = requested;
    return new Response(fault);
  },
};
