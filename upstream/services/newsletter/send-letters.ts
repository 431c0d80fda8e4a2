import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { atATime } from "../../platform/at-a-time.ts";
import {
  type newsletterSubscriptions,
  type SubscriptionState,
  newsletterSubscriptions as subscriptions,
} from "../schema/newsletter.ts";
import { type Edition, type Issue, isEmptyIssue, readIssue, type Story } from "./choose-stories.ts";
import type { LetterDesk } from "./letter-desk.ts";
import { letterMail } from "./letter-mail.ts";
import type { LetterMessage, LetterRun } from "./letter-message.ts";

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

/** With the surrounding statements below the free plan's limit of 50 requests per invocation. */
export const LETTERS_AT_ONCE = 35;
/** Concurrent connections of an invocation. */
const CONNECTIONS = 6;
const MOST_ATTEMPTS = 4;
/** Seconds before the second attempt; each later wait is four times as long. */
const FIRST_WAIT = 300;

type LettersMessage = Exclude<LetterMessage, { kind: "request" }>;

const listed = (ids: readonly string[]) =>
  inArray(subscriptions.id, sql`(select value from json_each(${JSON.stringify(ids)}))`);

/** A message's subscriptions; a page passes the following ones on to another invocation. */
async function getIds(message: LettersMessage, { db, queue }: LetterDesk): Promise<string[]> {
  if (message.kind === "again") return message.ids;
  const { week, language, after } = message;
  const isOfRun = and(eq(subscriptions.state, "confirmed"), eq(subscriptions.language, language));
  const page = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(isOfRun, gt(subscriptions.id, after)))
    .orderBy(asc(subscriptions.id))
    .limit(LETTERS_AT_ONCE);
  const last = page.at(-1);
  if (last && page.length === LETTERS_AT_ONCE) await queue.send({ kind: "letters", week, language, after: last.id });
  return page.map(({ id }) => id);
}

/**
 * Claims subscriptions that have not had this week's letter, in one statement, so that a redelivered message sends
 * nothing twice.
 */
const claim = ({ db }: LetterDesk, { week, language }: LetterRun, ids: readonly string[]) =>
  db
    .update(subscriptions)
    .set({ lastLetter: week })
    .where(
      and(
        listed(ids),
        eq(subscriptions.state, "confirmed"),
        eq(subscriptions.language, language),
        or(isNull(subscriptions.lastLetter), lt(subscriptions.lastLetter, week)),
      ),
    )
    .returning();

/** Queues letters that the service did not accept for another try; those unsubscribed by then are skipped. */
async function tryLater(
  { db, queue }: LetterDesk,
  message: LettersMessage,
  { ids, after }: { ids: string[]; after: number },
): Promise<void> {
  if (ids.length === 0) return;
  const { week, language } = message;
  const attempt = message.kind === "again" ? message.attempt : 1;
  if (attempt >= MOST_ATTEMPTS) {
    console.error(JSON.stringify({ event: "newsletter_given_up", week, language, count: ids.length }));
    return;
  }
  await db.update(subscriptions).set({ lastLetter: null }).where(listed(ids));
  const delaySeconds = Math.max(after, FIRST_WAIT * 4 ** (attempt - 1));
  await queue.send({ kind: "again", week, language, ids, attempt: attempt + 1 }, { delaySeconds });
}

/** Sends a week's letter to a page of its subscriptions. */
export async function sendLetters(message: LettersMessage, desk: LetterDesk): Promise<void> {
  const { week, language } = message;
  const issue = await readIssue(desk.database, message);
  if (isEmptyIssue(issue)) return;
  const claimed = await claim(desk, message, await getIds(message, desk));
  const recipients = claimed.flatMap((row) => {
    const stories = storiesFor({ ...row, lastLetter: null }, message, issue);
    return stories && row.email !== null ? [{ id: row.id, email: row.email, stories }] : [];
  });
  const outcomes = await atATime(CONNECTIONS, recipients, async (recipient) => ({
    id: recipient.id,
    outcome: await desk.send(letterMail(recipient, message, desk)),
  }));
  const count = (kind: "sent" | "refused") => outcomes.filter(({ outcome }) => outcome.kind === kind).length;
  const reasons = outcomes.flatMap(({ outcome }) => (outcome.kind === "sent" ? [] : [outcome.reason]));
  if (reasons.length > 0)
    console.error(
      JSON.stringify({ event: "newsletter_mail_failed", kind: "letter", reason: reasons[0], count: reasons.length }),
    );
  console.log(
    JSON.stringify({ event: "newsletter_sent", week, language, sent: count("sent"), refused: count("refused") }),
  );
  const busy = outcomes.flatMap(({ id, outcome }) => (outcome.kind === "later" ? [{ id, ...outcome }] : []));
  const after = Math.max(0, ...busy.map((one) => one.after ?? 0));
  await tryLater(desk, message, { ids: busy.map(({ id }) => id), after });
}
