interface LineAllowance {
  /** Whether a line may be written now; counts it as written. */
  take(now: number): boolean;
  /** Whether any line may be written now. */
  isLeft(now: number): boolean;
}

/** A number of lines per period, for one isolate: what anybody can send must not fill the log. */
export function lineAllowance({ most, milliseconds }: { most: number; milliseconds: number }): LineAllowance {
  let startedAt = Number.NEGATIVE_INFINITY;
  let taken = 0;
  const isLeft = (now: number): boolean => taken < most || now - startedAt >= milliseconds;
  return {
    isLeft,
    take(now) {
      if (!isLeft(now)) return false;
      if (now - startedAt >= milliseconds) {
        startedAt = now;
        taken = 0;
      }
      taken += 1;
      return true;
    },
  };
}
