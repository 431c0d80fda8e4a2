import { BUSINESS_OK } from "#contract/tables/business-codes";
import type { LocaleCode } from "#contract/tables/locales";
import { callMember, memberResultIn } from "../../browser/member-call.ts";
import { deviceSubscription } from "./device-subscription.ts";
import { dropPushMark, writePushMark } from "./push-mark.ts";
import { subscriptionFields } from "./subscription-fields.ts";

/** Milliseconds for a service worker to become ready. */
const LONGEST_START = 15_000;

const tooLate = () => new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_START));

/** Resolves to whether the upstream accepted it. */
async function send(change: "subscribe" | "unsubscribe", fields: Record<string, string>, locale: LocaleCode) {
  const answer = await callMember(`/api/notification/push/${change}`, { fields: { ...fields, locale } });
  return memberResultIn(answer).businessCode === BUSINESS_OK;
}

/** The key as bytes, which old browsers require. */
function keyBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

interface Subscriber {
  /** The operator's public key, base64url. */
  publicKey: string;
  username: string;
  locale: LocaleCode;
}

/** Subscribes this device to the member's pushes. Rejects, leaving it unsubscribed, if browser or upstream refuse. */
export async function turnPushOn({ publicKey, username, locale }: Subscriber): Promise<void> {
  const registration = await Promise.race([navigator.serviceWorker.ready, tooLate()]);
  if (!registration) throw new Error("no service worker");
  // It may belong to another member or to a former key of the operator.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: keyBytes(publicKey) };
  const subscription = await registration.pushManager.subscribe(options);
  const fields = subscriptionFields(subscription);
  const isTaken = fields !== undefined && (await send("subscribe", fields, locale).catch(() => false));
  if (!isTaken) {
    await subscription.unsubscribe();
    throw new Error("not subscribed");
  }
  writePushMark(username);
}

/** Sends the subscription again: the upstream may have dropped it with another of the member's sessions. */
export async function renewPush(locale: LocaleCode): Promise<void> {
  const subscription = await deviceSubscription();
  const fields = subscription && subscriptionFields(subscription);
  if (fields) await send("subscribe", fields, locale);
}

/**
 * Rejects if the upstream is unreachable. The subscription is already gone by then; the upstream learns it from the
 * push service.
 */
export async function turnPushOff(locale: LocaleCode): Promise<void> {
  const subscription = await deviceSubscription();
  dropPushMark();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await send("unsubscribe", { endpoint }, locale);
}
