import { expect, test } from "vitest";
import { isAppleMobile, type PushFacts, type PushState, pushState } from "./PushOnDevice.tsx";

const FACTS: PushFacts = {
  hasPush: true,
  hasWorker: true,
  isAppleMobile: false,
  isStandalone: false,
  permission: "default",
  isSubscribed: false,
};

test.each<[string, Partial<PushFacts>, PushState]>([
  ["nobody has been asked", {}, "off"],
  ["notifications are allowed, and no subscription is there", { permission: "granted" }, "off"],
  ["a subscription is there", { permission: "granted", isSubscribed: true }, "on"],
  ["the permission has been taken back", { permission: "denied", isSubscribed: true }, "denied"],
  ["the permission has been reset", { permission: "default", isSubscribed: true }, "off"],
  ["the browser knows no pushes", { hasPush: false, permission: undefined }, "unsupported"],
  ["the site has no worker", { hasWorker: false }, "noWorker"],
  ["the site has no worker, and notifications are blocked", { hasWorker: false, permission: "denied" }, "noWorker"],
  ["an iPhone's browser", { isAppleMobile: true, hasPush: false }, "homeScreen"],
  ["an iPhone's home screen", { isAppleMobile: true, isStandalone: true }, "off"],
  ["an old iPhone's home screen", { isAppleMobile: true, isStandalone: true, hasPush: false }, "unsupported"],
])("%s", (_, change, state) => {
  expect(pushState({ ...FACTS, ...change })).toBe(state);
});

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15", 5, true],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15", 5, true],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15", 0, false],
  ["Mozilla/5.0 (Linux; Android 14) Chrome/130", 5, false],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/130", 10, false],
])("%s with %d touch points: %s", (agent, points, isOne) => {
  expect(isAppleMobile(agent, points)).toBe(isOne);
});
