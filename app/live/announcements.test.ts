import { describe, expect, test } from "vitest";
import { announce, SILENT, speakAt, spoken } from "./announcements.ts";

const told = (...keys: string[]) => keys.reduce((state, key) => announce(state, key, `Goal ${key}`, 1_000), SILENT);

describe("announcements", () => {
  test("wait three seconds for others to be told with", () => {
    const state = announce(told("a"), "b", "Goal b", 3_500);
    expect(speakAt(state)).toBe(4_000);
    expect(state.waiting).toEqual(["Goal a", "Goal b"]);
  });

  test("are five seconds apart", () => {
    const state = announce(spoken(told("a"), 4_000), "b", "Goal b", 4_100);
    expect(speakAt(state)).toBe(9_000);
  });

  test("tell nothing twice, neither waiting nor said", () => {
    expect(told("a", "a").waiting).toHaveLength(1);
    expect(speakAt(announce(spoken(told("a"), 4_000), "a", "Goal a", 60_000))).toBeUndefined();
  });

  test("never queue more than five, and count the rest", () => {
    const state = told("a", "b", "c", "d", "e", "f", "g", "g");
    expect(state.waiting).toHaveLength(5);
    expect(state.more).toBe(2);
    expect(spoken(state, 9_000)).toMatchObject({ waiting: [], more: 0 });
  });

  test("do not remember for ever", () => {
    const keys = Array.from({ length: 1_000 }, (_, index) => `${index}`);
    expect(keys.reduce((state, key) => spoken(announce(state, key, key, 0), 0), SILENT).known).toHaveLength(200);
  });
});
