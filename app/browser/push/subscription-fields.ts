/** What the upstream has to know of a subscription; undefined of one without keys. */
export function subscriptionFields(
  subscription: Pick<PushSubscription, "toJSON">,
): Record<"endpoint" | "p256dh" | "auth", string> | undefined {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : undefined;
}
