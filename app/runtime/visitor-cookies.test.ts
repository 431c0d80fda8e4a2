import { describe, expect, test } from "vitest";
import { isOtherZone, writeZone, zoneName } from "./visitor-cookies.ts";

describe("the browser's time zone", () => {
  const bangkok = writeZone([{ from: 0, minutes: 420 }]);
  const changing = writeZone([
    { from: 0, minutes: 60 },
    { from: 1_000, minutes: 0 },
  ]);
  test.each([
    ["the same offset under another name", bangkok, () => 420, false],
    ["another offset", bangkok, () => 480, true],
    ["the same change of the clocks", changing, (instant: number) => (instant < 1_000 ? 60 : 0), false],
    ["another change of the clocks", changing, () => 60, true],
    ["a page that shows no times", "", () => 60, false],
  ])("%s", (_name, zone, browserMinutes, isOther) => {
    expect(isOtherZone(zone, browserMinutes)).toBe(isOther);
  });
});

describe("the name of the browser's time zone", () => {
  const DateTimeFormat = (() => ({ resolvedOptions: () => ({ timeZone: "Asia/Bangkok" }) })) as never;
  test("is Temporal's where there is one, which reads no tables for it", () => {
    const Temporal = { Now: { timeZoneId: () => "America/Sao_Paulo" } };
    expect(zoneName({ Temporal, Intl: { DateTimeFormat } })).toBe("America/Sao_Paulo");
  });
  test("is that of a format elsewhere", () => {
    expect(zoneName({ Intl: { DateTimeFormat } })).toBe("Asia/Bangkok");
  });
});
