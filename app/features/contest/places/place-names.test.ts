import { describe, expect, test } from "vitest";
import type { PlaceSlot } from "#contract/contests/place-picks";
import { translatorOf } from "~/i18n/translator";
import { placeNames } from "./place-names.ts";
import { SLOTS, SMALL_SLOTS, testSelections } from "./test-places.ts";

const i18n = translatorOf("en", ["contestPlaces", "bracket", "matches"]);
const names = (slots: readonly PlaceSlot[] = SLOTS) => placeNames(i18n, { slots, teams: testSelections().teams });
const slot = (slotId: string, slots = SLOTS) => slots.find((one) => one.slotId === slotId) as PlaceSlot;

describe("a place is named", () => {
  test.each([
    ["A-1", "Winner Group A"],
    ["A-2", "Runner-up Group A"],
    ["A-3", "No. 3 in Group A"],
    ["third-2", "Best third-placed team 2"],
    ["quarter_final-1", "Quarter-final 1"],
    ["final-1", "Final"],
  ])("%s: %s", (slotId, name) => {
    expect(names().slot(slot(slotId))).toBe(name);
  });

  test("without a number if its round has no other", () => {
    expect(names([slot("quarter_final-1")]).slot(slot("quarter_final-1"))).toBe("Quarter-final");
  });
});

test.each([
  ["A-2", "Runner-up Group A"],
  ["semi_final-1", "Winner of Semi-final 1"],
  ["elsewhere-1", "To be decided"],
])("a side without a pick, %s, is %s", (slotId, name) => {
  expect(names(SMALL_SLOTS).side(slotId)).toBe(name);
});

test("a team that is not known is shown by its id", () => {
  expect([names().team("a1"), names().team("x9")]).toEqual(["Team A1", "x9"]);
});
