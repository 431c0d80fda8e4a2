import { type Env, isLocalEnvironment } from "./env.ts";

/** Where a clock starts and how fast it runs. */
interface ClockSetting {
  /** Milliseconds; undefined if not given. */
  start: number | undefined;
  /** Clock seconds per real second; undefined if not given. */
  speed: number | undefined;
}

const isMissing = (value: unknown): boolean => value === undefined || value === "";

/** Reads NOW and CLOCK_SPEED, or a request to the clock control. */
export function parseClockSetting(now: unknown, speed: unknown): ClockSetting | { reason: string } {
  const start = isMissing(now) ? undefined : Date.parse(String(now));
  if (start !== undefined && !Number.isFinite(start)) {
    return { reason: `NOW=${String(now).slice(0, 40)} is not an instant; write it like 2022-11-25T12:00:00Z` };
  }
  const rate = isMissing(speed) ? undefined : Number(speed);
  if (rate !== undefined && !(rate >= 0 && Number.isFinite(rate))) {
    return { reason: `CLOCK_SPEED=${String(speed).slice(0, 40)} is not a number of seconds a second` };
  }
  return { start, speed: rate };
}

export interface Clock {
  /** Milliseconds: real time in production; locally as set by NOW, CLOCK_SPEED and the clock control. */
  now(env: Env): number;
  /** Part of every cache key; changes whenever the clock is moved or data imported, because ages mean nothing then. */
  epoch(): number;
  /**
   * Headers for calls to the reference upstream: the clock in milliseconds, and its speed. Empty outside
   * ENVIRONMENT=local.
   */
  headers(env: Env): Record<string, string>;
  /** Fields missing from the setting stay as they are, and so does the epoch. */
  move(env: Env, setting: ClockSetting): void;
  /** Invalidates everything cached. */
  startEpoch(): void;
}

interface Running {
  base: number;
  /** The real time at `base`. */
  since: number;
  speed: number;
}

/** A clock for one isolate. Useless in production by design, where every isolate has its own. */
export function createClock(realNow: () => number = Date.now): Clock {
  let running: Running | undefined;
  let epoch = 0;

  const start = (env: Env): Running => {
    const since = realNow();
    const setting = parseClockSetting(env.NOW, env.CLOCK_SPEED);
    if ("reason" in setting) return { base: since, since, speed: 1 };
    // Stores outlive a run: a run that starts at another instant must not find entries of an earlier one.
    if (setting.start !== undefined) epoch = Math.floor(since / 1_000);
    return { base: setting.start ?? since, since, speed: setting.speed ?? 1 };
  };

  const now = (env: Env): number => {
    if (!isLocalEnvironment(env)) return realNow();
    running ??= start(env);
    return Math.round(running.base + (realNow() - running.since) * running.speed);
  };

  return {
    now,
    epoch: () => epoch,
    headers(env): Record<string, string> {
      if (!isLocalEnvironment(env)) return {};
      return { "x-clock": String(now(env)), "x-clock-speed": String(running?.speed ?? 1) };
    },
    move(env, setting) {
      const base = setting.start ?? now(env);
      running = { base, since: realNow(), speed: setting.speed ?? running?.speed ?? 1 };
    },
    startEpoch() {
      epoch += 1;
    },
  };
}

/**
 * The clock of the deployed worker, shared by its requests and Durable Objects, so that they agree when it is moved.
 */
export const isolateClock: Clock = createClock();
