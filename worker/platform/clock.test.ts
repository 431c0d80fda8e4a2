import { describe, expect, test } from "vitest";
import { createClock, parseClockSetting } from "./clock.ts";
import type { Env } from "./env.ts";

const REAL = Date.parse("2026-11-21T12:00:00Z");
const THEN = Date.parse("2022-11-25T12:00:00Z");
const local = (variables: Partial<Env> = {}) => ({ ENVIRONMENT: "local", ...variables }) as Env;

/** A clock over a real time that the test controls. */
function clockAt(start = REAL) {
  let real = start;
  return { clock: createClock(() => real), pass: (milliseconds: number) => (real += milliseconds) };
}

describe("settings", () => {
  test.each([
    [undefined, undefined, { start: undefined, speed: undefined }],
    ["", "", { start: undefined, speed: undefined }],
    ["2022-11-25T12:00:00Z", undefined, { start: THEN, speed: undefined }],
    ["2022-11-25T19:00:00+07:00", "60", { start: THEN, speed: 60 }],
    ["2022-11-25T12:00:00Z", 0, { start: THEN, speed: 0 }],
    [undefined, "0.5", { start: undefined, speed: 0.5 }],
  ])("NOW=%s and CLOCK_SPEED=%s can be read", (now, speed, setting) => {
    expect(parseClockSetting(now, speed)).toEqual(setting);
  });

  test.each([
    ["tomorrow", undefined, "NOW=tomorrow is not an instant"],
    ["2022-13-45T12:00:00Z", undefined, "is not an instant"],
    [{ year: 2022 }, undefined, "is not an instant"],
    [undefined, "fast", "CLOCK_SPEED=fast is not a number"],
    [undefined, "-1", "is not a number"],
    [undefined, "Infinity", "is not a number"],
  ])("NOW=%j and CLOCK_SPEED=%j are refused with the reason", (now, speed, reason) => {
    expect(parseClockSetting(now, speed)).toEqual({ reason: expect.stringContaining(reason) });
  });
});

describe("the local clock", () => {
  test("is the real time when nothing is set", () => {
    const { clock, pass } = clockAt();
    expect(clock.now(local())).toBe(REAL);
    pass(1_500);
    expect(clock.now(local())).toBe(REAL + 1_500);
  });

  test("starts at NOW with the first request, and runs", () => {
    const { clock, pass } = clockAt();
    const env = local({ NOW: "2022-11-25T12:00:00Z" });
    expect(clock.now(env)).toBe(THEN);
    pass(2_000);
    expect(clock.now(env)).toBe(THEN + 2_000);
  });

  test("runs as fast as CLOCK_SPEED says", () => {
    const { clock, pass } = clockAt();
    const env = local({ NOW: "2022-11-25T12:00:00Z", CLOCK_SPEED: "60" });
    clock.now(env);
    pass(2_000);
    expect(clock.now(env)).toBe(THEN + 120_000);
  });

  test("stands still at speed 0", () => {
    const { clock, pass } = clockAt();
    clock.move(local(), { start: THEN, speed: 0 });
    pass(60_000);
    expect(clock.now(local())).toBe(THEN);
  });

  test("keeps its speed when only the instant is set, and its instant when only the speed is", () => {
    const { clock, pass } = clockAt();
    const env = local({ NOW: "2022-11-25T12:00:00Z", CLOCK_SPEED: "60" });
    clock.now(env);
    clock.move(env, { start: THEN + 1_000, speed: undefined });
    pass(1_000);
    expect(clock.now(env)).toBe(THEN + 61_000);
    clock.move(env, { start: undefined, speed: 1 });
    pass(1_000);
    expect(clock.now(env)).toBe(THEN + 62_000);
  });

  test("carries its instant and its speed to upstream calls", () => {
    const { clock } = clockAt();
    clock.move(local(), { start: THEN + 1, speed: 1 });
    expect(clock.headers(local())).toEqual({ "x-clock": String(THEN + 1), "x-clock-speed": "1" });
  });
});

describe("the epoch", () => {
  test("stays while the clock is moved, and rises when told to", () => {
    const { clock } = clockAt();
    expect(clock.epoch()).toBe(0);
    clock.move(local(), { start: THEN, speed: 1 });
    expect(clock.epoch()).toBe(0);
    clock.startEpoch();
    clock.startEpoch();
    expect(clock.epoch()).toBe(2);
  });

  test("is another for each run that starts at NOW, so that copies of an earlier run are not found", () => {
    const env = local({ NOW: "2022-11-25T12:00:00Z" });
    const epochs = [REAL, REAL + 60_000].map((start) => {
      const { clock } = clockAt(start);
      clock.now(env);
      return clock.epoch();
    });
    expect(new Set([0, ...epochs]).size).toBe(3);
  });
});

test.each(["production", "staging", ""])("where ENVIRONMENT is %j the time is real, moved or not", (ENVIRONMENT) => {
  const { clock } = clockAt();
  const env = local({ ENVIRONMENT, NOW: "2022-11-25T12:00:00Z" });
  clock.move(env, { start: THEN, speed: 60 });
  expect(clock.now(env)).toBe(REAL);
  expect(clock.headers(env)).toEqual({});
  expect(clock.epoch()).toBe(0);
});
