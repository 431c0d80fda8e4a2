import { describe, expect, test } from "vitest";
import {
  type Followed,
  type FollowedThing,
  followedOf,
  forgetFollowed,
  isFollowed,
  isStale,
  readFollowed,
  withFollowed,
  writeFollowed,
  writeRenewed,
} from "./followed-record.ts";

const NONE = followedOf({});
const SOME: Followed = followedOf({ football: { team: ["7", "9"] }, basketball: { match: ["3"] } });
const NOW = 1_700_000_000_000;

function memoryStore(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    size: () => map.size,
  };
}

test.each<[FollowedThing, boolean]>([
  [{ sport: "football", kind: "team", id: "9" }, true],
  [{ sport: "football", kind: "team", id: "3" }, false],
  [{ sport: "basketball", kind: "team", id: "9" }, false],
  [{ sport: "football", kind: "competition", id: "9" }, false],
  [{ sport: "basketball", kind: "match", id: "3" }, true],
])("%o is followed: %s", (thing, isOne) => {
  expect(isFollowed(SOME, thing)).toBe(isOne);
});

test.each<[string, FollowedThing, boolean, string[]]>([
  ["a new one, as the latest", { sport: "football", kind: "team", id: "8" }, true, ["8", "7", "9"]],
  ["one that is there already", { sport: "football", kind: "team", id: "9" }, true, ["7", "9"]],
  ["one that goes", { sport: "football", kind: "team", id: "7" }, false, ["9"]],
  ["one that was not there", { sport: "football", kind: "team", id: "8" }, false, ["7", "9"]],
])("with %s", (_, thing, isAdded, ids) => {
  expect(withFollowed(SOME, thing, isAdded)).toEqual({ ...SOME, football: { ...SOME.football, team: ids } });
});

describe("the device's record", () => {
  test("is read as it was written, until it is forgotten", () => {
    const store = memoryStore();
    writeFollowed(SOME, store);
    expect(readFollowed(store)).toEqual(SOME);
    forgetFollowed(store);
    expect(readFollowed(store)).toEqual(NONE);
  });

  test.each([
    ["nothing", undefined, NONE],
    ["no JSON", "{", NONE],
    ["no record", "7", NONE],
    ["null", "null", NONE],
    ["one sport", '{"football":{"team":["7","9"]},"basketball":{"match":["3",4]}}', SOME],
    ["no lists", '{"football":{"team":"7"},"basketball":7}', NONE],
  ])("of %s", (_, text, followed) => {
    expect(readFollowed(memoryStore(text === undefined ? {} : { favs: text }))).toEqual(followed);
  });

  test("leaves nothing old behind in a full storage", () => {
    const store = memoryStore({ favs: "{}", "favs-at": "1" });
    const full = {
      ...store,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    expect(() => writeRenewed(SOME, NOW, full)).not.toThrow();
    expect(store.size()).toBe(0);
  });
});

test.each([
  ["never asked", undefined, true],
  ["just asked", NOW, false],
  ["asked a minute ago", NOW - 60_000, false],
  ["asked three minutes ago", NOW - 180_000, true],
  ["asked by a clock ahead", NOW + 60_000, true],
  ["no number", "x", true],
])("%s: is to be asked: %s", (_, at, isOne) => {
  expect(isStale(NOW, memoryStore(at === undefined ? {} : { "favs-at": String(at) }))).toBe(isOne);
});
