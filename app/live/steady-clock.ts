/**
 * A clock that never goes back: where the visitor's own is set back (by hand, by the network), it goes on from where it
 * was, so that nothing planned waits for hours. Ahead it follows: that may be a sleep, and what was planned is due.
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
