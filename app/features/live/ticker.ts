/** Rows with running clocks; instants in milliseconds by the edge's clock. */
interface TickingRows {
  tick(now: number): void;
  untilNextTick(now: number): number | undefined;
}

interface Ticker {
  /** Writes the current minutes and schedules the next tick; called at the start and after rows have changed. */
  run(): void;
  stop(): void;
}

/** One timer for all rows, set to the next minute change. */
export function createTicker(rows: TickingRows, now: () => number | undefined): Ticker {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const run = () => {
    stop();
    const instant = now();
    if (instant === undefined) return;
    rows.tick(instant);
    const wait = rows.untilNextTick(instant);
    if (wait !== undefined) timer = setTimeout(run, wait);
  };
  return { run, stop };
}
