import { describe, expect, test } from "vitest";
import texts from "../../../locales/en/calendar.json";
import { chosenDays, readSetup } from "./calendar-setup.ts";

const field = { value: "", min: "", max: "", required: false };
const place = {
  options: { label: "Day" },
  fields: [field],
  texts,
  tag: "th",
  width: 390,
  deviceDay: "2026-11-21",
  yearsAhead: 0,
};

describe("a calendar is by default", () => {
  test("for a single day among all, of six weeks and 24 hours", () => {
    expect(readSetup(place)).toMatchObject({
      label: "Day",
      mode: "date",
      firstDay: 0,
      isTrimmed: false,
      minuteStep: 1,
      is12Hours: false,
      today: "2026-11-21",
      values: [{}],
      rules: { isRange: false, isRequired: false, months: 1, disallowed: new Set() },
    });
  });
});

describe("a calendar takes over", () => {
  test("the page's options and the fields' attributes", () => {
    const options = {
      label: "Days",
      mode: "datetime",
      isRange: true,
      isTrimmed: true,
      minuteStep: 15,
      is12Hours: true,
      today: "2022-11-25",
      disabled: ["2026-10-20", "2026-10-21"],
    } as const;
    const limited = { value: "2026-10-17T18:30", min: "2026-10-01T12:00", max: "2026-10-31T12:00", required: true };
    const setup = readSetup({ ...place, options, fields: [limited, field], width: 1_280 });
    expect(setup).toMatchObject({
      mode: "datetime",
      isTrimmed: true,
      minuteStep: 15,
      is12Hours: true,
      today: "2022-11-25",
      values: [{ date: "2026-10-17", time: "18:30" }, {}],
      rules: {
        isRange: true,
        isRequired: true,
        months: 3,
        reach: { min: "2026-10-01", max: "2026-10-31" },
        disallowed: new Set(["2026-10-20", "2026-10-21"]),
      },
    });
    expect(chosenDays(setup.values)).toEqual({ from: "2026-10-17", to: "2026-10-17" });
  });

  test("a range of one field as a single day", () => {
    expect(readSetup({ ...place, options: { label: "Day", isRange: true } }).rules.isRange).toBe(false);
  });

  test("no limits between which nothing lies", () => {
    const fields = [{ ...field, min: "2026-11-01", max: "2026-10-01" }];
    expect(() => readSetup({ ...place, fields })).toThrow("Invalid page range provided.");
  });
});
