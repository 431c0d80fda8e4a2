import { expect, test } from "vitest";
import { followedOf } from "./followed-record.ts";
import { memoryStore } from "./test-store.ts";
import { dropUnsaved, putUnsaved, readUnsaved, type Unsaved, withUnsaved } from "./unsaved.ts";

const ARSENAL: Unsaved = { sport: "football", kind: "team", id: "7", name: "Arsenal", isFollowed: true };
const NBA: Unsaved = { sport: "basketball", kind: "competition", id: "7", name: "NBA", isFollowed: true };

test("of one thing the last press counts", () => {
  const store = memoryStore();
  putUnsaved(ARSENAL, store);
  putUnsaved(NBA, store);
  putUnsaved({ ...ARSENAL, isFollowed: false }, store);
  expect(readUnsaved(store)).toEqual([NBA, { ...ARSENAL, isFollowed: false }]);
});

test("what is settled goes, unless it was pressed again", () => {
  const store = memoryStore();
  putUnsaved(ARSENAL, store);
  dropUnsaved({ ...ARSENAL, isFollowed: false }, store);
  expect(readUnsaved(store)).toEqual([ARSENAL]);
  dropUnsaved(ARSENAL, store);
  expect(store.size()).toBe(0);
});

test.each([
  ["nothing", undefined],
  ["no JSON", "["],
  ["no list", "{}"],
  ["no presses", '[null,7,{"sport":"tennis"},{"sport":"football","kind":"player","id":"7"}]'],
])("%s is read as none", (_, text) => {
  expect(readUnsaved(memoryStore(text === undefined ? {} : { "favs-unsaved": text }))).toEqual([]);
});

test("what is followed once all is saved", () => {
  const before = followedOf({ football: { team: ["9", "7"] } });
  const after = withUnsaved(before, [{ ...ARSENAL, isFollowed: false }, NBA]);
  expect(after).toEqual(followedOf({ football: { team: ["9"] }, basketball: { competition: ["7"] } }));
});
