/** Limits reads of a store that bills each read: so many per minute. */
export interface ReadBudget {
  /** Takes one; false when none are left. */
  take(): boolean;
  /** Returns one: the read was worth it. */
  giveBack(): void;
}

/** Milliseconds in which an empty budget refills. */
const PERIOD = 60_000;

/** A token bucket. `now` returns real milliseconds. */
export function createReadBudget(size: number, now: () => number): ReadBudget {
  let left = size;
  let filledAt = now();
  return {
    take() {
      left = Math.min(size, left + ((now() - filledAt) * size) / PERIOD);
      filledAt = now();
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    giveBack() {
      left = Math.min(size, left + 1);
    },
  };
}
