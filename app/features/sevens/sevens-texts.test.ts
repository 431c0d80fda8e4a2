import { expect, test } from "vitest";
import type { Placeholder } from "#contract/domain/bracket";
import { translatorOf } from "~/i18n/translator";
import { matchLabel, pitchName, placeholderName } from "./sevens-texts.ts";
import { FINAL, FIRST } from "./test-sevens.ts";

const i18n = translatorOf("en", ["matches", "sevens"]);

test.each([
  ["Main Pitch", "Main pitch"],
  ["Pitch 3", "Pitch 3"],
  ["Happy Valley", "Happy Valley"],
])("the pitch %s is called %s", (pitch, name) => {
  expect(pitchName(pitch, i18n)).toBe(name);
});

test("a pitch with a number is named in the page's language", () => {
  expect(pitchName("Pitch 3", translatorOf("zh-Hant", ["sevens"]))).toBe("3號場");
});

test("a match belongs to its group, or to its tree and round", () => {
  expect(matchLabel(FIRST, i18n)).toBe("Group A");
  expect(matchLabel(FINAL, i18n)).toBe("Cup\nFinal");
});

test.each<[Placeholder | undefined, string]>([
  [{ kind: "group", rank: 2, group: "B" }, "Runner-up Group B"],
  [{ kind: "group", rank: 4, group: "D" }, "Fourth in Group D"],
  [{ kind: "group", rank: 5, group: "D" }, "To be decided"],
  [{ kind: "winner", tieId: "cup-quarter_final-2" }, "Winner: Quarter-final 2"],
  [{ kind: "loser", tieId: "bowl-quarter_final-1" }, "Loser: Bowl Quarter-final 1"],
  [{ kind: "winner", tieId: "semi" }, "To be decided"],
  [{ kind: "third", groups: ["A"] }, "To be decided"],
  [undefined, "To be decided"],
])("%o is %s", (placeholder, name) => {
  expect(placeholderName(placeholder, i18n)).toBe(name);
});
