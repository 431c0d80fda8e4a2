import { beforeEach, describe, expect, test, vi } from "vitest";
import { liveSettingsOf } from "./live-settings.ts";

const errors = vi.spyOn(console, "error");
beforeEach(() => {
  errors.mockReset().mockImplementation(() => {});
});
const LIVE_HUB = {};

test("without a word it pushes, asks each second and takes twenty thousand, a hundred times", () => {
  expect(liveSettingsOf({ LIVE_HUB })).toEqual({
    hasPush: true,
    pollEvery: 1_000,
    mostSockets: 20_000,
    mostHubs: 100,
    hasNotices: false,
  });
});

test("what is set is taken", () => {
  expect(liveSettingsOf({ LIVE_HUB, LIVE_POLL_MS: "2000", LIVE_MAX_SOCKETS: "5", LIVE_MAX_HUBS: "4" })).toMatchObject({
    pollEvery: 2_000,
    mostSockets: 5,
    mostHubs: 4,
  });
  expect(errors).not.toHaveBeenCalled();
});

test.each([
  ["where there is no hub", {}],
  ["when it is switched off", { LIVE_HUB, LIVE_PUSH: "off" }],
  ["when it is switched off in capitals", { LIVE_HUB, LIVE_PUSH: "OFF" }],
  ["when its word is another", { LIVE_HUB, LIVE_PUSH: "false" }],
])("nothing is pushed %s", (_case, env) => {
  expect(liveSettingsOf(env).hasPush).toBe(false);
});

test.each(["0", "499", "10001", "1.5e9", "1500.5", "soon"])("LIVE_POLL_MS=%s is reported and not taken", (text) => {
  expect(liveSettingsOf({ LIVE_POLL_MS: text }).pollEvery).toBe(1_000);
  expect(errors.mock.calls.join()).toContain("LIVE_POLL_MS");
});

test.each(["0", "-1", "40000", "many"])("LIVE_MAX_SOCKETS=%s is reported and not taken", (text) => {
  expect(liveSettingsOf({ LIVE_MAX_SOCKETS: text }).mostSockets).toBe(20_000);
  expect(errors.mock.calls.join()).toContain("LIVE_MAX_SOCKETS");
});

test.each(["0", "1001", "some"])("LIVE_MAX_HUBS=%s is reported and not taken", (text) => {
  expect(liveSettingsOf({ LIVE_MAX_HUBS: text }).mostHubs).toBe(100);
  expect(errors.mock.calls.join()).toContain("LIVE_MAX_HUBS");
});

describe("notices", () => {
  const UPSTREAM = {};
  test.each([
    [true, { UPSTREAM }],
    [true, { UPSTREAM, REALTIME_PROVIDER: "Embedded" }],
    [false, {}],
    [false, { UPSTREAM, REALTIME_PROVIDER: "none" }],
    [false, { UPSTREAM, REALTIME_PROVIDER: "firebase-rtdb" }],
    [false, { UPSTREAM, API_BASE_URL: "https://supplier.example" }],
  ])("are offered (%s) with %j", (expected, env) => {
    expect(liveSettingsOf(env).hasNotices).toBe(expected);
    expect(errors).not.toHaveBeenCalled();
  });

  test("a provider that nobody knows is reported, and offers nothing", () => {
    expect(liveSettingsOf({ UPSTREAM, REALTIME_PROVIDER: "pigeons" }).hasNotices).toBe(false);
    expect(errors.mock.calls.join()).toContain("REALTIME_PROVIDER");
  });
});
