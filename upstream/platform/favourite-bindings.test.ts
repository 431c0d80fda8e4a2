import { expect, test } from "vitest";
import { faultOfFavourites, favouriteBindings } from "./favourite-bindings.ts";

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `FAVOURITES_${index + 1}`);

test.each([
  [["DB", "FAVOURITES_PAUSED"], []],
  [["FAVOURITES_2", "DB", "FAVOURITES_1"], numbered(2)],
  [numbered(12).reverse(), numbered(12)],
  [["FAVOURITES_0", "FAVOURITES_01", "FAVOURITES_1x", "MY_FAVOURITES_1"], []],
])("of %j, these have favourites: %j", (bound, names) => {
  expect(favouriteBindings(Object.fromEntries(bound.map((name) => [name, {}])))).toEqual(names);
});

test.each([
  [[], undefined],
  [numbered(1), undefined],
  [numbered(11), undefined],
  [["FAVOURITES_2"], "FAVOURITES_1 is not bound"],
  [["FAVOURITES_1", "FAVOURITES_3"], "FAVOURITES_2 is not bound"],
])("%j: %s", (names, fault) => {
  expect(faultOfFavourites(names)).toBe(fault);
});
