import { markLoggingOut } from "../../browser/leave-session.ts";
import { deviceSubscription } from "./device-subscription.ts";
import { dropPushMark } from "./push-mark.ts";

/** Milliseconds for which logging out waits for the device. */
const WAIT = 1_000;

/**
 * For `onSubmit` of logout forms: the device's next user must not see the member's pushes. Submits the form once the
 * device is unsubscribed, or at once if it never was subscribed. The upstream drops subscriptions with their session.
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
