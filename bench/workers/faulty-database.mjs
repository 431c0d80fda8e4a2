// The deployed reference upstream with a database that fails as set by a control request on loopback:
// `/__database/{fault}`.
import upstream from "../../upstream/index.ts";

const CONTROL = /\/__database\/(good|throws|hangs|loses)$/;
const RUNS = ["all", "first", "raw", "run", "batch", "exec"];
const WRITES = /^\s*(?:insert|update|delete|replace)/i;
/** Milliseconds: longer than anything waits for a database. */
const FOR_EVER = 120_000;

let fault = "good";

async function fail() {
  if (fault === "throws") throw new Error("D1_ERROR: a fault of the bench");
  if (fault === "hangs") await scheduler.wait(FOR_EVER);
}

const NOTHING = { success: true, results: [], meta: {} };

/** A database or a statement with the fault applied. */
function faulty(target, sql = "") {
  return new Proxy(target, {
    get(object, name) {
      const value = object[name];
      if (typeof value !== "function") return value;
      if (name === "prepare") return (text) => faulty(object.prepare(text), text);
      if (name === "bind") return (...params) => faulty(object.bind(...params), sql);
      if (!RUNS.includes(name)) return value.bind(object);
      return async (...params) => {
        await fail();
        if (fault === "loses" && WRITES.test(sql)) return NOTHING;
        return value.apply(object, params);
      };
    },
  });
}

// All its Durable Objects.
export * from "../../upstream/index.ts";

// Everything but calls uses the real database.
export default {
  queue: upstream.queue,
  fetch(request, env, context) {
    const [, requested] = CONTROL.exec(request.url) ?? [];
    if (!requested) return upstream.fetch(request, { ...env, DB: faulty(env.DB) }, context);
    fault = requested;
    return new Response(fault);
  },
};
