import { describe, expect, test } from "vitest";
import { wallClock } from "#contract/time/zone";
import { formatClock, formatOffset, formatOffsets, isoMinute, localDate, offsetsBetween } from "./zone-offsets.ts";

const at = (iso: string) => Date.parse(iso);

describe("offsets of a zone", () => {
  test("are one where the clocks do not change", () => {
    const from = at("2026-11-20T17:00:00Z");
    expect(offsetsBetween(from, from + 86_400_000, "Asia/Bangkok")).toEqual([{ from, minutes: 420 }]);
  });

  test("hold the change of a day of 25 hours", () => {
    const offsets = offsetsBetween(at("2026-10-24T23:00:00Z"), at("2026-10-26T00:00:00Z"), "Europe/Lisbon");
    expect(offsets.slice(1)).toEqual([{ from: at("2026-10-25T01:00:00Z"), minutes: 0 }]);
    expect(formatClock(at("2026-10-25T00:30:00Z"), offsets)).toBe("01:30");
    expect(formatClock(at("2026-10-25T01:30:00Z"), offsets)).toBe("01:30");
    expect(formatOffsets(offsets)).toBe("UTC+1 / UTC");
  });

  test.each(["America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "America/Sao_Paulo", "Europe/Lisbon"])(
    "agree with the calendar of %s through a year",
    (zone) => {
      const from = at("2026-01-01T00:00:00Z");
      const offsets = offsetsBetween(from, at("2027-01-01T00:00:00Z"), zone);
      for (let instant = from; instant < at("2027-01-01T00:00:00Z"); instant += 5_437_000) {
        const { date, time } = wallClock(instant, zone);
        expect([localDate(instant, offsets), formatClock(instant, offsets)]).toEqual([date, time]);
      }
    },
  );

  test.each([
    [0, "UTC"],
    [420, "UTC+7"],
    [-180, "UTC-3"],
    [330, "UTC+5:30"],
    [-570, "UTC-9:30"],
    [845, "UTC+14:05"],
  ])("%i minutes are %s", (minutes, words) => {
    expect(formatOffset(minutes)).toBe(words);
  });

  test("an instant for machines ends at the minute", () => {
    for (const text of [
      "2026-11-21T12:15",
      "2026-11-21T23:59",
      "2026-11-22T00:00",
      "1969-12-31T23:05",
      "2026-11-21T00:00",
    ])
      expect(isoMinute(at(`${text}:59.999Z`))).toBe(`${text}Z`);
  });
});
