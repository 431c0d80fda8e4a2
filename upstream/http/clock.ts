/** Carries the edge's clock, in milliseconds, with each call. */
export const CLOCK_HEADER = "x-clock";

/** 2200-01-01: what lies behind it is not an instant of ours but a mistake, seconds as microseconds for example. */
const LATEST = 7_258_118_400_000;

/**
 * The instant, in milliseconds, at which a call is answered. A caller's clock counts on a developer's machine only: in
 * production anyone could read results ahead of time with it.
 */
export function instantOfCall(header: string | undefined, environment: string, systemNow: number): number {
  if (environment !== "local" || header === undefined || !/^\d{1,15}$/.test(header)) return systemNow;
  const instant = Number(header);
  return instant < LATEST ? instant : systemNow;
}

/** The only place where this worker reads the time. */
export const systemClock = (): number => Date.now();
