import { describe, expect, test } from "vitest";
import { compileSentence } from "./sentence.ts";

describe("a compiled sentence", () => {
  test.each([
    ["{{home}} against {{away}}.", { home: "Chelsea", away: "Everton" }, "Chelsea against Everton."],
    ["{{away}} … {{home}} … {{away}}", { home: "1", away: 2 }, "2 … 1 … 2"],
    ["no placeholder", {}, "no placeholder"],
    ["{{ spaced }}", { spaced: 0 }, "0"],
    ["{{a}}", { a: "{{b}} $& $1" }, "{{b}} $& $1"],
  ])("%s", (message, values, expected) => {
    expect(compileSentence(message)(values)).toBe(expected);
  });

  test("refuses to leave a placeholder empty", () => {
    expect(() => compileSentence("{{home}} v {{away}}")({ home: "Chelsea" })).toThrow("no value for away");
  });
});
