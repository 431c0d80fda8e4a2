import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { MailSender } from "../mail/mail-sender.ts";
import type { LetterMessage } from "./letter-message.ts";

/** What writing and sending newsletter mails needs. */
export interface LetterDesk {
  /** With subscriptions and news. */
  database: D1Database;
  db: DrizzleD1Database;
  send: MailSender;
  queue: Pick<Queue<LetterMessage>, "send">;
  /** Signs links, and keys address hashes. */
  secret: string;
  siteUrl: string;
  /** Real milliseconds. */
  now: number;
}
