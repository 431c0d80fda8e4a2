import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { LOCALE_CODES, localeRow } from "#contract/tables/locales";
import { MONTH_NAMES, NARROW_WEEKDAYS, WEEKDAY_NAMES } from "./format-date.ts";

const require = createRequire(import.meta.url);

/** dayjs's lists of names for a language. */
const namesOf = (code: (typeof LOCALE_CODES)[number]): string[][] =>
  Object.values(require(`dayjs/locale/${code === "en" ? "en-gb" : localeRow(code).dayjs}`)).filter(
    (value): value is string[] => Array.isArray(value),
  );

test.each(LOCALE_CODES)("the names of days and months in %s are those of dayjs", (code) => {
  const names = namesOf(code);
  // Portuguese abbreviations are written with a full stop.
  expect(names).toContainEqual(WEEKDAY_NAMES[code].map((name) => (code === "pt" ? name.replace(/\.$/, "") : name)));
  const months = MONTH_NAMES[code];
  if (months) expect(names).toContainEqual(months);
});

test.each(LOCALE_CODES)("narrow names of days in %s are those of the calendar", (code) => {
  const narrow = NARROW_WEEKDAYS[code];
  if (narrow) expect(narrow.join(" | ")).toBe(require(`../../locales/${code}/calendar.json`).shortWeekdays);
});
