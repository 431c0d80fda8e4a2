import { describe, expect, it } from "vitest";
import { faultsOf, pluralForms } from "./completeness.ts";

const english = {
  title: "{{home}} v {{away}}",
  day: { next: "Next day" },
  count_one: "{{count}} match",
  count_other: "{{count}} matches",
};
const thai = { title: "{{home}} พบ {{away}}", day: { next: "วันถัดไป" }, count_other: "{{count}} นัด" };

describe("faultsOf", () => {
  it("finds nothing in a whole translation", () => {
    expect(faultsOf(english, thai, "th")).toEqual([]);
  });

  it.each([
    ["a missing text", { ...thai, day: {} }, "day.next is missing"],
    ["an empty text", { ...thai, day: { next: "" } }, "day.next is missing"],
    ["a text of its own", { ...thai, more: "x" }, "more is not in English"],
    [
      "a plural form that the language does not have",
      { ...thai, count_one: "{{count}} นัด" },
      "count_one is not in English",
    ],
    ["a lost placeholder", { ...thai, title: "{{home}}" }, "title lacks the placeholder away"],
    [
      "a misspelt placeholder",
      { ...thai, title: "{{home}} {{away}} {{Away}}" },
      "title has the unknown placeholder Away",
    ],
    ["a count without its number", { ...thai, count_other: "นัด" }, "count_other lacks the placeholder count"],
  ])("finds %s", (_, translated, fault) => {
    expect(faultsOf(english, translated, "th")).toEqual([fault]);
  });

  it("lets a form for none do without the number", () => {
    const portuguese = {
      ...thai,
      count_zero: "Nenhum jogo",
      count_one: "{{count}} jogo",
      count_many: "{{count}} jogos",
    };
    expect(faultsOf(english, portuguese, "pt")).toEqual([]);
  });
});

it("lets a language name a figure that English leaves out", () => {
  const chinese = { ...thai, count_other: "{{count}}场{{wins}}胜制" };
  expect(faultsOf(english, chinese, "zh-Hans")).toEqual([]);
});

it("knows the plural forms of each language", () => {
  expect(pluralForms("km")).toEqual(["other"]);
  expect(pluralForms("pt")).toEqual(["many", "one", "other"]);
});
