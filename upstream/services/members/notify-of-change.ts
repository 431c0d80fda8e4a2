import { eq } from "drizzle-orm";
import type { Provider } from "#contract/domain/members";
import type { LocaleCode } from "#contract/tables/locales";
import type { AccountChange } from "#contract/tables/notice-kinds";
import { PROVIDER_NAMES } from "#contract/tables/provider-names";
import { fillText } from "#contract/text/fill-text";
import type { Caller } from "../../api/context/caller.ts";
import { LINKED_MESSAGES, PASSKEY_MESSAGES } from "../../data/members/code-messages.ts";
import { deviceTokens } from "../schema/members.ts";
import { pushSubscriptions } from "../schema/notices.ts";
import type { UserRow } from "./sessions.ts";
import { sendSms } from "./sms.ts";

/** What was done to an account, and for a linked or unlinked one at a provider which. */
interface ChangeOfAccount {
  change: AccountChange;
  provider?: Provider;
  name?: string | undefined;
}

/** Whether a browser or phone of the member takes pushes. */
async function takesPushes({ db }: Caller, username: string): Promise<boolean> {
  const [browsers, phones] = await db.batch([
    db
      .select({ at: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.username, username))
      .limit(1),
    db.select({ at: deviceTokens.createdAt }).from(deviceTokens).where(eq(deviceTokens.username, username)).limit(1),
  ]);
  return browsers.length + phones.length > 0;
}

/** The SMS about a new way into the account; undefined for all other changes. */
function smsOf({ change, provider }: ChangeOfAccount, language: LocaleCode): string | undefined {
  if (change === "passkeyAdded") return PASSKEY_MESSAGES[language];
  if (change !== "linked" || !provider) return undefined;
  return fillText(LINKED_MESSAGES[language], { provider: PROVIDER_NAMES[provider] });
}

async function sendNotice(caller: Caller, user: UserRow, happened: ChangeOfAccount): Promise<void> {
  const { change, provider, name } = happened;
  const { now, siteNow, settings } = caller;
  const { username, phone, preferredLanguage } = user;
  const account = provider && { provider, ...(name !== undefined && { name }) };
  await caller.notifyMember(username, { kind: "account", key: `${change} ${now}`, at: siteNow, change, ...account });
  const text = smsOf(happened, preferredLanguage);
  if (text === undefined || !settings.sms || (await takesPushes(caller, username))) return;
  await sendSms(settings.sms, { phone, text }, caller);
}

/**
 * Notifies a member of a change to how their account is signed in to, after the answer: among their notices, and of a
 * linked account or a new passkey by SMS if no device of theirs takes pushes, since they may not open the site for
 * weeks. Whoever else made the change cannot prevent it. A failure is logged.
 */
export const notifyOfChange = (caller: Caller, user: UserRow, change: ChangeOfAccount): void =>
  caller.later(
    sendNotice(caller, user, change).catch((error: unknown) =>
      console.error(JSON.stringify({ event: "change_not_told", change: change.change, reason: String(error) })),
    ),
  );
