import { expect, test } from "vitest";
import { withUnbrokenWords } from "./unbroken-words.mjs";

test("a loan word has a word joiner wherever a browser would part it, at any depth", () => {
  expect(withUnbrokenWords("th", { stats: { ast: "แอสซิสต์ของทีม" } })).toEqual({
    stats: { ast: "แอส\u2060ซิ\u2060สต์ของทีม" },
  });
  expect(withUnbrokenWords("kh", { note: "បង្កើតដោយកុំព្យូទ័រ" })).toEqual({ note: "បង្កើតដោយកុំ\u2060ព្យូទ័រ" });
});

test("other languages stay as they are", () => {
  const texts = { heading: "Assists" };
  expect(withUnbrokenWords("en", texts)).toBe(texts);
});
