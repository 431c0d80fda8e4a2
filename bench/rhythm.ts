import { setTimeout as pause } from "node:timers/promises";
/**
 * Starts a task every so many milliseconds, whether earlier ones have ended or not, and waits for all of them: an open
 * loop, in which a slow answer does not slow down those who ask. Each task gets its number and the instant (of
 * `performance.now()`) at which it was due; what it waits behind others counts from then.
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
