import { ACCOUNT_SLOTS } from "#contract/tables/account-slots";
import { offsetsOf } from "../security/nonce.ts";
import type { Member } from "./session.ts";

/**
 * The member's parts of every page's header. Pages are rendered for a guest, with reserved space for these; the edge
 * writes them into the bytes of each response, so that members share cached pages with guests.
 */
export interface AccountMarks {
  /** Offsets of each value. */
  account: number[];
  nickname: number[];
  avatar: number[];
}

const NICKNAME = /^[A-Za-z0-9]{1,15}$/;
const AVATAR = /^\d\d$/;

const encoder = new TextEncoder();
const PLACES = {
  account: encoder.encode('data-account="'),
  nickname: encoder.encode('data-nickname="">'),
  avatar: encoder.encode("/avatar/"),
};

const behind = (mark: Uint8Array, guest: string, page: Uint8Array): number[] => {
  const value = encoder.encode(guest);
  return offsetsOf(mark, page)
    .map((at) => at + mark.length)
    .filter((at) => value.every((byte, index) => page[at + index] === byte));
};

/** Offsets of a member's values in a page rendered for a guest. */
export const toAccountMarks = (page: Uint8Array): AccountMarks => ({
  account: behind(PLACES.account, ACCOUNT_SLOTS.guest, page),
  nickname: behind(PLACES.nickname, ACCOUNT_SLOTS.nickname, page),
  avatar: behind(PLACES.avatar, ACCOUNT_SLOTS.avatar, page),
});

/** A supplier's name that our rule does not allow is not shown: what is written here is not escaped. */
const nicknameText = ({ nickname }: Pick<Member, "nickname">): string =>
  (NICKNAME.test(nickname) ? nickname : "").padEnd(ACCOUNT_SLOTS.nickname.length);

const avatarText = ({ avatar }: Pick<Member, "avatar">): string =>
  AVATAR.test(avatar) ? avatar : ACCOUNT_SLOTS.avatar;

/** Overwrites a guest's values with a member's. */
export function writeAccount(
  bytes: Uint8Array,
  { account, nickname, avatar }: AccountMarks,
  member: Pick<Member, "nickname" | "avatar">,
): void {
  const write = (text: string, places: readonly number[]) => {
    const value = encoder.encode(text);
    for (const at of places) bytes.set(value, at);
  };
  write(ACCOUNT_SLOTS.member, account);
  write(nicknameText(member), nickname);
  write(avatarText(member), avatar);
}
