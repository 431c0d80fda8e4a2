/**
 * What every page has in the places of a member's name and picture. Pages are rendered as a guest sees them; the edge
 * writes a member's into the bytes of each answer (worker/members/account-marks.ts), as wide as these.
 */
export const ACCOUNT_SLOTS = {
  /** Of `data-account` at the root. */
  guest: "guest ",
  member: "member",
  /** The longest nickname (specification, section 5). */
  nickname: " ".repeat(15),
  /** The number of a drawn picture. */
  avatar: "00",
} as const;
