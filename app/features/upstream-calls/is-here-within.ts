import { waitAtMost } from "#contract/time/time-limit";

/** Microtask turns for an answer from memory; one from a cache or the network takes a task. */
const TURNS_OF_MEMORY = 50;

/**
 * Whether a promise settles, even with a fault, within the given milliseconds. Data in memory settles at once: setting
 * a timer would take longer than reading it.
 */
export async function isHereWithin(milliseconds: number, load: Promise<unknown>): Promise<boolean> {
  let isHere = false;
  const arrive = () => {
    isHere = true;
  };
  const settled = load.then(arrive, arrive);
  for (let turn = 0; turn < TURNS_OF_MEMORY && !isHere; turn += 1) await undefined;
  if (isHere) return true;
  await waitAtMost(milliseconds, settled);
  return isHere;
}
