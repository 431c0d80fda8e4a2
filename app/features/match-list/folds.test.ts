import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFolds, standsOpen, withFolds } from "./folds.ts";

describe("the visitor's folding", () => {
  test.each([
    ["nothing kept", null, []],
    [
      "one open, one folded",
      "+39 -766",
      [
        ["39", true],
        ["766", false],
      ],
    ],
    ["what something else left there", '{"39":1}', []],
  ] as const)("%s", (_name, text, folds) => {
    expect([...readFolds(text)]).toEqual(folds);
  });

  test("of one competition is the same when only the text is asked", () => {
    const ids = fc.stringMatching(/^[a-z0-9]{1,3}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(ids, fc.boolean())), ids, fc.boolean(), (choices, id, isOpen) => {
        const text = withFolds(new Map(), choices);
        expect(standsOpen(text, id, isOpen)).toBe(readFolds(text).get(id) ?? isOpen);
      }),
    );
  });

  test("a later choice takes the place of an earlier one and stands last", () => {
    expect(withFolds(readFolds("+39 -766"), [["39", false]])).toBe("-766 -39");
  });

  test("what is kept is read back, and never grows beyond some kilobytes", () => {
    const ids = fc.stringMatching(/^[a-z0-9]{1,12}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(ids, fc.boolean()), { maxLength: 500 }), (choices) => {
        const text = withFolds(new Map(), choices);
        expect(text.length).toBeLessThan(5_000);
        expect([...readFolds(text)]).toEqual([...readFolds(withFolds(readFolds(text), []))]);
        const last = choices.at(-1);
        if (last) expect(readFolds(text).get(last[0])).toBe(last[1]);
      }),
    );
  });
});
