// The deployed edge worker with live hubs that fail as set by a control request on loopback: `/__hub/{fault}`.
import edge, { LiveHub as DeployedHub } from "./index.js";

const CONTROL = /\/__hub\/(good|throws|hangs|loses)$/;
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
    if (fault === "throws") throw new Error("a fault of the bench");
    if (fault === "hangs") await scheduler.wait(FOR_EVER);
    return super.fetch(request);
  }
}

export default {
  fetch(request, env, context) {
    const [, requested] = CONTROL.exec(request.url) ?? [];
    if (!requested) return edge.fetch(request, env, context);
    fault = requested;
    return new Response(fault);
  },
};
