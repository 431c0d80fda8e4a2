import { HEARTBEAT } from "#contract/time/push-times";
import type { Env } from "../platform/env.ts";
import { log } from "../platform/log.ts";
import { configuredWord } from "../settings/read-values.ts";
import { type AddressEnv, serverAddress } from "../upstream/request/server-address.ts";

export interface LiveSettings {
  /** Whether pages may listen for pushes. */
  hasPush: boolean;
  /** Milliseconds between two polls of a hub. */
  pollEvery: number;
  /** Concurrent listeners of one hub. */
  mostSockets: number;
  /** Hubs of a sport in one region. */
  mostHubs: number;
  /** Whether members may listen for notices on our own stream. */
  hasNotices: boolean;
}

type LiveEnv = AddressEnv &
  Pick<Env, "LIVE_PUSH" | "LIVE_POLL_MS" | "LIVE_MAX_SOCKETS" | "LIVE_MAX_HUBS" | "REALTIME_PROVIDER"> & {
    LIVE_HUB?: unknown;
  };

interface Bounds {
  least: number;
  most: number;
  otherwise: number;
}

/** A quiet hub sends heartbeats after polls, so that there must be one for each. */
const POLL_EVERY: Bounds = { least: 500, most: HEARTBEAT, otherwise: 1_000 };
/** The platform allows 32,768 per object. */
const SOCKETS: Bounds = { least: 1, most: 32_000, otherwise: 20_000 };
/** Two million listeners in one region. */
const HUBS: Bounds = { least: 1, most: 1_000, otherwise: 100 };

function wholeNumber(name: string, text: string | undefined, { least, most, otherwise }: Bounds): number {
  if (!text) return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  log("configuration_failed", { name, reason: `not a whole number from ${least} to ${most}: ${otherwise} taken` });
  return otherwise;
}

/** Only the embedded upstream has streams; an external supplier has none. */
const hasNotices = (env: LiveEnv): boolean =>
  configuredWord("REALTIME_PROVIDER", env) === "embedded" && serverAddress("main", env)?.isEmbedded === true;

const readLiveSettings = (env: LiveEnv): LiveSettings => ({
  hasPush: env.LIVE_HUB !== undefined && configuredWord("LIVE_PUSH", env) === "on",
  pollEvery: wholeNumber("LIVE_POLL_MS", env.LIVE_POLL_MS, POLL_EVERY),
  mostSockets: wholeNumber("LIVE_MAX_SOCKETS", env.LIVE_MAX_SOCKETS, SOCKETS),
  mostHubs: wholeNumber("LIVE_MAX_HUBS", env.LIVE_MAX_HUBS, HUBS),
  hasNotices: hasNotices(env),
});

const read = new WeakMap<LiveEnv, LiveSettings>();

/** Settings derived from the environment, once per isolate. */
export function liveSettingsOf(env: LiveEnv): LiveSettings {
  let settings = read.get(env);
  if (!settings) {
    settings = readLiveSettings(env);
    read.set(env, settings);
  }
  return settings;
}
