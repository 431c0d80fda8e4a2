/** How many recent messages are compared, so that one late message does not shift the clock. */
const SAMPLES = 5;

/** An estimate of the edge's clock, in milliseconds; the visitor's own may be off by hours. */
interface ServerClock {
  /** Undefined before the first message. */
  now(): number | undefined;
  /** A message arrived with the edge's time. */
  hear(serverNow: number): void;
}

export function createServerClock(ownNow: () => number): ServerClock {
  let offsets: number[] = [];
  return {
    now() {
      const offset = median(offsets);
      return offset === undefined ? undefined : ownNow() + offset;
    },
    hear(serverNow) {
      offsets = [...offsets, serverNow - ownNow()].slice(-SAMPLES);
    },
  };
}

/** The median, the lower one of an even count; undefined for an empty list. */
export const median = (numbers: readonly number[]): number | undefined =>
  [...numbers].sort((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)];
