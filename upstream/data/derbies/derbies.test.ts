import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { teamById } from "../../competitions/world/world.ts";
import { DERBY_PAIRS, derbyOf } from "./derbies.ts";

const pairs = DERBY_PAIRS.map((key) => key.split(" ") as [string, string]);

test("a derby is one whoever is at home, and no other match is one", () => {
  const [one, other] = pairs[0]!;
  expect(derbyOf(one, other)).toBe(derbyOf(other, one));
  expect(derbyOf(one, "1")).toBeUndefined();
});

test.each([
  ["the North London derby", "20118", "20101", "North London derby"],
  ["the rivalry of Celtics and Lakers", "80023", "80001", "Celtics–Lakers rivalry"],
])("%s", (_case, home, away, name) => {
  expect(derbyOf(home, away)?.names.en).toBe(name);
});

describe("the table of derbies", () => {
  test("has teams on offer, of one sport, each pair once", () => {
    const wrong = pairs.filter(([one, other]) => !teamById(one) || !teamById(other) || one[0] !== other[0]);
    expect(wrong).toEqual([]);
    expect(new Set(DERBY_PAIRS).size).toBe(DERBY_PAIRS.length);
    expect(DERBY_PAIRS.length).toBeGreaterThan(120);
  });

  test.each(LOCALE_CODES)("has a name for each: %s", (locale) => {
    const names = pairs.map(([one, other]) => derbyOf(one, other)!.names[locale]);
    expect(names.filter((name) => !name || /[|{}]|^\s|\s$/.test(name))).toEqual([]);
  });

  test("writes Thai and Chinese names in their scripts", () => {
    const scripts = { th: /\p{Script=Thai}/u, "zh-Hans": /\p{Script=Han}/u, "zh-Hant": /\p{Script=Han}/u } as const;
    for (const [locale, script] of Object.entries(scripts))
      for (const [one, other] of pairs)
        expect(derbyOf(one, other)!.names[locale as keyof typeof scripts]).toMatch(script);
  });
});
