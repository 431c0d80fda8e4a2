import { deviceStore } from "../../browser/storage.ts";

/** Storage key of the username whose pushes this device receives: a browser's subscription does not name the member. */
const KEY = "push";

export const isPushFor = (username: string, store = deviceStore()): boolean => store?.getItem(KEY) === username;

export function writePushMark(username: string, store = deviceStore()): void {
  try {
    store?.setItem(KEY, username);
  } catch {
    // Storage is full: the settings show pushes as off, and turning them on again does no harm.
  }
}

/** Returns whether there was one. */
export function dropPushMark(store = deviceStore()): boolean {
  const hadMark = store?.getItem(KEY) != null;
  store?.removeItem(KEY);
  return hadMark;
}
