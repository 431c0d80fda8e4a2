import { reset, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeAll, vi } from "vitest";
import type { Env } from "./platform/env.ts";

// Test files of one worker share an isolate, since loading the upstream takes ten times as long as most of them run.
// Each file starts with empty stores and removes its stubs.
beforeAll(async () => {
  const { DB, SEARCH, SECOND, THIRD } = env as unknown as Env & { SECOND: D1Database; THIRD: D1Database };
  // The helpers of cloudflare:test look up the Durable Object bindings once, at their first use in an isolate, and
  // cache an incomplete list if a stub has replaced a binding by then (notices/test-fan-out.ts).
  const clocks = (env as unknown as { CONTEST_CLOCK: DurableObjectNamespace }).CONTEST_CLOCK;
  await runInDurableObject(clocks.get(clocks.newUniqueId()), () => undefined);
  // `reset` only empties running databases: one without requests for some seconds is not running.
  await Promise.all([DB, SEARCH, SECOND, THIRD].map((database) => database.prepare("select 1").run()));
  await reset();
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
