/**
 * Of a hub's 503: the seconds for which others are asked instead, because listeners stay for minutes, or because a
 * crowd is coming in. Visitors never get it.
 */
export const FULL_HEADER = "X-Hub-Full";
export const FULL_FOR = "60";
export const BUSY_FOR = "5";

/**
 * Listeners that a hub takes in one second of real time: the platform gives an object about a thousand requests a
 * second, and what comes beyond them waits until pages give up. A hub that has taken as many counts as full.
 */
export const MOST_A_SECOND = 500;

/** Counts listeners; `take` says whether one more may come in now. */
export function createIntake(most: number, realNow = Date.now): { take(): boolean } {
  let second = 0;
  let taken = 0;
  return {
    take() {
      const now = Math.floor(realNow() / 1_000);
      if (now !== second) taken = 0;
      second = now;
      taken += 1;
      return taken <= most;
    },
  };
}
