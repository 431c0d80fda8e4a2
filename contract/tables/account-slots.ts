/**
 * Placeholders for a member's name and picture in every page. Pages are rendered for a guest; the edge writes a
 * member's values, of the same width, into the bytes of each response (worker/members/account-marks.ts).
 */
export const ACCOUNT_SLOTS = {
  /** Value of `data-account` on the root element. */
  guest: "guest ",
  member: "member",
  /** The longest nickname (specification, section 5). */
  nickname: " ".repeat(15),
  /** The number of a drawing. */
  avatar: "00",
} as const;
