import { describe, expect, test } from "vitest";
import { type Denial, Denials, isBelieved, isWave, nextDenial } from "./denials.ts";

const after = (...seconds: number[]): Denial | undefined =>
  seconds.reduce<Denial | undefined>((denial, second) => nextDenial(denial, second * 1_000), undefined);

test.each<[string, number[], boolean]>([
  ["the first", [0], false],
  ["many in one minute", [0, 10, 20, 30, 40, 50], false],
  ["two over three minutes", [0, 180], false],
  ["three over three minutes", [0, 60, 180], true],
  ["three over a little less", [0, 60, 179], false],
])("%s denial is believed: %s %s", (_, seconds, expected) => {
  const denial = after(...seconds);
  expect(denial && isBelieved(denial)).toBe(expected);
});

test.each<[number[], number, boolean]>([
  [[0, 1, 2, 3], 4, false],
  [[0, 1, 2, 3, 4], 5, true],
  [[0, 1, 2, 3, 4], 60_000, false],
])("things denied at %j are a wave at %i: %s", (lastAt, now, expected) => {
  expect(isWave(lastAt, now)).toBe(expected);
});

const A = { key: "a", thing: () => "a" };

describe("an isolate's denials", () => {
  const scene = () => {
    let now = 1_000_000;
    const denials = new Denials(() => now);
    return { denials, pass: (seconds: number) => (now += seconds * 1_000) };
  };

  test("believe of one thing what is said for minutes", () => {
    const { denials, pass } = scene();
    const said = [0, 60, 60, 60].map((seconds) => {
      pass(seconds);
      return denials.add(A);
    });
    expect(said).toEqual([false, false, false, true]);
  });

  test("believe nothing while many things are denied at once, and do not count that time", () => {
    const { denials, pass } = scene();
    for (let minute = 0; minute < 10; minute += 1) {
      for (const key of ["a", "b", "c", "d", "e", "f"]) denials.add({ key, thing: () => key });
      expect(denials.inWave()).toBe(true);
      pass(50);
    }
    pass(60);
    expect(denials.inWave()).toBe(false);
    expect(denials.add(A)).toBe(false);
  });

  test("of several calls about one thing are no wave", () => {
    const { denials, pass } = scene();
    const said = [0, 90, 90].map((seconds) => {
      pass(seconds);
      return ["info", "stats", "odds", "info th", "stats th", "odds th"].map((key) =>
        denials.add({ key, thing: () => "m1" }),
      );
    });
    expect(denials.inWave()).toBe(false);
    expect(said.at(-1)).toEqual(Array.from({ length: 6 }, () => true));
  });

  test("begin anew once a thing has been found", () => {
    const { denials, pass } = scene();
    denials.add(A);
    pass(100);
    denials.add(A);
    denials.forget(A);
    pass(100);
    expect(denials.add(A)).toBe(false);
  });
});
