import { describe, expect, test } from "vitest";
import { decideRequest, MOST_REQUESTS, QUIET_AFTER_UNSUBSCRIBING, REQUEST_PAUSE } from "./decide-request.ts";
import { CONFIRM_WITHIN } from "./link-tokens.ts";

const NOW = Date.parse("2026-11-23T04:07:00Z");

const pending = (ago: number, requests = 1) =>
  ({ state: "pending", requestedAt: NOW - ago, requests, unsubscribedAt: null }) as const;
const confirmed = (ago: number, requests = 1) => ({ ...pending(ago, requests), state: "confirmed" }) as const;
const unsubscribed = (ago: number) =>
  ({ state: "unsubscribed", requestedAt: null, requests: 0, unsubscribedAt: NOW - ago }) as const;

describe("a request for an address leads to a mail", () => {
  test.each([
    ["that nobody has asked for", undefined, 1],
    ["asked for a moment ago", pending(0), undefined],
    ["asked for just less than a pause ago", pending(REQUEST_PAUSE - 1), undefined],
    ["asked for a pause ago", pending(REQUEST_PAUSE), 2],
    ["asked for as often as may be", pending(REQUEST_PAUSE, MOST_REQUESTS), undefined],
    ["asked for as often, until those links have run out", pending(CONFIRM_WITHIN, MOST_REQUESTS), 1],
    ["that is confirmed, a moment after the request", confirmed(0), undefined],
    ["that is confirmed, later", confirmed(REQUEST_PAUSE), 2],
    ["that is confirmed, as often as may be", confirmed(REQUEST_PAUSE, MOST_REQUESTS), undefined],
    ["that was unsubscribed a moment ago", unsubscribed(0), undefined],
    ["that was unsubscribed just less than the quiet time ago", unsubscribed(QUIET_AFTER_UNSUBSCRIBING - 1), undefined],
    ["that was unsubscribed long ago", unsubscribed(QUIET_AFTER_UNSUBSCRIBING), 1],
    [
      "that was unsubscribed long ago and asked for since",
      { ...pending(0), unsubscribedAt: NOW - QUIET_AFTER_UNSUBSCRIBING },
      undefined,
    ],
  ])("%s", (_, known, requests) => {
    expect(decideRequest(known, NOW)).toEqual(requests === undefined ? undefined : { requests });
  });
});
