import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY, MINUTE } from "#contract/time/units";
import { allowedAt, charged, failed, type Ledger, leftToday, newLedger, succeeded, withHeaders } from "./ledger.ts";

const MIDNIGHT = Date.parse("2026-10-17T00:00:00Z");

const FREE = { perDay: 100, perMinute: 10 };
const UNKNOWN_LIMIT = (left: number) => new Headers({ "x-requests-available-minute": String(left) });
const PRO = { "x-ratelimit-requests-limit": "7500", "x-ratelimit-limit": "300" };

describe("a ledger", () => {
  it("believes in the smallest plan until it is told another", () => {
    const first = newLedger(MIDNIGHT, FREE);
    expect(leftToday(first, MIDNIGHT)).toBe(100);
    const reported = withHeaders(
      charged(first, MIDNIGHT),
      new Headers({ ...PRO, "x-ratelimit-requests-remaining": "7000" }),
      MIDNIGHT,
    );
    expect(leftToday(reported, MIDNIGHT)).toBe(7_000);
    expect(leftToday(reported, MIDNIGHT + DAY)).toBe(7_500);
  });

  it("waits for the next minute, then for the next day", () => {
    let ledger: Ledger = newLedger(MIDNIGHT, FREE);
    for (let count = 0; count < 10; count++) ledger = charged(ledger, MIDNIGHT + count);
    expect(allowedAt(ledger, MIDNIGHT + 10)).toBe(MIDNIGHT + MINUTE);
    ledger = { ...ledger, usedOfDay: 100 };
    expect(allowedAt(ledger, MIDNIGHT + MINUTE)).toBe(MIDNIGHT + DAY);
    expect(allowedAt(ledger, MIDNIGHT + DAY)).toBe(MIDNIGHT + DAY);
  });

  it("reads what football-data.org says of the minute", () => {
    const reported = withHeaders(
      newLedger(MIDNIGHT, FREE),
      new Headers({ "X-Requests-Available-Minute": "0" }),
      MIDNIGHT,
    );
    expect(allowedAt(reported, MIDNIGHT)).toBe(MIDNIGHT + MINUTE);
  });

  it("pauses longer with each failure, and no more after a success", () => {
    const first = failed(newLedger(MIDNIGHT, FREE), "fault", MIDNIGHT);
    expect(allowedAt(first, MIDNIGHT)).toBe(MIDNIGHT + 5_000);
    const second = failed(first, "fault", MIDNIGHT);
    expect(allowedAt(second, MIDNIGHT)).toBe(MIDNIGHT + 10_000);
    expect(allowedAt(succeeded(second), MIDNIGHT)).toBe(MIDNIGHT);
    const many = Array.from({ length: 20 }).reduce<Ledger>((one) => failed(one, "fault", MIDNIGHT), first);
    expect(allowedAt(many, MIDNIGHT)).toBe(MIDNIGHT + 10 * MINUTE);
  });

  it.each([
    ["quota", [1, 1, 10, 10]],
    ["key", [10, 10, 10, 10]],
  ] as const)("waits so many minutes after each failure of the kind %s in a row: %j", (kind, minutes) => {
    let ledger = newLedger(MIDNIGHT, FREE);
    const waits = minutes.map(() => {
      ledger = failed(ledger, kind, MIDNIGHT);
      return (allowedAt(ledger, MIDNIGHT) - MIDNIGHT) / MINUTE;
    });
    expect(waits).toEqual(minutes);
  });

  it("waits for the next day where the answer that refuses says that the day is used up", () => {
    const spent = new Headers({ "x-ratelimit-requests-limit": "100", "x-ratelimit-requests-remaining": "0" });
    const ledger = failed(
      withHeaders(charged(newLedger(MIDNIGHT, FREE), MIDNIGHT), spent, MIDNIGHT),
      "quota",
      MIDNIGHT,
    );
    expect(allowedAt(ledger, MIDNIGHT)).toBe(MIDNIGHT + DAY);
  });

  it("never allows more than the plan, whatever the clock does between restarts and however requests end", () => {
    const end = fc.constantFrom("success", "quota", "key", "request", "fault" as const);
    const step = fc.tuple(fc.integer({ min: -2_000, max: 3 * MINUTE }), end);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 400 }), (steps) => {
        let ledger = newLedger(MIDNIGHT, FREE);
        let now = MIDNIGHT - 30 * MINUTE;
        const made: number[] = [];
        for (const [passed, ended] of steps) {
          now += passed;
          if (allowedAt(ledger, now) > now) continue;
          // What is stored before the request is all that a restart knows.
          ledger = JSON.parse(JSON.stringify(charged(ledger, now)));
          made.push(now);
          ledger = ended === "success" ? succeeded(ledger) : failed(ledger, ended, now);
        }
        const most = (length: number) => {
          const groups = [...Map.groupBy(made, (at) => Math.floor(at / length)).values()];
          return Math.max(0, ...groups.map((group) => group.length));
        };
        expect(most(MINUTE)).toBeLessThanOrEqual(10);
        expect(most(DAY)).toBeLessThanOrEqual(100);
      }),
    );
  });

  it("keeps its count where another machine's clock is a little behind, and begins anew after a day", () => {
    const used = { ...newLedger(MIDNIGHT, FREE), usedOfDay: 100 };
    expect(allowedAt(used, MIDNIGHT - 1_000)).toBe(MIDNIGHT + DAY);
    expect(allowedAt(charged(newLedger(MIDNIGHT, FREE), MIDNIGHT), MIDNIGHT - 1_000)).toBe(MIDNIGHT);
    expect(allowedAt(used, MIDNIGHT - 2 * DAY)).toBe(MIDNIGHT - 2 * DAY);
  });
});

it("a plan of which only the rest of the minute is said is learnt from it, and never smaller than the smallest", () => {
  const first = withHeaders(charged(newLedger(MIDNIGHT, FREE), MIDNIGHT), UNKNOWN_LIMIT(29), MIDNIGHT);
  expect(first).toMatchObject({ perMinute: 30, usedOfMinute: 1 });
  const later = withHeaders(charged(first, MIDNIGHT), UNKNOWN_LIMIT(5), MIDNIGHT);
  expect(later).toMatchObject({ perMinute: 30, usedOfMinute: 25 });
  expect(withHeaders(newLedger(MIDNIGHT, FREE), UNKNOWN_LIMIT(3), MIDNIGHT)).toMatchObject({ perMinute: 10 });
});
