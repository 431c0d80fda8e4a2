import { describe, expect, it } from "vitest";
import { createSiteClock, instantOfCall } from "./clock.ts";

const SYSTEM = Date.parse("2026-11-21T12:00:00Z");
const KICK_OFF = Date.parse("2022-11-25T10:00:00Z");

describe("instantOfCall", () => {
  it.each([
    ["the caller's clock on a developer's machine", String(KICK_OFF), "local", KICK_OFF],
    ["no clock in production", String(KICK_OFF), "production", SYSTEM],
    ["no clock where the environment has no name", String(KICK_OFF), "", SYSTEM],
    ["the system's clock without a header", undefined, "local", SYSTEM],
    ["1970 as an instant like others", "0", "local", 0],
    ["no text", "2022-11-25T10:00:00Z", "local", SYSTEM],
    ["no negative number", "-1", "local", SYSTEM],
    ["no fraction", "1669370400000.5", "local", SYSTEM],
    ["no microseconds", "166937040000000", "local", SYSTEM],
    ["no endless digits", "9".repeat(400), "local", SYSTEM],
  ])("believes %s", (_, header, environment, expected) => {
    expect(instantOfCall(header, environment, SYSTEM)).toBe(expected);
  });
});

describe("the clock for work that no call began", () => {
  const NOON = Date.parse("2026-10-17T12:00:00Z");
  function clockAt(start: number) {
    let real = start;
    return { clock: createSiteClock(() => real), pass: (milliseconds: number) => (real += milliseconds) };
  }

  it("is unknown on a developer's machine until the first call", () => {
    const { clock } = clockAt(0);
    expect(clock.now("local")).toBeUndefined();
    clock.observe({ instant: "never", speed: undefined }, "local");
    expect(clock.now("local")).toBeUndefined();
  });

  it.each([
    [undefined, NOON + 2_000],
    ["1", NOON + 2_000],
    ["60", NOON + 120_000],
    ["0", NOON],
    ["0.5", NOON + 1_000],
    ["fast", NOON + 2_000],
    ["-1", NOON + 2_000],
  ])("runs on from the last call at speed %s", (speed, now) => {
    const { clock, pass } = clockAt(7);
    clock.observe({ instant: "1", speed: "9" }, "local");
    clock.observe({ instant: String(NOON), speed }, "local");
    pass(2_000);
    expect(clock.now("local")).toBe(now);
  });

  it("is the real time elsewhere, whatever a call says", () => {
    const { clock } = clockAt(5);
    clock.observe({ instant: String(NOON), speed: "60" }, "production");
    expect(clock.now("production")).toBe(5);
    expect(clock.now("local")).toBeUndefined();
  });
});
