import type { newsletterSubscriptions, SubscriptionState } from "../schema/newsletter.ts";
import type { Edition, Issue, Story } from "./choose-stories.ts";
import type { LetterRun } from "./letter-message.ts";

type Row = Pick<typeof newsletterSubscriptions.$inferSelect, "email" | "language" | "sport" | "lastLetter"> & {
  state: SubscriptionState;
};

/** A subscription's stories of this week; undefined if it gets no letter. */
export function storiesFor(row: Row, { week, language }: LetterRun, issue: Issue): readonly Story[] | undefined {
  const { state, email, lastLetter } = row;
  if (state !== "confirmed" || email === null || row.language !== language) return undefined;
  // Weeks are ISO dates, so they sort as text.
  if (lastLetter !== null && lastLetter >= week) return undefined;
  const edition: Edition = row.sport ?? "all";
  return issue[edition].length > 0 ? issue[edition] : undefined;
}
