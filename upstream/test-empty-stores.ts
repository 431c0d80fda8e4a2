import { reset, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeAll, vi } from "vitest";
import type { Env } from "./http/env.ts";

// The files of one worker share an isolate, since loading the upstream takes ten times as long as most of them run.
// Each finds the stores empty, and takes its stand-ins away.
beforeAll(async () => {
  const { DB, SEARCH } = env as unknown as Env;
  // The helpers of objects look once which objects there are, at the first use in an isolate, and keep what they have found
  // so far where one of the bindings is a stand-in by then (notices/test-fan-out.ts).
  const clocks = (env as unknown as { CONTEST_CLOCK: DurableObjectNamespace }).CONTEST_CLOCK;
  await runInDurableObject(clocks.get(clocks.newUniqueId()), () => undefined);
  // `reset` empties what is running: a database that nothing has asked for some seconds is not.
  await Promise.all([DB, SEARCH].map((database) => database.prepare("select 1").run()));
  await reset();
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
