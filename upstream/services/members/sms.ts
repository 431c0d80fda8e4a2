import { countryOfPhone } from "#contract/members/phone-number";
import type { Caller } from "../../api/context/caller.ts";
import { sentMessages } from "../schema/members.ts";
import type { SmsBudget } from "./sms-budget.ts";

/** How messages are sent: to a table for developers, or by an HTTP API of Twilio's form. */
export type SmsSettings = { budget: SmsBudget } & (
  | { provider: "outbox" }
  | { provider: "twilio"; url: string; account: string; secret: string; from: string }
);

interface SmsMessage {
  /** E.164. */
  phone: string;
  text: string;
}

/** Milliseconds. */
const TIME_LIMIT = 6_000;

async function sendByTwilio(
  { url, account, secret, from }: Extract<SmsSettings, { provider: "twilio" }>,
  { phone, text }: SmsMessage,
): Promise<void> {
  const answer = await fetch(`${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, {
    method: "POST",
    headers: { Authorization: `Basic ${btoa(`${account}:${secret}`)}` },
    body: new URLSearchParams({ To: phone, From: from, Body: text }),
    redirect: "manual",
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`status ${answer.status}`);
}

/** Whether the message was accepted. A failure is logged without number and text. */
export async function sendSms(
  settings: SmsSettings,
  message: SmsMessage,
  { db, now, count }: Caller,
): Promise<boolean> {
  try {
    if (settings.provider === "twilio") await sendByTwilio(settings, message);
    else await db.insert(sentMessages).values({ ...message, at: now });
    count({ name: "sms", country: countryOfPhone(message.phone) ?? "unknown" });
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    console.error(JSON.stringify({ event: "sms_failed", provider: settings.provider, reason }));
    return false;
  }
}
