import { describe, expect, test } from "vitest";
import { areOthers, placesReducer, shownFaults, startPlaces } from "./places-state.ts";
import { FULL, SLOTS } from "./test-places.ts";
import { dropKeptPlaces, keepPlaces, readKeptPlaces } from "./use-picking.ts";
import { readPredictions } from "./use-predictions.ts";

const reduce = placesReducer(SLOTS);
const empty = startPlaces(SLOTS, {});

describe("picks in a page", () => {
  test("begin without what cannot be, and say nothing of it", () => {
    const start = startPlaces(SLOTS, { ...FULL, "A-1": "b1", "Z-1": "a1" });
    expect(start.picked["A-1"]).toBeUndefined();
    expect(start.picked["round_of_16-1"]).toBeUndefined();
    expect([start.cleared, start.isChanged]).toEqual([[], false]);
  });

  test("say what is missing once they were to be sent, and less with each pick", () => {
    expect(shownFaults(SLOTS, empty)).toEqual([]);
    const checked = reduce(empty, { type: "check" });
    expect(shownFaults(SLOTS, checked)).toHaveLength(37);
    expect(shownFaults(SLOTS, checked)[0]).toEqual({ fault: "incomplete", slotId: "A-1" });
    const picked = reduce(checked, { type: "pick", slotId: "A-1", teamId: "a1" });
    expect(shownFaults(SLOTS, picked)).toHaveLength(36);
    expect(shownFaults(SLOTS, reduce(startPlaces(SLOTS, FULL), { type: "check" }))).toEqual([]);
  });

  test("name what a change has cleared until the next", () => {
    const changed = reduce(startPlaces(SLOTS, FULL), { type: "third", teamId: "a3" });
    expect(changed.cleared).toEqual([]);
    const cleared = reduce(changed, { type: "pick", slotId: "A-1", teamId: "a4" });
    expect(cleared.cleared).toHaveLength(4);
    expect(reduce(cleared, { type: "pick", slotId: "A-1", teamId: "a4" }).cleared).toEqual([]);
  });

  test("are changed until they are sent", () => {
    const picked = reduce(empty, { type: "pick", slotId: "A-1", teamId: "a1" });
    const sent = reduce(picked, { type: "sent", picked: picked.picked });
    expect([empty, picked, sent].map(({ isChanged }) => isChanged)).toEqual([false, true, false]);
    const later = reduce(picked, { type: "pick", slotId: "A-1", teamId: "a2" });
    expect(reduce(later, { type: "sent", picked: picked.picked })).toEqual(later);
    expect(reduce(empty, { type: "take", picked: FULL })).toEqual({ ...startPlaces(SLOTS, FULL), isChanged: true });
  });
});

function testStore() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    entries,
  };
}

describe("picks on the device", () => {
  test("are of one contest, and are dropped", () => {
    const store = testStore();
    keepPlaces("wc-2026m12", FULL, store);
    expect(readKeptPlaces("wc-2026m12", store)).toEqual(FULL);
    expect(readKeptPlaces("wc-2026m11", store)).toBeUndefined();
    expect(areOthers(SLOTS, FULL, { ...FULL, "A-1": "a2" })).toBe(true);
    expect(areOthers(SLOTS, FULL, { ...FULL })).toBe(false);
    dropKeptPlaces("wc-2026m12", store);
    expect(store.entries.size).toBe(0);
  });

  test.each(["{", "null", "7", '{"contestId":"a"}', '{"contestId":"a","picked":{"A-1":7}}'])(
    "that make no sense are none: %s",
    (text) => {
      const store = testStore();
      store.setItem("contest-places", text);
      expect(readKeptPlaces("a", store)).toBeUndefined();
    },
  );

  test("stay on the page where the storage is full or forbidden", () => {
    const full = {
      ...testStore(),
      setItem() {
        throw new Error("full");
      },
    };
    keepPlaces("a", FULL, full);
    keepPlaces("a", FULL, undefined);
    expect(readKeptPlaces("a", full)).toBeUndefined();
  });
});

test("others' predictions are read by hand; what makes no sense is left out", () => {
  const user = { entryId: "e1", userMasked: "So•••", points: "4", isSimulated: 1 };
  const picks = [
    { slotId: "A-1", teamId: "a1", points: 1 },
    { slotId: "A-2", teamId: "a2", points: null },
    { slotId: "x" },
  ];
  const read = readPredictions({ list: [{ user, picks, submittedAt: 5 }, { picks }, 7], hasNext: true, lastId: "n" });
  expect(read).toMatchObject({ hasNext: true, lastId: "n", predictions: [{ submittedAt: 5 }] });
  expect(read.predictions[0]?.leader).toMatchObject({ entryId: "e1", points: 4, isMadeUp: true });
  expect(read.predictions[0]?.picks).toEqual([
    { slotId: "A-1", teamId: "a1", points: 1 },
    { slotId: "A-2", teamId: "a2" },
  ]);
  expect(readPredictions(undefined)).toEqual({ predictions: [], hasNext: false });
});
