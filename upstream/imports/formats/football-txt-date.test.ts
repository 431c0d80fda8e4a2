import { expect, it } from "vitest";
import { dayReader, isDateLine } from "./football-txt-date.ts";

it.each([
  ["June 24", "1950-06-24"],
  [" July 2", "1950-07-02"],
  ["16 July", "1950-07-16"],
  ["Sat Jun 24", "1950-06-24"],
])("reads the day of a line: %s", (line, day) => {
  expect(isDateLine(line)).toBe(true);
  expect(dayReader([1950]).read(line)).toBe(day);
});

it.each(["Group 1", "Final Round", "Marseille 2", "2 Mayo", "May", "24"])("is no day: %s", (line) => {
  expect(isDateLine(line)).toBe(false);
});
