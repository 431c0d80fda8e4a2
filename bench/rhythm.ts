import { setTimeout as pause } from "node:timers/promises";
/**
 * Starts a task every so many milliseconds, whether or not earlier ones have ended, and waits for all of them: an open
 * loop, in which slow responses do not slow down the clients. Each task gets its number and the instant (of
 * `performance.now()`) at which it was due; queueing counts from then.
 */
export async function inRhythm(
  { every, count }: { every: number; count: number },
  task: (index: number, dueAt: number) => Promise<void>,
): Promise<void> {
  const from = performance.now();
  const running: Promise<void>[] = [];
  for (let index = 0; index < count; index += 1) {
    const dueAt = from + index * every;
    const early = dueAt - performance.now();
    if (early > 0) await pause(early);
    running.push(task(index, dueAt));
  }
  await Promise.all(running);
}
