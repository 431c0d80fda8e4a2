import { describe, expect, it } from "vitest";
import { instantOfCall } from "./clock.ts";

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
