import { BUSINESS_OK } from "#contract/tables/business-codes";
import type { LocaleCode } from "#contract/tables/locales";
import { waitAtMost } from "#contract/time/time-limit";
import { hasUnsentComment } from "../../runtime/members/drafts.ts";
import { markLoggingOut } from "../../runtime/members/leave-session.ts";
import { callMember, memberResultIn } from "../../runtime/members/member-call.ts";
import { noteUnsentOwner } from "../../runtime/members/unsent-owner.ts";
import { deviceStore } from "../../runtime/storage.ts";
import { subscriptionFields } from "./subscription-fields.ts";

/** Storage key of the username whose pushes this device receives: a browser's subscription does not name the member. */
const KEY = "push";

export const isPushFor = (username: string, store = deviceStore()): boolean => store?.getItem(KEY) === username;

function writePushMark(username: string, store = deviceStore()): void {
  try {
    store?.setItem(KEY, username);
  } catch {
    // Storage is full: the settings show pushes as off, and turning them on again does no harm.
  }
}

/** Returns whether there was one. */
function dropPushMark(store = deviceStore()): boolean {
  const hadMark = store?.getItem(KEY) != null;
  store?.removeItem(KEY);
  return hadMark;
}

/** This browser's subscription; undefined without one, or without a service worker. */
export async function deviceSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? undefined;
}

/** Milliseconds for a service worker to become ready. */
const LONGEST_START = 15_000;

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
  const registration = await waitAtMost(LONGEST_START, navigator.serviceWorker.ready);
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

/** Milliseconds for which logging out waits for the device. */
const WAIT = 1_000;

/**
 * For `onSubmit` of logout forms: the device's next user must not see the member's pushes. Submits the form once the
 * device is unsubscribed, or at once if it never was subscribed. The upstream drops subscriptions with their session.
 */
export function endPushBeforeSubmit(event: { preventDefault(): void; currentTarget: HTMLFormElement }): void {
  const form = event.currentTarget;
  markLoggingOut(form.ownerDocument);
  // They may log out in the middle of a sentence, to come back: what they wrote waits for them, and for nobody else.
  if (hasUnsentComment()) noteUnsentOwner();
  if (!dropPushMark()) return;
  event.preventDefault();
  const send = () => form.submit();
  const ended = deviceSubscription().then((subscription) => subscription?.unsubscribe());
  void waitAtMost(WAIT, ended).then(send, send);
}
