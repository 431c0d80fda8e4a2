import { DAY, MINUTE } from "#contract/time/units";
import type { SubscriptionState } from "../schema/newsletter.ts";
import { CONFIRM_WITHIN } from "./link-tokens.ts";

/** Milliseconds between two confirmation mails to an address. */
export const REQUEST_PAUSE = 10 * MINUTE;
/** Confirmation mails to an address in a series; another may begin once the last links have expired. */
export const MOST_REQUESTS = 3;
/** Milliseconds after unsubscribing in which no request leads to a mail. */
export const QUIET_AFTER_UNSUBSCRIBING = 30 * DAY;

interface Known {
  state: SubscriptionState;
  requestedAt: number | null;
  requests: number;
  unsubscribedAt: number | null;
}

/**
 * Whether a request for an address leads to a mail, and its number in the series. The visitor does not see the
 * decision: anybody can type anybody's address. `now` in real milliseconds.
 */
export function decideRequest(known: Known | undefined, now: number): { requests: number } | undefined {
  if (!known) return { requests: 1 };
  const { state, requestedAt, requests, unsubscribedAt } = known;
  if (state === "unsubscribed" && now < (unsubscribedAt ?? 0) + QUIET_AFTER_UNSUBSCRIBING) return undefined;
  const since = now - (requestedAt ?? Number.NEGATIVE_INFINITY);
  if (since >= CONFIRM_WITHIN) return { requests: 1 };
  if (since < REQUEST_PAUSE || requests >= MOST_REQUESTS) return undefined;
  return { requests: requests + 1 };
}
