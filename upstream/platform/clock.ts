/** Header with the edge's clock, in milliseconds, in each call. */
export const CLOCK_HEADER = "x-clock";
/** Seconds of that clock per real second; 1 if missing. */
export const CLOCK_SPEED_HEADER = "x-clock-speed";

/** 2200-01-01: a later instant is a mistake, for example microseconds instead of milliseconds. */
const LATEST = 7_258_118_400_000;

/**
 * The instant, in milliseconds, for which a call is answered. A caller's clock is accepted on a developer's machine
 * only: in production it would give anyone results ahead of time.
 */
export function instantOfCall(header: string | undefined, environment: string, systemNow: number): number {
  return (environment === "local" ? readInstant(header) : undefined) ?? systemNow;
}

function readInstant(header: string | undefined): number | undefined {
  if (header === undefined || !/^\d{1,15}$/.test(header)) return undefined;
  const instant = Number(header);
  return instant < LATEST ? instant : undefined;
}

function readSpeed(header: string | undefined): number {
  const speed = Number(header ?? 1);
  return speed >= 0 && Number.isFinite(speed) ? speed : 1;
}

/** The site's clock for work not started by a call. */
interface SiteClock {
  /** Remembers the edge's clock from a call, on a developer's machine only. */
  observe(headers: { instant: string | undefined; speed: string | undefined }, environment: string): void;
  /** Milliseconds; undefined on a developer's machine before the first call. */
  now(environment: string): number | undefined;
}

/** Continues from the last observed call; except on a developer's machine it is the real time. */
export function createSiteClock(realNow: () => number): SiteClock {
  let running: { base: number; since: number; speed: number } | undefined;
  return {
    observe({ instant, speed }, environment) {
      const base = environment === "local" ? readInstant(instant) : undefined;
      if (base !== undefined) running = { base, since: realNow(), speed: readSpeed(speed) };
    },
    now(environment) {
      if (environment !== "local") return realNow();
      return running && Math.round(running.base + (realNow() - running.since) * running.speed);
    },
  };
}

/** The only place where this worker reads the time. */
export const systemClock = (): number => Date.now();

/** This isolate's clock: set by its requests, read by its Durable Objects. */
export const siteClock: SiteClock = createSiteClock(systemClock);

/**
 * Wakes a clock's object, which checks what is due. A failure is logged as `event`; the hourly trigger wakes it again.
 * `facts` identify the clock.
 */
export async function logUnlessWoken(event: string, wake: () => Promise<unknown>, facts: object = {}): Promise<void> {
  try {
    await wake();
  } catch (error) {
    console.error(JSON.stringify({ event, ...facts, reason: String(error) }));
  }
}
