import { expect, test } from "vitest";
import { messageText } from "./live-message.ts";
import { LiveWindow } from "./live-window.ts";
import { change, NOON } from "./test-changes.ts";

const changes = [change("a", -60), change("b", -10)];
const window = new LiveWindow({ since: NOON - 600_000, until: NOON, changes });
const facts = { now: NOON + 500, hasPush: true };

test("a message is the JSON of a LiveMessage, the changes after the instant in it", () => {
  const telling = { kind: "changes", from: NOON - 30_000, to: NOON, after: NOON - 32_000 } as const;
  expect(messageText(telling, window, facts)).toBe(
    JSON.stringify({ from: NOON - 30_000, to: NOON, ...facts, changes: [changes[1]] }),
  );
});

test("a message without changes has an empty list", () => {
  const telling = { kind: "changes", from: NOON, to: NOON, after: NOON } as const;
  expect(JSON.parse(messageText(telling, window, facts))).toEqual({ from: NOON, to: NOON, ...facts, changes: [] });
});

test("a page that cannot be told is told to load anew", () => {
  expect(JSON.parse(messageText({ kind: "reload", to: NOON }, window, { ...facts, hasPush: false }))).toEqual({
    reload: true,
    to: NOON,
    now: NOON + 500,
    hasPush: false,
  });
});
