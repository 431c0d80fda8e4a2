import { noteMember, readMemberRecord } from "../member-record.ts";
import { deviceStore, type Store } from "../storage.ts";
import { isNoticeId } from "./notice-id.ts";
import type { NoticeState } from "./notice-state.ts";

// The device's record of a member's notices: no notice, only how far they have been read here. Other tabs follow by the
// storage's event; it is forgotten with the session.

/** Set while the new-notification state is. */
const NEW_KEY = "notices-new";
/** The id of the last notice that this device has. */
const LATEST_KEY = "notices-latest";

/** When the upstream said so last, in milliseconds, and by how much the site's clock was ahead of the device's then. */
const RENEWED_KEY = "notices-at";

/** Milliseconds for which the flag is believed: another device may have changed it. */
const FRESH_FOR = 180_000;

type Marks = Pick<NoticeState, "isFlagged" | "hasNew">;

function write(key: string, value: string | undefined, store: Store | undefined): void {
  try {
    if (value === undefined) store?.removeItem(key);
    else store?.setItem(key, value);
  } catch {
    // A storage that is full: the upstream is asked again on the next page.
  }
}

export const readMarks = (store = deviceStore()): Marks => ({
  isFlagged: readMemberRecord(store).notificationFlag === true,
  hasNew: store?.getItem(NEW_KEY) != null,
});

export function writeMarks({ isFlagged, hasNew }: Marks, store = deviceStore()): void {
  if (readMarks(store).isFlagged !== isFlagged) noteMember({ notificationFlag: isFlagged }, store);
  write(NEW_KEY, hasNew ? "1" : undefined, store);
}

/** Undefined on a device that has had none of this member. */
export function readLatest(store = deviceStore()): string | undefined {
  const id = store?.getItem(LATEST_KEY) ?? "";
  return isNoticeId(id) ? id : undefined;
}

export const writeLatest = (id: string, store = deviceStore()): void => write(LATEST_KEY, id, store);

/** Both in milliseconds: on the device's clock and on the site's. */
export const noteRenewed = (now: number, siteNow: number, store = deviceStore()): void =>
  write(RENEWED_KEY, `${now} ${siteNow - now}`, store);

const readRenewed = (store: Store | undefined): number[] => (store?.getItem(RENEWED_KEY) ?? "").split(" ").map(Number);

/** The site's clock as far as this device knows it, whose own may be wrong by hours. Milliseconds. */
export const siteTime = (now: number, store = deviceStore()): number => now + (readRenewed(store)[1] || 0);

/** Whether the upstream is to be asked for the flag: never yet, not lately, or by a clock that has been put back since. */
export function isFlagOld(now: number, store = deviceStore()): boolean {
  const age = now - (readRenewed(store)[0] || Number.NaN);
  return !(age >= 0 && age < FRESH_FOR);
}

export function forgetNotices(store = deviceStore()): void {
  for (const key of [NEW_KEY, LATEST_KEY, RENEWED_KEY]) store?.removeItem(key);
}
