import { describe, expect, test } from "vitest";
import { isAccepted, isBurst, type NotFoundReport, NotFoundReports, nextReport } from "./not-found-reports.ts";

const after = (...seconds: number[]): NotFoundReport | undefined =>
  seconds.reduce<NotFoundReport | undefined>((report, second) => nextReport(report, second * 1_000), undefined);

test.each<[string, number[], boolean]>([
  ["the first", [0], false],
  ["many in one minute", [0, 10, 20, 30, 40, 50], false],
  ["two over three minutes", [0, 180], false],
  ["three over three minutes", [0, 60, 180], true],
  ["three over a little less", [0, 60, 179], false],
])("%s report is accepted: %s %s", (_, seconds, expected) => {
  const report = after(...seconds);
  expect(report && isAccepted(report)).toBe(expected);
});

test.each<[number[], number, boolean]>([
  [[0, 1, 2, 3], 4, false],
  [[0, 1, 2, 3, 4], 5, true],
  [[0, 1, 2, 3, 4], 60_000, false],
])("items reported at %j are a burst at %i: %s", (lastAt, now, expected) => {
  expect(isBurst(lastAt, now)).toBe(expected);
});

const A = { key: "a", thing: () => "a" };

describe("an isolate's reports", () => {
  const scene = () => {
    let now = 1_000_000;
    const notFoundReports = new NotFoundReports(() => now);
    return { notFoundReports, pass: (seconds: number) => (now += seconds * 1_000) };
  };

  test("are accepted for one item after minutes", () => {
    const { notFoundReports, pass } = scene();
    const said = [0, 60, 60, 60].map((seconds) => {
      pass(seconds);
      return notFoundReports.add(A);
    });
    expect(said).toEqual([false, false, false, true]);
  });

  test("are not accepted while many items are missing at once, and that time does not count", () => {
    const { notFoundReports, pass } = scene();
    for (let minute = 0; minute < 10; minute += 1) {
      for (const key of ["a", "b", "c", "d", "e", "f"]) notFoundReports.add({ key, thing: () => key });
      expect(notFoundReports.inBurst()).toBe(true);
      pass(50);
    }
    pass(60);
    expect(notFoundReports.inBurst()).toBe(false);
    expect(notFoundReports.add(A)).toBe(false);
  });

  test("of several calls about one item are no burst", () => {
    const { notFoundReports, pass } = scene();
    const said = [0, 90, 90].map((seconds) => {
      pass(seconds);
      return ["info", "stats", "odds", "info th", "stats th", "odds th"].map((key) =>
        notFoundReports.add({ key, thing: () => "m1" }),
      );
    });
    expect(notFoundReports.inBurst()).toBe(false);
    expect(said.at(-1)).toEqual(Array.from({ length: 6 }, () => true));
  });

  test("begin anew once an item has been found", () => {
    const { notFoundReports, pass } = scene();
    notFoundReports.add(A);
    pass(100);
    notFoundReports.add(A);
    notFoundReports.forget(A);
    pass(100);
    expect(notFoundReports.add(A)).toBe(false);
  });
});
