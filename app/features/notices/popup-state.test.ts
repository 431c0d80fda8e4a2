import { expect, test } from "vitest";
import { isBlurred, NO_POPUPS, nextPopups, type PopupEvent, type PopupState } from "./popup-state.ts";
import { testNotice } from "./test-notices.ts";

const receive = (now: number, ...ids: string[]): PopupEvent => ({
  type: "receive",
  now,
  notices: ids.map((id) => testNotice(id)),
});
const tick = (now: number): PopupEvent => ({ type: "tick", now });

/** The ids of the stack, with a star if it is blurred. */
const short = (state: PopupState): string =>
  state.popups.map(({ notice }) => notice.id).join(" ") + (isBlurred(state) ? "*" : "");

test.each<[what: string, events: PopupEvent[], stack: string]>([
  ["the latest stands first", [receive(0, "1"), receive(100, "2")], "2 1"],
  ["more than two are blurred", [receive(0, "1", "2", "3")], "3 2 1*"],
  ["it stays for five seconds", [receive(0, "1"), tick(4_999)], "1"],
  ["and goes then", [receive(0, "1"), receive(3_000, "2"), tick(5_000)], "2"],
  ["at most the latest five", [receive(0, "1", "2", "3", "4", "5", "6", "7")], "7 6 5 4 3*"],
  ["one is closed by hand", [receive(0, "1", "2"), { type: "dismiss", id: "2" }], "1"],
  ["the last too", [receive(0, "1"), { type: "dismiss", id: "1" }], ""],
  [
    "a silent one never comes",
    [{ type: "receive", now: 0, notices: [testNotice("1", { isSilent: true }), testNotice("2")] }],
    "2",
  ],
  [
    "a correction takes the place of what it corrects",
    [receive(0, "1", "2"), { type: "receive", now: 10, notices: [testNotice("3", { supersedes: "1" })] }],
    "3 2",
  ],
  [
    "also of what comes with it",
    [{ type: "receive", now: 0, notices: [testNotice("1"), testNotice("2", { supersedes: "1" })] }],
    "2",
  ],
  ["one that comes again stands once", [receive(0, "1", "2"), receive(10, "1")], "1 2"],
  ["nothing goes under the pointer", [receive(0, "1"), { type: "hold", now: 1_000 }, tick(60_000)], "1"],
  [
    "what is left of its time runs on when the pointer leaves",
    [
      receive(0, "1"),
      { type: "hold", now: 1_000 } as const,
      receive(9_000, "2"),
      { type: "release", now: 10_000 } as const,
      tick(14_000),
    ],
    "2",
  ],
  [
    "a stack that was closed under the pointer holds nothing",
    [
      receive(0, "1"),
      { type: "hold", now: 0 } as const,
      { type: "dismiss", id: "1" } as const,
      receive(100, "2"),
      tick(5_100),
    ],
    "",
  ],
  ["what stands there goes when the list opens", [receive(0, "1"), { type: "list", isOpen: true }], ""],
  ["what comes stands in the open list alone", [{ type: "list", isOpen: true }, tick(1_000), receive(1_500, "1")], ""],
  [
    "and not over the page when the list closes",
    [{ type: "list", isOpen: true }, receive(0, "1"), { type: "list", isOpen: false }, receive(10, "2")],
    "2",
  ],
  ["a list that was closed changes nothing", [receive(0, "1"), { type: "list", isOpen: false }], "1"],
  ["there is nothing to hold", [{ type: "hold", now: 0 }, receive(0, "1"), tick(5_000)], ""],
])("%s", (_, events, stack) => {
  expect(short(events.reduce(nextPopups, NO_POPUPS))).toBe(stack);
});

test("a look that changes nothing leaves the state as it is", () => {
  const state = nextPopups(NO_POPUPS, receive(0, "1"));
  expect(nextPopups(state, tick(1_000))).toBe(state);
});
