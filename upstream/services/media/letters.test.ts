import { describe, expect, it } from "vitest";
import { LETTERS } from "../../data/media/letters.ts";
import { letters } from "./letters.ts";

const PLACE = { x: 16, y: 20, height: 9, width: 19 };

/** Where the letters are moved to, and their scale. */
function placed(text: string): { left: number; top: number; scale: number } {
  const [, left, top, scale] = /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(letters(text, PLACE, "#fff")) ?? [];
  return { left: Number(left), top: Number(top), scale: Number(scale) };
}

describe("letters", () => {
  it.each([..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"])("%s has a line", (letter) => {
    expect(LETTERS[letter]?.line).toMatch(/^M[\d .MLHVACZ-]+$/);
    expect(letters(letter, PLACE, "#fff")).toContain(`d="${LETTERS[letter]?.line}"`);
  });

  it("are as high as they may be, and smaller where they are many", () => {
    expect(placed("AV").scale).toBe(placed("I").scale);
    expect(placed("WMW").scale).toBeLessThan(placed("AV").scale);
  });

  it("stand in the middle", () => {
    const { left, scale } = placed("H");
    expect(left + (LETTERS.H?.width ?? 0) * (scale / 2)).toBeCloseTo(PLACE.x, 1);
  });

  it("leave out what is none", () => {
    expect(letters("<&", PLACE, "#fff")).toBe("");
    expect(letters("A&", PLACE, "#fff")).toBe(letters("A", PLACE, "#fff"));
  });
});
