import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOUR } from "./units.ts";
import { addDays, canonicalTimeZone, dateIn, dayWindow, instantOf, isDate, offsetMinutes, wallClock } from "./zone.ts";

const ZONES = [
  "UTC",
  "Asia/Bangkok",
  "Asia/Phnom_Penh",
  "America/Sao_Paulo",
  "Europe/London",
  "Asia/Kolkata",
  "Pacific/Auckland",
  "America/New_York",
];

describe("dayWindow", () => {
  it.each([
    ["2026-11-21", "UTC", "2026-11-21T00:00:00Z", 24],
    ["2026-11-21", "Asia/Bangkok", "2026-11-20T17:00:00Z", 24],
    ["2026-11-21", "America/Sao_Paulo", "2026-11-21T03:00:00Z", 24],
    ["2026-03-29", "Europe/London", "2026-03-29T00:00:00Z", 23],
    ["2026-10-25", "Europe/London", "2026-10-24T23:00:00Z", 25],
    ["2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00Z", 23],
    ["2026-03-29", "Europe/Lisbon", "2026-03-29T00:00:00Z", 23],
    ["2026-10-25", "Europe/Lisbon", "2026-10-24T23:00:00Z", 25],
    ["2026-11-21", "Asia/Kolkata", "2026-11-20T18:30:00Z", 24],
    ["2026-11-21", "Asia/Kathmandu", "2026-11-20T18:15:00Z", 24],
    // Daylight saving of half an hour.
    ["2026-04-05", "Australia/Lord_Howe", "2026-04-04T13:00:00Z", 24.5],
    // Either side of the date line: the first and the last place on Earth to begin a day.
    ["2026-11-21", "Pacific/Kiritimati", "2026-11-20T10:00:00Z", 24],
    ["2026-11-21", "Pacific/Pago_Pago", "2026-11-21T11:00:00Z", 24],
  ])("of %s in %s begins at %s and has %d hours", (date, zone, from, hours) => {
    const window = dayWindow(date, zone);
    expect(new Date(window.from).toISOString()).toBe(new Date(from).toISOString());
    expect((window.to - window.from) / HOUR).toBe(hours);
  });

  it("leaves no instant out and takes none twice", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.integer({ min: 0, max: 8000 }), (zone, day) => {
        const date = addDays("2010-01-01", day);
        expect(dayWindow(date, zone).to).toBe(dayWindow(addDays(date, 1), zone).from);
      }),
      { numRuns: 300 },
    );
  });
});

describe("instantOf", () => {
  it("goes there and back for any instant outside a repeated hour", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: 1_262_304_000, max: 1_900_000_000 }),
        (zone, seconds) => {
          const instant = seconds * 1000 - ((seconds * 1000) % 60_000);
          const { date, time } = wallClock(instant, zone);
          const back = instantOf(date, time, zone);
          expect(wallClock(back, zone)).toEqual(wallClock(instant, zone));
        },
      ),
      { numRuns: 500 },
    );
  });

  it("reads a skipped time with the offset before the change", () => {
    expect(new Date(instantOf("2026-03-29", "01:30", "Europe/London")).toISOString()).toBe("2026-03-29T01:30:00.000Z");
  });
});

describe("zones and dates", () => {
  it.each([
    ["Asia/Bangkok", 420],
    ["America/Sao_Paulo", -180],
    ["Asia/Kolkata", 330],
    ["UTC", 0],
  ])("%s is %i minutes east", (zone, minutes) => {
    expect(offsetMinutes(Date.parse("2026-11-21T12:00:00Z"), zone)).toBe(minutes);
  });

  it("knows a local date", () => {
    expect(dateIn(Date.parse("2026-11-21T20:00:00Z"), "Asia/Bangkok")).toBe("2026-11-22");
    expect(dateIn(Date.parse("2026-11-21T01:00:00Z"), "America/Sao_Paulo")).toBe("2026-11-20");
  });

  it.each(["Asia/Bangkok", "UTC", "Etc/GMT+3", "America/Argentina/Buenos_Aires"])("takes %s for a zone", (zone) => {
    // Which of two linked names is canonical depends on the runtime.
    const name = canonicalTimeZone(zone) ?? "none";
    for (const instant of [0, Date.parse("2026-07-01T00:00:00Z")]) {
      expect(offsetMinutes(instant, name)).toBe(offsetMinutes(instant, zone));
    }
  });

  it.each(["aSIA/bANGKOK", "ASIA/BANGKOK"])("takes %s for Asia/Bangkok", (zone) => {
    expect(canonicalTimeZone(zone)).toBe("Asia/Bangkok");
  });

  it.each(["", "Mars/Olympus", "../../etc", "Asia/Bangkok\n", "<script>", "x".repeat(80)])(
    "refuses %j as a zone",
    (zone) => {
      expect(canonicalTimeZone(zone)).toBeUndefined();
    },
  );

  it.each([
    ["2024-02-29", true],
    ["2023-02-29", false],
    ["2024-13-01", false],
    ["2024-1-1", false],
    ["20240101", false],
    ["1850-01-01", false],
    ["", false],
  ])("%j is a calendar date: %s", (text, expected) => {
    expect(isDate(text)).toBe(expected);
  });
});
