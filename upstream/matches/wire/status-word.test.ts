import { describe, expect, it } from "vitest";
import { PHASES, parseStatus } from "#contract/domain/status";
import { KICK_OFF } from "../test-data.ts";
import { statusWord } from "./status-word.ts";

const SAYS_NOTHING = new Set(["UNKNOWN"]);

describe("statusWord", () => {
  it.each([
    [{ phase: "SCHEDULED" }, "14:00"],
    [{ phase: "FIRST_HALF", minute: 23 }, "23"],
    [{ phase: "FIRST_HALF", minute: 45, addedMinute: 2 }, "45+2"],
    [{ phase: "SECOND_HALF", minute: 90, addedMinute: 11 }, "90+11"],
    [{ phase: "FIRST_HALF" }, "1H"],
    [{ phase: "SECOND_HALF" }, "2H"],
    [{ phase: "HALF_TIME" }, "HT"],
    [{ phase: "SHOOTOUT" }, "Pen"],
    [{ phase: "AFTER_PENS" }, "Pen."],
    [{ phase: "POSTPONED" }, "Postp."],
  ] as const)("of %o is %s", (state, word) => {
    expect(statusWord({ kickOff: KICK_OFF }, state)).toBe(word);
  });

  it.each(PHASES.filter((phase) => !SAYS_NOTHING.has(phase)))("of %s is read back as the same phase", (phase) => {
    const isExtraTime = phase === "EXTRA_TIME";
    const word = statusWord({ kickOff: KICK_OFF }, isExtraTime ? { phase, minute: 97 } : { phase });
    expect(parseStatus(word).phase).toBe(phase);
    // A minute that nobody knows is not made up.
    if (!isExtraTime) expect(parseStatus(word)).not.toHaveProperty("minute");
  });
});
