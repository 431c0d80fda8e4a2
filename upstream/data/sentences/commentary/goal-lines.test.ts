import { expect, it } from "vitest";
import { LINE_KEYS } from "./keys.ts";
import { TEXTS } from "./texts.ts";

// "Shot into Arsenal 1-0 Chelsea" says whose goal the ball went into: a score begins a sentence of its own, or is named.
const BEFORE_SCORE = {
  th: /(?:สกอร์|ผลการแข่งขัน|สกอร์ดวลจุดโทษ|สกอร์ยังเป็น) $/,
  vn: /(?:^|[.!:] |tỷ số |vẫn là )$/,
  kh: /(?:^|[។!៖] ?|លទ្ធផល(?:នៅ)? )$/,
} as const;

it("lines with a score are found in each language", () => {
  for (const locale of ["th", "vn", "kh"] as const)
    expect(
      Object.values(TEXTS[locale])
        .flat()
        .filter((text) => text.includes("{home} {score} {away}")).length,
    ).toBeGreaterThan(20);
});

it.each(LINE_KEYS)("no club's name follows straight after a verb in %s", (key) => {
  for (const locale of ["th", "vn", "kh"] as const)
    for (const text of TEXTS[locale][key]) {
      const [before, after] = text.replaceAll("\u200b", "").split("{home} {score} {away}");
      if (after !== undefined) expect(before, text).toMatch(BEFORE_SCORE[locale]);
    }
});
