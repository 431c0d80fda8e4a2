import { describe, expect, test } from "vitest";
import { afterAnnouncing, dueAt, enqueue, NO_ANNOUNCEMENTS } from "./announcer.ts";

const announced = (...keys: string[]) =>
  keys.reduce((state, key) => enqueue(state, key, `Goal ${key}`, 1_000), NO_ANNOUNCEMENTS);

describe("announcements", () => {
  test("wait three seconds to be grouped with others", () => {
    const state = enqueue(announced("a"), "b", "Goal b", 3_500);
    expect(dueAt(state)).toBe(4_000);
    expect(state.waiting).toEqual(["Goal a", "Goal b"]);
  });

  test("are five seconds apart", () => {
    const state = enqueue(afterAnnouncing(announced("a"), 4_000), "b", "Goal b", 4_100);
    expect(dueAt(state)).toBe(9_000);
  });

  test("repeat nothing, neither queued nor announced", () => {
    expect(announced("a", "a").waiting).toHaveLength(1);
    expect(dueAt(enqueue(afterAnnouncing(announced("a"), 4_000), "a", "Goal a", 60_000))).toBeUndefined();
  });

  test("never queue more than five, and count the rest", () => {
    const state = announced("a", "b", "c", "d", "e", "f", "g", "g");
    expect(state.waiting).toHaveLength(5);
    expect(state.more).toBe(2);
    expect(afterAnnouncing(state, 9_000)).toMatchObject({ waiting: [], more: 0 });
  });

  test("forget old keys", () => {
    const keys = Array.from({ length: 1_000 }, (_, index) => `${index}`);
    expect(
      keys.reduce((state, key) => afterAnnouncing(enqueue(state, key, key, 0), 0), NO_ANNOUNCEMENTS).known,
    ).toHaveLength(200);
  });
});
