import { describe, expect, it } from "vitest";
import { buildKickOff } from "./parse-row.ts";

describe("kickOffOf", () => {
  it.each([
    ["2024-08-16", "20:00", "Europe/London", "2024-08-16T19:00:00.000Z"],
    ["2024-12-26", "15:00", "Europe/London", "2024-12-26T15:00:00.000Z"],
    ["2022-11-20", "19:00", "Asia/Qatar", "2022-11-20T16:00:00.000Z"],
    ["2018-06-14", "18:00 UTC+3", "Europe/London", "2018-06-14T15:00:00.000Z"],
    ["2026-06-11", "20:00 UTC-6", "UTC", "2026-06-12T02:00:00.000Z"],
    ["2026-06-11", "20:00 UTC+5:30", "UTC", "2026-06-11T14:30:00.000Z"],
    ["2026-03-26", "19:45 UTC±0", "Asia/Tokyo", "2026-03-26T19:45:00.000Z"],
    ["2026-03-26", "20:45 CET", "UTC", "2026-03-26T19:45:00.000Z"],
    ["2026-03-31", "20:45 CEST", "UTC", "2026-03-31T18:45:00.000Z"],
  ])("reads %s %s in %s as %s", (date, time, zone, expected) => {
    const read = buildKickOff(date, time, zone);
    expect("reason" in read ? read : new Date(read.kickOff).toISOString()).toBe(expected);
    expect(read).toHaveProperty("isTimeConfirmed", true);
  });

  it("takes noon of the day, unconfirmed, where the time is missing", () => {
    const noon = Date.parse("2026-04-11T11:00:00Z");
    expect(buildKickOff("2026-04-11", undefined, "Europe/London")).toEqual({ kickOff: noon, isTimeConfirmed: false });
  });

  it.each([
    ["2025-02-30", "15:00"],
    ["25-02-03", "15:00"],
    [undefined, "15:00"],
    [20250203, "15:00"],
    ["2025-02-03", "25:00"],
    ["2025-02-03", "15:60"],
    ["2025-02-03", "3pm"],
    ["2025-02-03", 1500],
    ["2025-02-03", "15:00 XYZ"],
    ["2025-02-03", "15:00 UTC+25"],
  ])("has a reason against %j %j", (date, time) => {
    expect(buildKickOff(date, time, "UTC")).toHaveProperty("reason");
  });
});
