/** Why an account is deleted: nine choices, in the specification's order (section 3). */
export const DELETION_REASONS = [
  "unused",
  "privacy",
  "storage",
  "crashes",
  "data",
  "battery",
  "updates",
  "interface",
  "other",
] as const;

export type DeletionReason = (typeof DELETION_REASONS)[number];

export const isDeletionReason = (reason: string): reason is DeletionReason =>
  DELETION_REASONS.includes(reason as DeletionReason);

/** Characters of the free text next to the reason. */
export const DELETION_TEXT_LIMIT = 500;
