import { Hono } from "hono/tiny";
import type { Edge } from "../edge.ts";
import { type Clock, parseClockSetting } from "../platform/clock.ts";
import type { Env } from "../platform/env.ts";
import { settingsOf } from "../settings/settings.ts";

const UPSTREAM_CLOCK = "https://upstream/dev/clock";
/** Milliseconds. */
const SEND_LIMIT = 1_000;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function isAllowed(env: Env, authorization: string | undefined): Promise<boolean> {
  if (!settingsOf(env).isLocal || !env.DEV_TOKEN) return false;
  const given = bytes(authorization ?? "");
  const expected = bytes(`Bearer ${env.DEV_TOKEN}`);
  // Loaded on first use: production does not need it, and every start would wait for it.
  const { timingSafeEqual } = await import("node:crypto");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * The reference upstream creates notices by this clock, and would otherwise learn of the move only with the next call.
 */
async function sendClock(clock: Clock, env: Env): Promise<void> {
  const signal = AbortSignal.timeout(SEND_LIMIT);
  const answer = await env.UPSTREAM?.fetch(UPSTREAM_CLOCK, { headers: clock.headers(env), signal }).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
}

const EXPECTED = "send {now?, speed?, keepEpoch?} as JSON";

/**
 * `GET` returns the clock, `POST {now?, speed?, keepEpoch?}` moves it; with `keepEpoch` existing cache entries stay and
 * age by the jump. 404 without the token or outside local use.
 */
export function clockControl(clock: Clock): Hono<Edge> {
  const clockState = (env: Env) => ({ now: new Date(clock.now(env)).toISOString(), epoch: clock.epoch() });
  return new Hono<Edge>()
    .use(async (c, next) => ((await isAllowed(c.env, c.req.header("Authorization"))) ? next() : c.notFound()))
    .get("/", (c) => c.json(clockState(c.env)))
    .post("/", async (c) => {
      const body: unknown = await c.req.json().catch(() => undefined);
      if (typeof body !== "object" || body === null) return c.json({ reason: EXPECTED }, 400);
      const { now, speed, keepEpoch } = body as Record<string, unknown>;
      const setting = parseClockSetting(now, speed);
      if ("reason" in setting) return c.json(setting, 400);
      clock.move(c.env, setting);
      if (keepEpoch !== true) clock.startEpoch();
      await sendClock(clock, c.env);
      return c.json(clockState(c.env));
    });
}
