/** Changes of an account that its pages confirm when they have led back to themselves. */
const SAVED_CHANGES = [
  "nickname",
  "picture",
  "linked",
  "unlinked",
  "session",
  "sessions",
  "password",
  "phone",
  "referral",
  "country",
  "language",
  "alerts",
  // By signing in before its data were erased.
  "restored",
] as const;

export type SavedChange = (typeof SAVED_CHANGES)[number];

/** Of a page's own address; undefined for whatever is no change of ours. */
export function savedChangeIn(url: string): SavedChange | undefined {
  const saved = new URL(url).searchParams.get("saved");
  return SAVED_CHANGES.find((change) => change === saved);
}
