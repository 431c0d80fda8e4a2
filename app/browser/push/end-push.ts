import { markLoggingOut } from "../leave-session.ts";
import { deviceSubscription } from "./device-subscription.ts";
import { dropPushMark } from "./push-mark.ts";

/** Milliseconds that somebody who logs out waits for their device. */
const WAIT = 1_000;

/**
 * For `onSubmit` of a form that logs out: who uses this device next must not read the member's pushes. The form is sent once
 * the device takes none, at once where it never did. The upstream forgets subscriptions with their session.
 */
export function endPushBeforeSubmit(event: { preventDefault(): void; currentTarget: HTMLFormElement }): void {
  const form = event.currentTarget;
  markLoggingOut(form.ownerDocument);
  if (!dropPushMark()) return;
  event.preventDefault();
  const send = () => form.submit();
  const ended = deviceSubscription().then((subscription) => subscription?.unsubscribe());
  void Promise.race([ended, new Promise((resolve) => setTimeout(resolve, WAIT))]).then(send, send);
}
