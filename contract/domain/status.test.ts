import { describe, expect, it } from "vitest";
import { isPhase, PHASES, type Phase, parseStatus, phaseGroup } from "./status.ts";

// Every status word of the specification (section 4), then those of similar suppliers.
const WORDS: [word: string, phase: Phase, minute?: number, added?: number][] = [
  ["FT", "FULL_TIME"],
  ["HT", "HALF_TIME"],
  ["ET", "EXTRA_TIME"],
  ["AET", "AFTER_ET"],
  ["Pen.", "AFTER_PENS"],
  ["Pen", "SHOOTOUT"],
  ["Canc.", "CANCELLED"],
  ["Cancl.", "CANCELLED"],
  ["Cancelled", "CANCELLED"],
  ["Aban.", "ABANDONED"],
  ["Postp.", "POSTPONED"],
  ["No result", "NO_RESULT"],
  ["TBA", "TIME_TBA"],
  ["67", "SECOND_HALF", 67],
  ["1", "FIRST_HALF", 1],
  ["45", "FIRST_HALF", 45],
  ["45+2", "FIRST_HALF", 45, 2],
  ["90+11", "SECOND_HALF", 90, 11],
  ["105+1", "EXTRA_TIME", 105, 1],
  ["67'", "SECOND_HALF", 67],
  ["19:30", "SCHEDULED"],
  ["9:05", "SCHEDULED"],
  ["Q1", "Q1"],
  ["Q2", "Q2"],
  ["Q3", "Q3"],
  ["Q4", "Q4"],
  ["OT", "OT"],
  ["TBD", "TIME_TBA"],
  ["Interr", "INTERRUPTED"],
  ["ft", "FULL_TIME"],
  [" F.T. ", "FULL_TIME"],
  ["Break Time", "ET_BREAK"],
  ["Int.", "INTERRUPTED"],
  ["Susp.", "SUSPENDED"],
  ["Delayed", "DELAYED"],
  ["WO", "AWARDED"],
  ["PEN", "AFTER_PENS"],
  ["1H", "FIRST_HALF"],
  ["2H", "SECOND_HALF"],
  ["LIVE", "FIRST_HALF"],
  ["IN_PLAY", "FIRST_HALF"],
  ["PAUSED", "HALF_TIME"],
  ["EXTRA_TIME", "EXTRA_TIME"],
  ["PENALTY_SHOOTOUT", "SHOOTOUT"],
  ["TIMED", "SCHEDULED"],
  ["PST", "POSTPONED"],
  ["POST", "POSTPONED"],
  ["ABD", "ABANDONED"],
  ["AOT", "FULL_TIME"],
  ["2OT", "OT"],
  ["Final/OT", "FULL_TIME"],
  ["Heatwave", "UNKNOWN"],
  ["constructor", "UNKNOWN"],
  ["toString", "UNKNOWN"],
  ["", "UNKNOWN"],
  ["1234", "UNKNOWN"],
];

describe("parseStatus", () => {
  it.each(WORDS)("reads %j as %s", (word, phase, minute, addedMinute) => {
    expect(parseStatus(word)).toEqual({
      phase,
      ...(minute !== undefined && { minute }),
      ...(addedMinute !== undefined && { addedMinute }),
    });
  });

  it("lets a known phase decide over the word and keeps the minute", () => {
    expect(parseStatus("104", "EXTRA_TIME")).toEqual({ phase: "EXTRA_TIME", minute: 104 });
    expect(parseStatus("45+3", "FIRST_HALF")).toEqual({ phase: "FIRST_HALF", minute: 45, addedMinute: 3 });
    expect(parseStatus("FT", "AFTER_PENS")).toEqual({ phase: "AFTER_PENS" });
  });

  it("falls back to the word when the phase is unknown here", () => {
    expect(parseStatus("HT", "MID_MATCH_PAUSE")).toEqual({ phase: "HALF_TIME" });
    expect(parseStatus("HT", "UNKNOWN")).toEqual({ phase: "HALF_TIME" });
  });

  it("never counts an unknown word as live or final", () => {
    expect(phaseGroup(parseStatus("Moonrise").phase)).toBe("unknown");
  });
});

describe("phases", () => {
  it("each belong to a group and are known by name", () => {
    for (const phase of PHASES) {
      expect(isPhase(phase)).toBe(true);
      expect(phaseGroup(phase)).toBeTruthy();
    }
    expect(isPhase("toString")).toBe(false);
    expect(isPhase(undefined)).toBe(false);
  });
});
