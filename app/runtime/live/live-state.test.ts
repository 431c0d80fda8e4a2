import { describe, expect, test } from "vitest";
import { CLOCK_SKEW } from "#contract/time/push-times";
import { goalsAt, messageOf } from "../../features/live/test-changes.ts";
import { type LiveState, receive, replacePage, SEEN_FOR, startState } from "./live-state.ts";

const PAGE = 1_000_000;
const start = startState(PAGE);

function having(state: LiveState, ...messages: ReturnType<typeof messageOf>[]): LiveState {
  return messages.reduce((before, message) => {
    const received = receive(before, message);
    return received.kind === "changes" ? received.state : before;
  }, state);
}

const idsOf = (state: LiveState, message: ReturnType<typeof messageOf>): string[] | string => {
  const received = receive(state, message);
  return received.kind === "changes" ? received.changes.map(({ id, seq }) => `${id}${seq}`) : received.kind;
};

describe("a message", () => {
  const seen = having(start, messageOf(PAGE - CLOCK_SKEW, PAGE + 10, [goalsAt("a", 2, PAGE + 5)]));

  test.each([
    ["that goes on from the cursor is news", messageOf(PAGE + 10, PAGE + 20, [goalsAt("a", 3, PAGE + 15)]), ["a3"]],
    ["that reaches further back is news as far as it is", messageOf(PAGE, PAGE + 20, [goalsAt("a", 2, PAGE + 5)]), []],
    ["of a match not heard of yet is news", messageOf(PAGE + 10, PAGE + 20, [goalsAt("b", 1, PAGE + 15)]), ["b1"]],
    ["with an older number shows nothing", messageOf(PAGE + 10, PAGE + 20, [goalsAt("a", 1, PAGE + 15)]), []],
    [
      "with a newer number and a lower score is a correction",
      messageOf(PAGE + 10, PAGE + 20, [goalsAt("a", 3, PAGE + 15, [0, 0])]),
      ["a3"],
    ],
    [
      "of what the edge has learnt late is news",
      messageOf(PAGE + 10, PAGE + 20, [goalsAt("a", 3, PAGE + 1), goalsAt("b", 1, PAGE - 60_000)]),
      ["a3", "b1"],
    ],
    ["of before the page was fetched shows nothing", messageOf(PAGE - 9, PAGE - 1, [goalsAt("b", 1, PAGE - 5)]), []],
    ["that begins behind the cursor leaves a gap", messageOf(PAGE + 11, PAGE + 20, []), "gap"],
  ])("%s", (_name, message, expected) => {
    expect(idsOf(seen, message)).toEqual(expected);
  });

  test("moves the cursor on, never back", () => {
    expect(having(seen, messageOf(PAGE, PAGE + 9)).cursor).toBe(PAGE + 10);
    expect(having(seen, messageOf(PAGE, PAGE + 30)).cursor).toBe(PAGE + 30);
  });

  test("that asks to reload fetches the page, unless another edge is just a little behind", () => {
    const reload = (to: number) => receive(seen, { reload: true, to, now: to }).kind;
    expect(reload(PAGE + 3_600_000)).toBe("reload");
    expect(reload(PAGE + 9)).toBe("changes");
    expect(reload(PAGE - 3_600_000)).toBe("reload");
  });
});

describe("changes from just before the page was fetched", () => {
  const first = messageOf(PAGE - CLOCK_SKEW, PAGE - 500, [goalsAt("a", 1, PAGE - 700), goalsAt("b", 1, PAGE - 600)]);
  const next = messageOf(PAGE - 500, PAGE + 500, [goalsAt("b", 2, PAGE - 100)]);

  test("waits for more, is no gap, and gives way to what happened next", () => {
    expect(idsOf(start, first)).toEqual([]);
    expect(idsOf(having(start, first), next)).toEqual(["a1", "b2"]);
    const after = having(start, first, next);
    expect([after.cursor, after.pending]).toEqual([PAGE + 500, undefined]);
  });

  test("are dropped where a message after them is missing, and polled again", () => {
    expect(having(start, first).cursor).toBe(PAGE - CLOCK_SKEW);
    expect(idsOf(having(start, first), messageOf(PAGE - 400, PAGE + 500))).toBe("gap");
    const polled = messageOf(PAGE - CLOCK_SKEW, PAGE + 500, [goalsAt("b", 2, PAGE - 100)]);
    expect(idsOf(having(start, first), polled)).toEqual(["a1", "b2"]);
  });
});

describe("another response of the page", () => {
  const seen = having(
    start,
    messageOf(PAGE - CLOCK_SKEW, PAGE + 5_000, [goalsAt("a", 2, PAGE + 1_000), goalsAt("b", 7, PAGE + 4_000)]),
  );

  test("is filled up with what it lacks", () => {
    const replaced = replacePage(seen, PAGE + 2_000);
    expect(replaced?.changes.map(({ id }) => id)).toEqual(["b"]);
    expect(replaced?.state).toMatchObject({ pageAt: PAGE + 2_000, cursor: PAGE + 5_000 });
  });

  test("that knows more moves the cursor on", () => {
    const replaced = replacePage(seen, PAGE + 60_000);
    expect(replaced).toMatchObject({ changes: [], state: { cursor: PAGE + 60_000 - CLOCK_SKEW } });
  });

  test("that is no newer, or too old to be filled up, is of no use", () => {
    expect(replacePage(seen, PAGE)).toBeUndefined();
    const later = having(seen, messageOf(PAGE, PAGE + SEEN_FOR + 60_000));
    expect(replacePage(later, PAGE + 30_000)).toBeUndefined();
  });
});
