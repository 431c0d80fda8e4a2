import { describe, expect, test } from "vitest";
import { LIVE_KEYS } from "#contract/tables/live-keys";
import { withShortKeys } from "#worker/live/live-message";
import { goalsAt, messageOf } from "../../features/live/test-changes.ts";
import { readMessage } from "./read-message.ts";

const NOON = Date.parse("2026-10-17T12:00:00Z");
const short = (message: object) => JSON.stringify(message, withShortKeys);

describe("a message", () => {
  test("of changes is read with its long names, and with red cards that it leaves out", () => {
    const message = messageOf(NOON - 1, NOON, [goalsAt("m1", 2, NOON)], true);
    const text = short(message);
    expect(text).toContain(`"${LIVE_KEYS.changes}"`);
    expect(readMessage(text)).toEqual(message);
    const withoutReds = text.replace(`,"${LIVE_KEYS.reds}":[0,0]`, "");
    expect(withoutReds).not.toBe(text);
    expect(readMessage(withoutReds)).toEqual(message);
  });

  test("that asks for the page is read", () => {
    const reload = { reload: true, to: NOON, now: NOON } as const;
    expect(readMessage(short(reload))).toEqual(reload);
  });

  test.each([
    ["nothing", ""],
    ["a page of the network", "<html>Sign in to this network</html>"],
    ["JSON of somebody else", '{"result":{}}'],
    ["null", "null"],
    ["a word", '"pong"'],
    ["a kind that this build does not know", short({ kind: "weather", from: 1, to: 2, now: 2 })],
    ["changes from nowhere", short({ to: 2, now: 2, changes: [] })],
    ["changes that are none", short({ from: 1, to: 2, now: 2, changes: "many" })],
    ["changes without a time", short({ from: 1, to: 2, changes: [] })],
    ["a wish that is none", short({ reload: "soon", to: 2, now: 2 })],
  ])("that is %s is none", (_name, text) => {
    expect(readMessage(text)).toBeUndefined();
  });
});
