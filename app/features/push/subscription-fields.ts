/** What the upstream needs to know of a subscription; undefined if it has no keys. */
export function subscriptionFields(
  subscription: Pick<PushSubscription, "toJSON">,
): Record<"endpoint" | "p256dh" | "auth", string> | undefined {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : undefined;
}
