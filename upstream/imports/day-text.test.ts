import { describe, expect, it } from "vitest";
import { toIsoDay } from "./day-text.ts";

describe("isoDayOf", () => {
  it.each([
    ["2023-08-11", "2023-08-11"],
    ["11-08-2023", "2023-08-11"],
    ["11/08/2017", "2017-08-11"],
    ["11/08/17", "2017-08-11"],
    ["1/8/98", "1998-08-01"],
    ["1.8.2023", "2023-08-01"],
    [" 11-08-2023 ", "2023-08-11"],
    ["11-08/2023", "11-08/2023"],
    ["soon", "soon"],
  ])("reads %j as %j", (text, day) => {
    expect(toIsoDay(text)).toBe(day);
  });
});
