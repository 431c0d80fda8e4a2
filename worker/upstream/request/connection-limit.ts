/** Runs at most so many tasks at a time; the others wait in FIFO order. */
export interface ConnectionLimit {
  /** Rejects with the signal's reason if it aborts before the task starts. */
  run<Result>(task: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
}

export function createConnectionLimit(size: number): ConnectionLimit {
  let open = 0;
  const waiting: (() => void)[] = [];

  async function acquire(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (open < size) {
      open += 1;
      return;
    }
    let grant = (): void => {};
    let refuse = (): void => {};
    try {
      await new Promise<void>((resolve, reject) => {
        grant = resolve;
        refuse = () => reject(signal.reason);
        waiting.push(grant);
        signal.addEventListener("abort", refuse, { once: true });
      });
    } catch (error) {
      const place = waiting.indexOf(grant);
      // Granted in the same turn in which it gave up: pass the slot on.
      if (place === -1) release();
      else waiting.splice(place, 1);
      throw error;
    } finally {
      // Here and not in the granting task: a signal may only be used by the request that owns it.
      signal.removeEventListener("abort", refuse);
    }
  }

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else open -= 1;
  }

  return {
    async run(task, signal) {
      await acquire(signal);
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
}
