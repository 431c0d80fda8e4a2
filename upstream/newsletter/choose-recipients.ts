import type { Edition, Issue, Story } from "./choose-stories.ts";
import type { LetterRun } from "./letter-message.ts";
import type { newsletterSubscriptions, SubscriptionState } from "./schema.ts";

type Row = Pick<typeof newsletterSubscriptions.$inferSelect, "email" | "language" | "sport" | "lastLetter"> & {
  state: SubscriptionState;
};

/** The stories that a subscription gets this week; undefined where it gets no letter. */
export function storiesFor(row: Row, { week, language }: LetterRun, issue: Issue): readonly Story[] | undefined {
  const { state, email, lastLetter } = row;
  if (state !== "confirmed" || email === null || row.language !== language) return undefined;
  // A week is a date: later ones are greater.
  if (lastLetter !== null && lastLetter >= week) return undefined;
  const edition: Edition = row.sport ?? "all";
  return issue[edition].length > 0 ? issue[edition] : undefined;
}
