/** Carries the edge's clock, in milliseconds, with each call. */
export const CLOCK_HEADER = "x-clock";
/** The seconds of that clock that pass in a real second; 1 where it is missing. */
export const CLOCK_SPEED_HEADER = "x-clock-speed";

/** 2200-01-01: what lies behind it is not an instant of ours but a mistake, seconds as microseconds for example. */
const LATEST = 7_258_118_400_000;

/**
 * The instant, in milliseconds, at which a call is answered. A caller's clock counts on a developer's machine only: in
 * production anyone could read results ahead of time with it.
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

/** The site's clock for work that no call began. */
export interface SiteClock {
  /** Keeps what a call says of the edge's clock, on a developer's machine only. */
  observe(headers: { instant: string | undefined; speed: string | undefined }, environment: string): void;
  /** Milliseconds; undefined on a developer's machine where no call has come yet. */
  now(environment: string): number | undefined;
}

/** Runs on from the last call that was observed; elsewhere than on a developer's machine it is the real time. */
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

/** That of this isolate: what its requests observe, its Durable Objects read. */
export const siteClock: SiteClock = createSiteClock(systemClock);
