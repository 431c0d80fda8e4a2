/** How many of the last messages are compared, so that a single late one does not move the clock. */
const SAMPLES = 5;

/** The edge's clock as far as a page knows it, in milliseconds; a visitor's own may be wrong by hours. */
export interface ServerClock {
  /** Undefined before the first message. */
  now(): number | undefined;
  /** A message came with the edge's time. */
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

/** The middle one, of an even number the lower; undefined of none. */
export const median = (numbers: readonly number[]): number | undefined =>
  [...numbers].sort((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)];
