import { describe, expect, it } from "vitest";
import { daily, kickOffs } from "./kick-offs.ts";

describe("kick-off slots in their short form", () => {
  it("are a weekday, a time and a share of the round", () => {
    expect(kickOffs("Sat 15:00 x5, Sun 16:30")).toEqual([
      { day: 6, time: "15:00", share: 5 },
      { day: 0, time: "16:30", share: 1 },
    ]);
  });

  it.each(["Sat", "Sat 25:00", "Samstag 15:00", "Sat 15:00 x", "Sat 15:00,Sun 16:30"])("are refused as %j", (text) => {
    expect(() => kickOffs(text)).toThrow("not a kick-off slot");
  });

  it("can be the same on every day or on some", () => {
    expect(daily("18:00").map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(daily("18:00", ["Tue", "Thu"])).toEqual(kickOffs("Tue 18:00, Thu 18:00"));
  });
});
