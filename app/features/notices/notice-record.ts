import { noteMember, readMemberRecord } from "../../runtime/members/member-record.ts";
import { deviceStore, type Store } from "../../runtime/storage.ts";
import type { NoticeState } from "./notice-state.ts";

// The device's record of a member's notices: not the notices, only how far they have been read here. Other tabs follow
// by the storage event; it is deleted with the session.

/** Set while there are new notices. */
const NEW_KEY = "notices-new";
/** Id of the last notice read on this device. */
const LATEST_KEY = "notices-latest";
/** Set from the ring of a notice until it has been read: a page may be left in between. */
const BEHIND_KEY = "notices-behind";

/** Time of the last update from the upstream, and how far the site's clock was ahead of the device's; milliseconds. */
const RENEWED_KEY = "notices-at";

/** Milliseconds for which the flag is fresh: another device may change it. */
const FRESH_FOR = 180_000;

type Marks = Pick<NoticeState, "isFlagged" | "hasNew">;

function write(key: string, value: string | undefined, store: Store | undefined): void {
  try {
    if (value === undefined) store?.removeItem(key);
    else store?.setItem(key, value);
  } catch {
    // Storage is full: the next page asks the upstream again.
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

/** Undefined if this device has not yet read this member's notices. */
export function readLatest(store = deviceStore()): string | undefined {
  const id = store?.getItem(LATEST_KEY) ?? "";
  return isNoticeId(id) ? id : undefined;
}

/** Whether this device has read a member's notices up to one. */
export function hasRead(id: string, store = deviceStore()): boolean {
  const latest = readLatest(store);
  return latest !== undefined && compareIds(id, latest) <= 0;
}

/** Whether there may be notices that this device has been told of, or has never asked for, and has not read. */
export const isBehind = (store = deviceStore()): boolean =>
  readLatest(store) === undefined || store?.getItem(BEHIND_KEY) != null;

export const writeBehind = (behind: boolean, store = deviceStore()): void =>
  write(BEHIND_KEY, behind ? "1" : undefined, store);

export const writeLatest = (id: string, store = deviceStore()): void => write(LATEST_KEY, id, store);

/** Both in milliseconds: by the device's clock and by the site's. */
export const noteRenewed = (now: number, siteNow: number, store = deviceStore()): void =>
  write(RENEWED_KEY, `${now} ${siteNow - now}`, store);

const readRenewed = (store: Store | undefined): number[] => (store?.getItem(RENEWED_KEY) ?? "").split(" ").map(Number);

/** An estimate of the site's clock, in milliseconds; the device's own may be off by hours. */
export const siteTime = (now: number, store = deviceStore()): number => now + (readRenewed(store)[1] || 0);

/** Whether to request the flag from the upstream: never requested, not recently, or the clock was set back since. */
export function isFlagOld(now: number, store = deviceStore()): boolean {
  const age = now - (readRenewed(store)[0] || Number.NaN);
  return !(age >= 0 && age < FRESH_FOR);
}

export function forgetNotices(store = deviceStore()): void {
  for (const key of [NEW_KEY, LATEST_KEY, BEHIND_KEY, RENEWED_KEY]) store?.removeItem(key);
}

/** Ids are decimal numbers of any length; later notices have higher ones. */
const isNoticeId = (text: string): boolean => /^\d{1,64}$/.test(text);

/** Negative if the first is earlier. */
export const compareIds = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other));
