/** Reads of a store that are paid for each: so many a minute and no more. */
export interface ReadBudget {
  /** Takes one; false when there is none left. */
  take(): boolean;
  /** Gives one back: the read was worth it. */
  giveBack(): void;
}

/** Milliseconds in which a spent budget is whole again. */
const PERIOD = 60_000;

/** A token bucket. `now` tells real milliseconds. */
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
