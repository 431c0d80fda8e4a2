import { expect, test } from "vitest";
import { decideWalkthrough, isWalkthroughSkipped, skipWalkthrough } from "./walkthrough-decision.ts";

const NEW = { isMember: true, isSkipped: false, hasSeen: false, isOccupied: false };

test.each([
  ["a new member", NEW, "show"],
  ["a guest", { ...NEW, isMember: false }, "none"],
  ["one who has skipped it", { ...NEW, isSkipped: true }, "none"],
  ["one who has seen it", { ...NEW, hasSeen: true }, "none"],
  ["one of whom nothing is known", { ...NEW, hasSeen: undefined }, "ask"],
  ["one of whom nothing is known, over a dialog", { ...NEW, hasSeen: undefined, isOccupied: true }, "ask"],
  ["a new member who does something else", { ...NEW, isOccupied: true }, "none"],
  ["a guest of whom nothing is known", { ...NEW, isMember: false, hasSeen: undefined }, "none"],
] as const)("%s", (_, known, move) => {
  expect(decideWalkthrough(known)).toBe(move);
});

test("skipping is noted in the tab", () => {
  const entries = new Map<string, string>();
  const store = () => ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  });
  expect(isWalkthroughSkipped(store)).toBe(false);
  skipWalkthrough(store);
  expect(isWalkthroughSkipped(store)).toBe(true);
});

test("where nothing may be stored, nobody is asked", () => {
  const forbidden = () => {
    throw new DOMException("denied", "SecurityError");
  };
  expect(() => skipWalkthrough(forbidden)).not.toThrow();
  expect(isWalkthroughSkipped(forbidden)).toBe(true);
});
