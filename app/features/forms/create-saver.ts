import type { Fault } from "./faults.ts";

/** What a form that saves each change at once says of it. */
export type SaveState = "ready" | "saving" | "saved" | { fault: Fault };

/**
 * Saves one value at a time, so that the last one chosen is the last one stored; of those chosen meanwhile only the
 * last is saved. `save` resolves to why a value was not stored.
 */
export function createSaver<Value>(
  save: (value: Value) => Promise<Fault | undefined>,
  show: (state: SaveState) => void,
): (value: Value) => Promise<void> {
  let waiting: { value: Value } | undefined;
  let isBusy = false;
  return async function put(value) {
    waiting = { value };
    if (isBusy) return;
    isBusy = true;
    try {
      while (waiting) {
        const chosen: { value: Value } = waiting;
        waiting = undefined;
        show("saving");
        const fault = await save(chosen.value);
        if (!waiting) show(fault ? { fault } : "saved");
      }
    } finally {
      isBusy = false;
    }
  };
}
