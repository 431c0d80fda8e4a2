import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { MailSender } from "../mail/mail.ts";
import type { LetterMessage } from "./letter-message.ts";

/** What mails of the newsletter are written and sent with. */
export interface LetterDesk {
  /** Of the subscriptions, and of news. */
  database: D1Database;
  db: DrizzleD1Database;
  send: MailSender;
  queue: Pick<Queue<LetterMessage>, "send">;
  /** Signs links, and keys the hashes of addresses. */
  secret: string;
  siteUrl: string;
  /** Real milliseconds. */
  now: number;
}
