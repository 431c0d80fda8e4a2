import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "./fold.ts";
import { createTextIndex, LEVELS } from "./text-index.ts";

const ENTRIES = [
  ["manchester united", "man united", "曼聯", "曼联"],
  ["manchester city", "曼城"],
  ["leeds united"],
  ["real madrid", "皇家马德里"],
  ["ajax"],
  ["rajasthan united"],
];
const index = createTextIndex(ENTRIES);
const find = (text: string, enough = 10) => Object.fromEntries(index.find(text, enough));

describe("an index of spellings", () => {
  it.each([
    ["manchester united", { 0: LEVELS.exact }],
    ["manchester", { 0: LEVELS.prefix, 1: LEVELS.prefix }],
    ["united", { 0: LEVELS.wordPrefix, 2: LEVELS.wordPrefix, 5: LEVELS.wordPrefix }],
    ["ester", { 0: LEVELS.inside, 1: LEVELS.inside }],
    ["united manchester", { 0: LEVELS.inside }],
    ["mad rea", { 3: LEVELS.inside }],
    ["曼", { 0: LEVELS.prefix, 1: LEVELS.prefix }],
    ["联", { 0: LEVELS.inside }],
    ["马德里", { 3: LEVELS.inside }],
    ["manchster", { 0: LEVELS.mistake, 1: LEVELS.mistake }],
    ["manchster unit", { 0: LEVELS.mistake }],
    ["leedsunited", { 2: LEVELS.mistake }],
    ["ajxa", { 4: LEVELS.mistake }],
    ["d", {}],
    ["", {}],
    ["xyzzy plugh", {}],
    ["manchster untied", { 0: LEVELS.twoMistakes }],
    ["manchster untied fc", {}],
  ])("finds by %s what fits it", (text, levels) => {
    expect(find(text)).toEqual(levels);
  });

  it("looks for mistakes only where too little fits without", () => {
    expect(find("leed", 1)).toEqual({ 2: LEVELS.prefix });
    expect(createTextIndex([["leed"], ["lead"]]).find("lead", 1).size).toBe(1);
    expect(createTextIndex([["leed"], ["lead"]]).find("lead", 2).size).toBe(2);
  });

  it("finds whatever a comparison with each spelling finds, and no more", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "曼", "น"), minLength: 1, maxLength: 4 });
    const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
    fc.assert(
      fc.property(
        fc.array(fc.array(name, { maxLength: 3 }), { maxLength: 12 }),
        fc.oneof(word, name),
        (names, text) => {
          const found = createTextIndex(names).find(text, 0);
          const fits = (spelling: string) =>
            text.length > 1 || text === "曼" ? spelling.includes(text) : ` ${spelling}`.includes(` ${text}`);
          const words = new Set(text.split(" "));
          const hasAll = (spelling: string) => [...words].every((token) => ` ${spelling}`.includes(` ${token}`));
          const expected = names.flatMap((one, entry) => (one.some((s) => fits(s) || hasAll(s)) ? [entry] : []));
          expect([...found.keys()].sort((a, b) => a - b)).toEqual(expected);
        },
      ),
    );
  });

  it("answers any text of a hundred characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 100 }), (text) => {
        expect(() => index.find(foldText(text), 10)).not.toThrow();
      }),
    );
  });
});
