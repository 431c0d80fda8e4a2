import type { DrizzleD1Database } from "drizzle-orm/d1";
import { sentMails } from "../schema/mail.ts";
import type { MailSettings } from "./mail-settings.ts";

export interface Mail {
  /** The recipient's address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
  /** The same for every attempt at this mail: services that support it send nothing twice. */
  key: string;
}

/** The outcome of a mail. */
type MailOutcome =
  | { kind: "sent" }
  /** The service does not accept it now; `after` in seconds, if given. */
  | { kind: "later"; after?: number; reason: string }
  /** The service rejects it; `reason` is for the log and contains nothing personal. */
  | { kind: "refused"; reason: string };

/** Hands a mail over for delivery. Never throws. */
export type MailSender = (mail: Mail) => Promise<MailOutcome>;

type HttpSettings = Extract<MailSettings, { provider: "http" }>;

/** Milliseconds. */
const TIME_LIMIT = 8_000;
const TOO_MANY = 429;
const TIMED_OUT = 408;
/** The same key is being processed right now. */
const CONFLICT = 409;
const SERVER_FAULT = 500;
/** Seconds; the longest delay for one mail. */
const LONGEST_WAIT = 3_600;

const isBusy = (status: number): boolean => [TOO_MANY, TIMED_OUT, CONFLICT].includes(status) || status >= SERVER_FAULT;

/** By the service's response; `Retry-After` in seconds (a date is ignored). */
export function mailOutcome({ status, retryAfter }: { status: number; retryAfter: string | null }): MailOutcome {
  if (status >= 200 && status < 300) return { kind: "sent" };
  const reason = `status ${status}`;
  if (!isBusy(status)) return { kind: "refused", reason };
  const after = retryAfter === null ? Number.NaN : Number(retryAfter);
  return { kind: "later", reason, ...(after >= 0 && { after: Math.min(Math.ceil(after), LONGEST_WAIT) }) };
}

/** The format of Resend's `POST /emails`, which other services accept too (docs/decisions/0039). */
const toJsonBody = ({ to, subject, text, html, headers }: Mail, from: string): string =>
  JSON.stringify({ from, to: [to], subject, text, html, headers });

/** Sends by a mail service's HTTP API, one request per mail. */
const httpMail =
  ({ url, token, from }: HttpSettings): MailSender =>
  async (mail) => {
    try {
      const answer = await fetch(url, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${token}`,
          "Content-Type": "application/json",
          "Idempotency-Key": mail.key,
        },
        body: toJsonBody(mail, from),
        // Redirects are not followed: they would disclose the mail's text to another address.
        redirect: "manual",
        signal: AbortSignal.timeout(TIME_LIMIT),
      });
      await answer.body?.cancel();
      return mailOutcome({ status: answer.status, retryAfter: answer.headers.get("Retry-After") });
    } catch (error) {
      // Not the platform's message, which may repeat what was sent.
      return { kind: "later", reason: error instanceof Error ? error.name : "unknown" };
    }
  };

/** Stores mails for a developer to read. */
const outboxMail =
  (db: DrizzleD1Database, now: number): MailSender =>
  async ({ to, subject, text, html, headers }) => {
    await db.insert(sentMails).values({ email: to, subject, text, html, headers: { ...headers }, at: now });
    return { kind: "sent" };
  };

/** `now` in real milliseconds. */
export const mailSender = (settings: MailSettings, db: DrizzleD1Database, now: number): MailSender =>
  settings.provider === "http" ? httpMail(settings) : outboxMail(db, now);
