import { deviceStore } from "../storage.ts";

/** Whose pushes this device takes, by username: a browser's subscription says nothing of members. */
const KEY = "push";

export const isPushFor = (username: string, store = deviceStore()): boolean => store?.getItem(KEY) === username;

export function writePushMark(username: string, store = deviceStore()): void {
  try {
    store?.setItem(KEY, username);
  } catch {
    // A storage that is full: the settings show pushes as off, and turning them on again is no harm.
  }
}

/** Whether there was one. */
export function dropPushMark(store = deviceStore()): boolean {
  const hadMark = store?.getItem(KEY) != null;
  store?.removeItem(KEY);
  return hadMark;
}
