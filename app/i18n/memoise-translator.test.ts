import { createInstance } from "i18next";
import { expect, test, vi } from "vitest";
import { memoiseTranslator, translatorOf } from "./translator.ts";

function translator() {
  const made = createInstance();
  made.init({
    lng: "en",
    ns: ["one", "two"],
    defaultNS: "one",
    initImmediate: false,
    resources: { en: { one: { word: "first", many: "{{n}} of one" }, two: { word: "second" } } },
  });
  const spy = vi.spyOn(made, "t");
  memoiseTranslator(made);
  return { fixed: made.getFixedT as unknown as (lng: null, ns: string | string[]) => Say, spy };
}

type Say = (key: string, values?: object) => string;

test("a word is worked out once, and is that of its namespace", () => {
  const { fixed, spy } = translator();
  for (let time = 0; time < 3; time += 1) {
    expect(fixed(null, "one")("word")).toBe("first");
    expect(fixed(null, "two")("word")).toBe("second");
    expect(fixed(null, ["one", "two"])("two:word")).toBe("second");
  }
  expect(spy).toHaveBeenCalledTimes(3);
});

test.each([
  ["small numbers", [1, 2, 1], 2],
  ["numbers without end", [1000, 1.5, 1000], 3],
  ["texts", ["1", "x", "1"], 3],
])("a sentence with %s is that of its values", (_of, values, times) => {
  const { fixed, spy } = translator();
  expect(values.map((n) => fixed(null, "one")("many", { n }))).toEqual(values.map((n) => `${n} of one`));
  expect(spy).toHaveBeenCalledTimes(times);
});

test("the translators of pages remember", () => {
  const { getFixedT } = translatorOf("th", ["matches"]);
  expect(getFixedT(null, "matches")).toBe(getFixedT(null, "matches"));
});
