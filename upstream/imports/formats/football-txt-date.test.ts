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

it.each([
  [
    "without weekdays",
    ["12 August", "26 December", "1 January", "19 May"],
    ["2023-08-12", "2023-12-26", "2024-01-01", "2024-05-19"],
  ],
  [
    "of both kinds",
    ["Sat Aug/12 2023", "26 December", "9 March", "Sat Mar/16", "May 19"],
    ["2023-08-12", "2023-12-26", "2024-03-09", "2024-03-16", "2024-05-19"],
  ],
  [
    "without a weekday on a leap day",
    ["Sat Aug/12 2023", "January 6", "29 February"],
    ["2023-08-12", "2024-01-06", "2024-02-29"],
  ],
])("reads the lines %s of a season over two years", (_name, lines, days) => {
  const { read } = dayReader([2023, 2024]);
  expect(lines.map(read)).toEqual(days);
});
