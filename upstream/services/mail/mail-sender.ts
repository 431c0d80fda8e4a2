import type { DrizzleD1Database } from "drizzle-orm/d1";
import { sentMails } from "../schema/mail.ts";
import { httpMail } from "./http-mail.ts";
import type { MailSender } from "./mail.ts";
import type { MailSettings } from "./mail-settings.ts";

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
