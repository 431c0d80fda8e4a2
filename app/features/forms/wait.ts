const UNITS = [
  { unit: "hours", seconds: 3_600 },
  { unit: "minutes", seconds: 60 },
  { unit: "seconds", seconds: 1 },
] as const;

export interface Wait {
  unit: (typeof UNITS)[number]["unit"];
  count: number;
}

/** Seconds in a natural unit, rounded up: anyone who returns after that long is not too early. */
export function waitOf(seconds: number): Wait {
  const left = Math.max(1, Math.ceil(seconds));
  // Up to two of a unit are given in the smaller one: "90 seconds", "100 minutes".
  const { unit, seconds: length } = UNITS.find((one) => left >= 2 * one.seconds) ?? UNITS[2];
  return { unit, count: Math.ceil(left / length) };
}

/** The same wait in seconds, as it is said: a text of "2 minutes" and a header of 61 seconds would disagree. */
export const saidSeconds = (seconds: number): number => {
  const { unit, count } = waitOf(seconds);
  return count * (UNITS.find((one) => one.unit === unit)?.seconds ?? 1);
};

/** Whole seconds until an instant, both in milliseconds; 0 if it has passed. */
export const secondsUntil = (instant: number, now: number): number => Math.max(0, Math.ceil((instant - now) / 1_000));
