import { expect, test } from "vitest";
import { matchVersion, readSharePicture, type SharePicture, sharePicturePath, tableVersion } from "./share-pictures.ts";

test.each<SharePicture>([
  { kind: "match", id: "12026101701", locale: "zh-Hant", version: "f2-1_4-3" },
  { kind: "contest", id: "fp-2026w48", locale: "en", version: "1" },
  { kind: "table", id: "101", locale: "kh", version: "2026-27.497998" },
])("an address of $kind is read as it was written", (picture) => {
  const file = sharePicturePath(picture).replace("share/", "");
  expect(readSharePicture(file)).toEqual(picture);
  // What the storage takes for a file's name.
  expect(file).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/);
});

test.each(["match_1_en.png", "team_1_xx_1.png", "film_1_en_1.png", "match_../1_en_1.png", "match_1_en_1.svg"])(
  "%s is no picture",
  (file) => {
    expect(readSharePicture(file)).toBeUndefined();
  },
);

test("a match's version changes with its kick-off, its state and its score, and not with the minute", () => {
  const kickOff = Date.UTC(2026, 9, 17, 14);
  const before = matchVersion({ state: "scheduled", kickOff });
  expect(matchVersion({ state: "scheduled", kickOff: kickOff + 3_600_000 })).not.toBe(before);
  expect(matchVersion({ state: "live", kickOff, score: [0, 0] })).toBe("l0-0_");
  expect(matchVersion({ state: "finished", kickOff, score: [1, 1], shootout: [4, 3] })).toBe("f1-1_4-3");
  expect(matchVersion({ state: "void", kickOff })).toBe("v_");
});

test("a table's version is its season and the hour", () => {
  const [first, last, next] = [0, 59, 60].map((minute) => tableVersion("2026-27", Date.UTC(2026, 9, 17, 14, minute)));
  expect(first).toMatch(/^2026-27\.\d{6}$/);
  expect(last).toBe(first);
  expect(next).not.toBe(first);
});
