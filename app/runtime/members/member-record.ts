import { deviceStore } from "../storage.ts";

/** The browser's record of the signed-in member (specification, section 3): what pages show, never the token. */
export interface MemberRecord {
  nickname: string;
  /** Address of the picture. */
  profilePicture: string;
  username?: string;
  preferredCountry?: string;
  preferredLanguage?: string;
  notificationFlag?: boolean;
  walkthroughFlag?: boolean;
}

const KEY = "user";

export const hasMemberRecord = (store = deviceStore()): boolean => store?.getItem(KEY) != null;

const isSame = (before: Partial<MemberRecord>, now: MemberRecord): boolean =>
  before.nickname === now.nickname || (before.username !== undefined && before.username === now.username);

/** Whether the record is missing or about another member. */
export const isOtherMember = (member: MemberRecord, store = deviceStore()): boolean =>
  !isSame(readRecord(store?.getItem(KEY)), member);

/** Keeps known fields that are not given, unless the record is about another member. */
export function writeMemberRecord(record: MemberRecord, store = deviceStore()): void {
  const before = readRecord(store?.getItem(KEY));
  try {
    store?.setItem(KEY, JSON.stringify({ ...(isSame(before, record) && before), ...record }));
  } catch {
    // Storage is full: the cookie is authoritative.
  }
}

export const readMemberRecord = (store = deviceStore()): Partial<MemberRecord> => readRecord(store?.getItem(KEY));

/** Updates the stored record of the current member. */
export function noteMember(change: Partial<MemberRecord>, store = deviceStore()): void {
  const { nickname, profilePicture, ...known } = readMemberRecord(store);
  if (nickname === undefined || profilePicture === undefined) return;
  writeMemberRecord({ nickname, profilePicture, ...known, ...change }, store);
}

/** Calls back when another tab of this browser has stored a member. */
export const onMemberRecord = (onStored: () => void): void =>
  globalThis.addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY && newValue !== null) onStored();
  });

export const forgetMemberRecord = (store = deviceStore()): void => store?.removeItem(KEY);

function readRecord(text: string | null | undefined): Partial<MemberRecord> {
  try {
    // Anything but an object is read as an empty one.
    return Object(JSON.parse(text ?? "{}")) as Partial<MemberRecord>;
  } catch {
    return {};
  }
}
