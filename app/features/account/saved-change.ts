/** Account changes that a page confirms after redirecting to itself. */
const SAVED_CHANGES = [
  "nickname",
  "picture",
  "linked",
  "unlinked",
  "passkeyAdded",
  "passkeyRenamed",
  "passkeyRemoved",
  "session",
  "sessions",
  "password",
  "phone",
  "referral",
  "country",
  "language",
  "alerts",
  // They signed in before their data was erased.
  "restored",
] as const;

export type SavedChange = (typeof SAVED_CHANGES)[number];

/** Reads the change from a page's address; undefined if it is not one of these. */
export function savedChangeIn(url: string): SavedChange | undefined {
  const saved = new URL(url).searchParams.get("saved");
  return SAVED_CHANGES.find((change) => change === saved);
}
