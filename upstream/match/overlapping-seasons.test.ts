import { expect, test } from "vitest";
import { storedInPlaceOf } from "./overlapping-seasons.ts";

test.each([
  ["2018-19", ["2018-19", "2018"], "2018-19"],
  ["2018-19", ["2018"], "2018"],
  ["2018-19", ["2019"], "2019"],
  ["2018-19", ["2017", "2020", "2019-20"], undefined],
  ["2018", ["2017-18"], "2017-18"],
  ["2018", ["2018-19"], "2018-19"],
  ["2018", ["2017", "2019", "2016-17"], undefined],
  ["1999-00", ["2000"], "2000"],
  ["2000", ["1999-00"], "1999-00"],
  ["Clausura", ["2018"], undefined],
])("%s, where %j are stored, gives way to %s", (season, stored, expected) => {
  expect(storedInPlaceOf(season, (label) => stored.includes(label))).toBe(expected);
});
