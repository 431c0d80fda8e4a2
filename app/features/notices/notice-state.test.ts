import { describe, expect, test } from "vitest";
import { hasDot, type NoticeEvent, type NoticeState, nextNotices } from "./notice-state.ts";

/** A state as a short text: which of flag, new and open are set. */
const state = (text: string): NoticeState => ({
  isFlagged: text.includes("flag"),
  hasNew: text.includes("new"),
  isOpen: text.includes("open"),
});
const short = ({ isFlagged, hasNew, isOpen }: NoticeState): string =>
  [isFlagged && "flag", hasNew && "new", isOpen && "open"].filter(Boolean).join(" ") || "-";

test.each([
  ["-", false],
  ["flag", true],
  ["new", true],
  ["flag new", true],
  ["open", false],
])("with %s there is a dot: %s", (text, shown) => {
  expect(hasDot(state(text))).toBe(shown);
});

const SEEN = "notified renew";

describe("every state and what may happen to it", () => {
  test.each<[what: string, event: NoticeEvent, outcomes: Record<string, [after: string, effects: string]>]>([
    [
      "the bell opens and closes its dropdown; only a dot makes opening a notice to the upstream",
      { type: "press" },
      {
        "-": ["open", ""],
        flag: ["open", SEEN],
        new: ["open", SEEN],
        "flag new": ["open", SEEN],
        open: ["-", SEEN],
        "new open": ["-", SEEN],
        "flag open": ["-", SEEN],
      },
    ],
    [
      "a click elsewhere or another page closes it",
      { type: "close" },
      { "-": ["-", ""], flag: ["flag", ""], new: ["new", ""], open: ["-", SEEN], "new open": ["-", SEEN] },
    ],
    [
      "a phone's bell and banner clear the dot",
      { type: "visit" },
      { "-": ["-", ""], flag: ["-", SEEN], new: ["-", SEEN], "flag new": ["-", SEEN] },
    ],
    [
      "a new one sets the state of its own",
      { type: "arrive", isSilent: false },
      { "-": ["new", ""], flag: ["flag new", ""], new: ["new", ""], open: ["new open", ""] },
    ],
    ["a silent one does not", { type: "arrive", isSilent: true }, { "-": ["-", ""], flag: ["flag", ""] }],
    [
      "the last popup closed by hand",
      { type: "dismissLast" },
      { new: ["-", SEEN], "flag new": ["flag", SEEN], "-": ["-", SEEN], "new open": ["open", SEEN] },
    ],
    [
      "the record says that nothing is left",
      { type: "renewed", isFlagged: false },
      { "-": ["-", ""], flag: ["-", ""], new: ["-", ""], "flag new open": ["open", ""] },
    ],
    [
      "the record says that something is",
      { type: "renewed", isFlagged: true },
      { "-": ["flag", ""], new: ["flag new", ""], open: ["flag open", ""] },
    ],
  ])("%s", (_, event, outcomes) => {
    for (const [before, [after, effects]] of Object.entries(outcomes)) {
      const next = nextNotices(state(before), event);
      expect([before, short(next.state), next.effects.join(" ")]).toEqual([before, after, effects]);
    }
  });
});
