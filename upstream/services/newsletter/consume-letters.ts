import { drizzle } from "drizzle-orm/d1";
import type { Env } from "../../platform/env.ts";
import { mailSender } from "../mail/mail-sender.ts";
import { newsletterSettings } from "../mail/mail-settings.ts";
import { memberSettings } from "../members/settings.ts";
import type { LetterDesk } from "./letter-desk.ts";
import type { LetterMessage } from "./letter-message.ts";
import { sendConfirmation } from "./send-confirmation.ts";
import { sendLetters } from "./send-letters.ts";

/** Seconds before the second try; each later wait is four times as long. */
const FIRST_WAIT = 30;

/** Undefined if the newsletter is switched off; queued mails are then dropped. */
function openDesk(env: Env, now: number): LetterDesk | undefined {
  const settings = newsletterSettings(env);
  if (!settings) return undefined;
  const db = drizzle(env.DB);
  const { secret } = memberSettings(env);
  const send = mailSender(settings.mail, db, now);
  return { database: env.DB, db, send, queue: env.LETTERS, secret, siteUrl: settings.siteUrl, now };
}

async function consume(message: LetterMessage, desk: LetterDesk): Promise<void> {
  if (message.kind === "request") await sendConfirmation(message, desk);
  else await sendLetters(message, desk);
}

/** Consumer of LETTERS. Addresses are never logged. `realNow` in milliseconds. */
export const letterConsumer =
  (realNow: () => number) =>
  async ({ messages }: Pick<MessageBatch<LetterMessage>, "messages">, env: Env): Promise<void> => {
    for (const message of messages) {
      try {
        const desk = openDesk(env, realNow());
        if (desk) await consume(message.body, desk);
        message.ack();
      } catch (error) {
        const { attempts, body } = message;
        const reason = error instanceof Error ? error.name : "unknown";
        console.error(JSON.stringify({ event: "newsletter_failed", kind: body.kind, attempts, reason }));
        message.retry({ delaySeconds: FIRST_WAIT * 4 ** (attempts - 1) });
      }
    }
  };
