/**
 * A clock that never goes back: if the visitor's own is set back (by hand or the network), it continues from its last
 * value, so that no timer waits for hours. It follows a clock that jumps ahead: that may be a sleep, and timers are
 * due.
 */
export function createSteadyClock(read: () => number): () => number {
  let last = Number.NEGATIVE_INFINITY;
  let ahead = 0;
  return () => {
    const own = read();
    ahead = Math.max(ahead, last - own);
    last = own + ahead;
    return last;
  };
}
