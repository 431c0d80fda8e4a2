import { describe, expect, test } from "vitest";
import type { MatchChange } from "#contract/domain/live";
import { readMessage } from "../../app/runtime/live/read-message.ts";
import { messageText, readListener } from "./live-message.ts";
import { LiveWindow } from "./live-window.ts";
import { change, NOON } from "./test-changes.ts";

const facts = { now: NOON + 500, hasPush: true };
const textOf = (...changes: MatchChange[]) => {
  const window = new LiveWindow({ since: NOON - 600_000, until: NOON, changes });
  return messageText({ kind: "changes", from: NOON - 30_000, to: NOON, after: NOON - 32_000 }, window, facts);
};
const live = {
  state: "live",
  kickOff: NOON - 3_600_000,
  period: "SECOND_HALF",
  score: [2, 1],
  halfTime: [1, 1],
  reds: [0, 1],
} as const;

describe("a message as text", () => {
  test("is read by a page as what it was, with the changes after the instant", () => {
    const later = change("b", -10);
    expect(readMessage(textOf(change("a", -60), later))).toEqual({
      from: NOON - 30_000,
      to: NOON,
      ...facts,
      changes: [later],
    });
  });

  test("without changes has an empty list", () => {
    expect(readMessage(textOf())).toEqual({ from: NOON - 30_000, to: NOON, ...facts, changes: [] });
  });

  test("leaves the minute to the clock, where there is one, and what no row shows", () => {
    const clock = { from: 46, startedAt: NOON - 600_000 } as const;
    const sent = { ...live, fullTime: [1, 1], minute: 56, addedMinute: 1, clock } as const;
    expect(readMessage(textOf({ ...change("a", -1), match: sent }))).toMatchObject({
      changes: [{ id: "a", match: { ...live, clock } }],
    });
    expect(textOf({ ...change("a", -1), match: sent })).not.toMatch(/"[mxy]":/);
    expect(readMessage(textOf({ ...change("a", -1), match: { ...live, minute: 56 } }))).toMatchObject({
      changes: [{ match: { minute: 56 } }],
    });
  });

  test("says nothing of red cards that nobody has", () => {
    const match = { ...live, reds: [0, 0] } as const;
    const text = textOf({ ...change("a", -1), match });
    expect(text).not.toContain('"r":');
    expect(readMessage(text)).toMatchObject({ changes: [{ match }] });
  });

  test("is short: no name is longer than a letter, and one change takes less than 160 bytes", () => {
    const clock = { from: 46, startedAt: NOON - 600_000 } as const;
    const text = textOf({ ...change("1792004", -1), match: { ...live, clock } });
    expect(text).not.toMatch(/"\w{2,}":/);
    expect(text.length - textOf().length).toBeLessThan(160);
    expect(textOf().length).toBeLessThan(80);
  });

  test("asks a page to reload that cannot be sent changes", () => {
    const window = new LiveWindow({ since: 0, until: NOON, changes: [] });
    const text = messageText({ kind: "reload", to: NOON }, window, { ...facts, hasPush: false });
    expect(readMessage(text)).toEqual({ reload: true, to: NOON, now: NOON + 500 });
  });
});

test.each(["", "<h1>Log in to the network</h1>", "null", "[]", "{}", '{"t":"x","n":1}'])("%j is no message", (text) => {
  expect(readMessage(text)).toBeUndefined();
});

test.each([
  ["/live/football?since=1795262400000", { sport: "football", cursor: 1_795_262_400_000 }],
  ["/live/basketball/socket?since=0", { sport: "basketball", cursor: 0 }],
  ["/live/football?since=1&since=2", { sport: "football", cursor: 1 }],
  ["/live/football?x=1&since=%31", { sport: "football", cursor: 1 }],
  ["/live/cricket?since=1", { sport: undefined, cursor: 1 }],
  ["/live/?since=1", { sport: undefined, cursor: 1 }],
  ["/live/Football?since=1", { sport: undefined, cursor: 1 }],
  ...[
    "",
    "?",
    "?since=",
    "?since=-1",
    "?since=1.5",
    "?since=1e3",
    "?since=%201",
    "?since=now",
    "?since=1234567890123456",
  ].map((search): [string, object] => [`/live/football${search}`, { sport: "football", cursor: undefined }]),
])("%s", (path, listener) => {
  expect(readListener(`https://scores.example${path}`)).toEqual(listener);
});
