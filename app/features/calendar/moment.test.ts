import { describe, expect, test } from "vitest";
import { orderedRange, readDateRange } from "~/ui/dates/date-range";
import { addMonths, addToMonth } from "~/ui/dates/dates";
import { textsOf } from "./choice.ts";
import { type Mode, type Moment, parseMoment, writeMoment } from "./moment.ts";
import { checkedMinuteStep, hourShown, hoursToChoose, minutesToChoose, shownHour, timeOf } from "./time-steps.ts";

describe("a field's text", () => {
  test.each<[Mode, string, Moment | undefined]>([
    ["date", "2026-10-17", { date: "2026-10-17" }],
    ["date", " 2026-10-17 ", { date: "2026-10-17" }],
    ["date", "2026-02-30", undefined],
    ["date", "17/10/2026", undefined],
    ["date", "", undefined],
    ["datetime", "2026-10-17T18:30", { date: "2026-10-17", time: "18:30" }],
    ["datetime", "2026-10-17T18:30:15", { date: "2026-10-17", time: "18:30" }],
    ["datetime", "2026-10-17T24:00", undefined],
    ["datetime", "2026-10-17", undefined],
    ["time", "07:05", { time: "07:05" }],
    ["time", "7:05", undefined],
    ["time", "12:60", undefined],
  ])("of %s: “%s”", (mode, text, moment) => {
    expect(parseMoment(text, mode)).toEqual(moment);
    if (moment) expect(text.trim().startsWith(writeMoment(moment, mode))).toBe(true);
  });
});

describe("months away", () => {
  test.each([
    ["2026-11-21", 1, "2026-12-21"],
    ["2026-12-21", 1, "2027-01-21"],
    ["2027-01-31", 1, "2027-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2028-02-29", -36, "2025-02-28"],
    ["2026-01-15", -1, "2025-12-15"],
  ])("%s and %i months is %s", (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
    expect(addToMonth(date.slice(0, 7), months)).toBe(expected.slice(0, 7));
  });
});

describe("a clock of 24 hours by default, of 12 with AM and PM", () => {
  test.each([
    [0, { hour: 12, half: "am" }],
    [1, { hour: 1, half: "am" }],
    [11, { hour: 11, half: "am" }],
    [12, { hour: 12, half: "pm" }],
    [23, { hour: 11, half: "pm" }],
  ] as const)("%i o’clock", (hour, shown) => {
    expect(shownHour(hour, false)).toEqual({ hour, half: "" });
    expect(shownHour(hour, true)).toEqual(shown);
    expect(hourShown(shown)).toBe(hour);
    expect(hourShown({ hour, half: "" })).toBe(hour);
  });

  test("offers every hour once", () => {
    expect(hoursToChoose(false)).toHaveLength(24);
    const halves = ["am", "pm"] as const;
    const all = halves.flatMap((half) => hoursToChoose(true).map((hour) => hourShown({ hour, half })));
    expect(all).toEqual(hoursToChoose(false));
    expect(timeOf(7, 5)).toBe("07:05");
  });
});

describe("minutes", () => {
  test.each([
    [undefined, 1],
    [15, 15],
    [0, 1],
    [60, 1],
    [7.5, 1],
    [Number.NaN, 1],
  ])("by %s: each %i", (option, step) => {
    expect(checkedMinuteStep(option)).toBe(step);
  });

  test.each([
    [15, 0, [0, 15, 30, 45]],
    [30, 10, [0, 10, 30]],
  ])("each %i, %i being chosen", (step, chosen, minutes) => {
    expect(minutesToChoose(step, chosen)).toEqual(minutes);
  });

  test("each of them by default", () => {
    expect(minutesToChoose(checkedMinuteStep(undefined), 0)).toHaveLength(60);
  });
});

describe("a range", () => {
  test("whose start is after its end is swapped", () => {
    expect(orderedRange("2026-10-18", "2026-10-17")).toEqual({ from: "2026-10-17", to: "2026-10-18" });
  });

  test.each([
    ["", {}],
    ["from=2026-10-17", { from: "2026-10-17" }],
    ["from=&to=2026-10-18", { to: "2026-10-18" }],
    ["from=2026-10-18&to=2026-10-17", { from: "2026-10-17", to: "2026-10-18" }],
    ["from=2026-02-30", undefined],
    ["to=soon", undefined],
  ])("of the query “%s”", (query, range) => {
    expect(readDateRange(new URLSearchParams(query))).toEqual(range);
  });
});

describe("what is taken over", () => {
  const open = { min: "", max: "" };
  const days = { from: "2026-10-17", to: "2026-10-18" };
  test.each<[string, Mode, Parameters<typeof textsOf>[0], { min: string; max: string }[], string[] | undefined]>([
    ["a day", "date", { days, times: [] }, [open], ["2026-10-17"]],
    ["a range", "date", { days, times: [] }, [open, open], ["2026-10-17", "2026-10-18"]],
    ["a day and a time", "datetime", { days, times: ["18:30"] }, [open], ["2026-10-17T18:30"]],
    ["a time alone", "time", { days: undefined, times: ["18:30"] }, [open], ["18:30"]],
    [
      "times the wrong way round",
      "time",
      { days: undefined, times: ["18:30", "07:00"] },
      [open, open],
      ["07:00", "18:30"],
    ],
    ["a time before the first", "time", { days: undefined, times: ["07:00"] }, [{ min: "09:00", max: "" }], ["09:00"]],
    ["one after the last", "time", { days: undefined, times: ["23:00"] }, [{ min: "", max: "21:00" }], ["21:00"]],
    ["a time without a day", "datetime", { days: undefined, times: ["18:30"] }, [open], undefined],
    ["nothing", "date", { days: undefined, times: [] }, [open], undefined],
  ])("%s", (_name, mode, chosen, fields, texts) => {
    expect(textsOf(chosen, mode, fields)).toEqual(texts);
  });
});
