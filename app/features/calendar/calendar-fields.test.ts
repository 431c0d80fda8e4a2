import { afterEach, describe, expect, test, vi } from "vitest";
import { HIDE_DELAY } from "~/ui/dates/calendar-values";
import { closesAndReopens, deviceDay, fieldsOf, writeFields } from "./calendar-fields.ts";

afterEach(() => void vi.unstubAllGlobals());

describe("the fields that a calendar writes into", () => {
  const field = (opens: string) => ({ dataset: { opens } }) as unknown as HTMLInputElement;
  const all = [field("range"), field("range"), field("range")];
  const querySelectorAll = vi.fn((_selectors: string) => all);
  const page = { querySelectorAll } as unknown as Document;

  test("are the one that was pressed", () => {
    const pressed = field("day");
    expect(fieldsOf(pressed, page)).toEqual([pressed]);
  });

  test("are the first two of a range, whichever was pressed", () => {
    vi.stubGlobal("CSS", { escape: (text: string) => text });
    expect(fieldsOf(all[2] as HTMLInputElement, page, true)).toEqual(all.slice(0, 2));
    expect(querySelectorAll.mock.lastCall?.[0]).toContain('[data-opens="range"]');
  });
});

describe("a chosen text", () => {
  function write(texts: string[]) {
    const events: string[] = [];
    const requestSubmit = vi.fn();
    const fields = texts.map((_, at) => ({
      value: "before",
      form: { requestSubmit },
      dispatchEvent: ({ type, bubbles }: Event) => events.push(`${type} ${at} ${bubbles}`) > 0,
    }));
    writeFields(fields, texts);
    return { values: fields.map(({ value }) => value), events, requestSubmit };
  }

  test("is written into its field, which reports it as if it had been typed", () => {
    const { values, events, requestSubmit } = write(["2026-10-20"]);
    expect([values, events]).toEqual([["2026-10-20"], ["input 0 true", "change 0 true"]]);
    expect(requestSubmit).not.toHaveBeenCalled();
  });

  test("of a range is in both fields before either reports it, and submits their form once", () => {
    const seen: string[] = [];
    const fields = ["from", "to"].map(() => ({
      value: "",
      form: { requestSubmit: () => void seen.push("submitted") },
      dispatchEvent: (): boolean => seen.push(fields.map(({ value }) => value).join()) > 0,
    }));
    writeFields(fields, ["2026-10-20", "2026-10-22"], true);
    expect(seen).toEqual([...Array(4).fill("2026-10-20,2026-10-22"), "submitted"]);
  });

  test("that is missing empties the field", () => {
    const field = { value: "before", form: null, dispatchEvent: () => true };
    writeFields([field], [], true);
    expect(field.value).toBe("");
  });
});

test.each([
  ["the second click of a double click", 2, HIDE_DELAY - 1, true],
  ["a click a moment later", 1, HIDE_DELAY, false],
  ["a key", 0, 1, false],
])(
  "after a calendar was closed, %s (detail %i, %i ms later) is ignored: %s",
  (_name, detail, sinceClosed, isIgnored) => {
    expect(closesAndReopens({ detail }, sinceClosed)).toBe(isIgnored);
  },
);

test.each([
  ["east of Greenwich", -420, "2026-10-18"],
  ["west of it", 300, "2026-10-17"],
])("today is the device's own day %s", (_name, offset, day) => {
  const now = new Date("2026-10-17T20:00:00Z");
  expect(deviceDay(Object.assign(now, { getTimezoneOffset: () => offset }))).toBe(day);
});
