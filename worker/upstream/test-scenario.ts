import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env as boundEnv } from "cloudflare:workers";
import { vi } from "vitest";
import * as z from "zod/mini";
import { type CachePolicy, type Endpoint, endpoint } from "#contract/wire/endpoint";
import { cacheStatus } from "../platform/cache-status.ts";
import type { Clock } from "../platform/clock.ts";
import type { Env } from "../platform/env.ts";
import type { Log } from "../platform/log.ts";
import { createStoreGuard } from "../platform/store-guard.ts";
import type { Served } from "./cache/through-cache.ts";
import { type RequestScope, requestScope } from "./request/request-upstream.ts";
import { createUpstream, type Upstream, type UpstreamOptions } from "./upstream.ts";

export const MINUTES: CachePolicy = { freshFor: 10, staleFor: 300, keepFor: 3_600, store: "kv" };

/** The Cache API, to spy on; the browser's types lack it. */
export const coloOfTests = (): Cache => (caches as CacheStorage & { default: Cache }).default;

const unique = (): string => crypto.randomUUID();

/** A test call at an address of its own, since the stores outlive a test. Its value is the answer's `data`. */
export const testEndpoint = (declaration: Partial<Endpoint> = {}): Endpoint =>
  endpoint({
    name: "testEndpoint",
    path: `/made-up/${unique()}`,
    query: z.object({ id: z.optional(z.string().check(z.regex(/^\d+$/, "not a number"))), lang: z.string() }),
    result: z.looseObject({ data: z.string() }),
    toValue: ({ data }) => data,
    cache: MINUTES,
    ...declaration,
  }) as Endpoint;

export const success = (data: unknown): Response =>
  Response.json({ message: "Success", result: { businessCode: 0, data } });

export type Answer = (url: string, init: RequestInit) => Response | Promise<Response>;

/** The test environment with a counted upstream instead of the embedded one. */
export function withUpstream(answer: Answer, variables: Partial<Env> = {}) {
  const fetch = vi.fn(async (url: string, init: RequestInit) => answer(url, init));
  const env = { ...boundEnv, UPSTREAM: { fetch }, ...variables } as unknown as Env;
  return { env, fetch };
}

/** A clock that the test moves. */
export function handClock(start = Date.parse("2026-11-21T12:00:00Z")) {
  let now = start;
  let epoch = 0;
  const clock: Clock = {
    now: () => now,
    epoch: () => epoch,
    headers: () => ({ "x-clock": String(now) }),
    move: (_env, setting) => {
      now = setting.start ?? now;
    },
    startEpoch: () => {
      epoch += 1;
    },
  };
  return {
    clock,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

/** What is tested here must not depend on how busy the machine is. */
const LONG = 30_000;

const patientGuard = (store: "colo" | "kv", log: Log) => createStoreGuard({ store, log, readLimit: LONG });

/** What a visitor receives. */
const seen = ({ entry, outcome }: Served, needs: "bytes" | "value") => ({
  text: new TextDecoder().decode(entry.bytes),
  value: needs === "value" ? entry.open()?.value : undefined,
  status: cacheStatus(outcome),
  outcome,
});

const patientScope = (env: Env, waitUntil: RequestScope["waitUntil"], given: Partial<RequestScope>): RequestScope => ({
  ...requestScope({ env, requestId: "test", waitUntil, isPage: true }),
  staleWaitMs: () => LONG,
  ...given,
});

/** An upstream that answers as told, and isolates that ask it: each has a memory of its own, the stores are shared. */
export function createScenario(answer: Answer, options: Partial<UpstreamOptions> = {}) {
  const hands = handClock();
  const { env, fetch } = withUpstream((url, init) => current(url, init));
  const log = vi.fn();
  let current = answer;
  const isolate = (): Upstream =>
    createUpstream({
      clock: hands.clock,
      log,
      realNow: () => hands.clock.now(env),
      sleep: async () => {},
      random: () => 0,
      guards: { colo: patientGuard("colo", log), kv: patientGuard("kv", log) },
      ...options,
    });
  let upstream = isolate();
  return {
    ...hands,
    env,
    fetch,
    log,
    answerWith: (next: Answer) => {
      current = next;
    },
    /** Makes a call, waits for background work, and returns what the visitor received. */
    async ask(one: Endpoint, needs: "bytes" | "value" = "value", given: Partial<RequestScope> = {}) {
      const context = createExecutionContext();
      const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
      const scope = patientScope(env, waitUntil, given);
      try {
        return seen(await upstream.get(one, { lang: "en" }, scope, needs), needs);
      } finally {
        await waitOnExecutionContext(context);
      }
    },
    /** Makes a call without waiting for background work. */
    async askOnly(one: Endpoint, given: Partial<RequestScope> = {}) {
      const waitUntil = (work: Promise<unknown>) => void work.catch(() => undefined);
      const scope = patientScope(env, waitUntil, given);
      return seen(await upstream.get(one, { lang: "en" }, scope, "value"), "value");
    },
    /** A new isolate: nothing in memory, no breaker open. */
    restart: () => {
      upstream = isolate();
    },
  };
}
