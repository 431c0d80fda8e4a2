import { describe, expect, test } from "vitest";
import { LONGEST_SEARCH } from "#contract/tables/call-limits";
import { type ItemKind, linesOf } from "./found-lines.ts";
import { clearRecent, readRecent, saveRecent, withRecent } from "./recent-searches.ts";
import { focusAfter } from "./SearchBox.tsx";
import { addressFrom, readSearchQuery, searchPath } from "./search-address.ts";

describe("the search page's query", () => {
  test.each([
    ["", { text: "", sport: "football" }],
    ["q=", { text: "", sport: "football" }],
    ["q=%20%20arsenal%20", { text: "arsenal", sport: "football" }],
    ["q=real%20%20%09madrid&sport=basketball", { text: "real madrid", sport: "basketball" }],
    ["sport=basketball", { text: "", sport: "basketball" }],
    ["q=ab&sport=", { text: "ab", sport: "football" }],
    ["q=ab&sport=cricket", undefined],
    [`q=${"a".repeat(LONGEST_SEARCH)}`, { text: "a".repeat(LONGEST_SEARCH), sport: "football" }],
    [`q=${"a".repeat(LONGEST_SEARCH + 1)}`, undefined],
  ])("%s", (query, read) => {
    expect(readSearchQuery(new URLSearchParams(query))).toEqual(read);
  });

  test.each([
    [{}, "/search"],
    [{ text: "", sport: "football" } as const, "/search"],
    [{ text: "Hà Nội" }, "/search?q=H%C3%A0+N%E1%BB%99i"],
    [{ text: "a&b", sport: "basketball" } as const, "/search?q=a%26b&sport=basketball"],
  ])("%j is at %s", (query, path) => {
    expect(searchPath(query)).toBe(path);
  });

  test.each([
    ["/football/matches", "/search"],
    ["/news", "/search"],
    ["/basketball/team/boston-celtics/80002/overview", "/search?sport=basketball"],
  ])("%s leads to %s", (path, address) => {
    expect(addressFrom(path)).toBe(address);
  });
});

describe("the page of a result", () => {
  const item = { id: "7", key: "some-name", name: "Some Name", countryKey: "england" };
  test.each<[ItemKind, "football" | "basketball", string | undefined]>([
    ["competitions", "football", "/football/england/some-name/matches?leagueId=7"],
    ["competitions", "basketball", "/basketball/england/some-name/matches?leagueId=7"],
    ["teams", "football", "/football/team/some-name/7/overview"],
    ["teams", "basketball", "/basketball/team/some-name/7/overview"],
    ["players", "football", "/football/player/some-name/7/overview"],
    ["players", "basketball", "/basketball/player/some-name/7/overview"],
    ["countries", "football", "/football/some-name-7/matches"],
    ["countries", "basketball", undefined],
  ])("%s of %s: %s", (kind, sport, path) => {
    expect(linesOf(kind, sport, [item]).map((line) => line.path)).toEqual(path ? [path] : []);
  });

  test("a competition without a country has none", () => {
    expect(linesOf("competitions", "football", [{ ...item, countryKey: undefined }])).toEqual([]);
  });

  test("a line has what is known", () => {
    const [line] = linesOf("teams", "football", [{ ...item, detail: "England", flag: "gb-eng", logo: "team/7" }]);
    expect(line).toMatchObject({ name: "Some Name", detail: "England", flag: "gb-eng", picture: "team/7" });
  });
});

describe("the arrow keys", () => {
  test.each([
    ["ArrowDown", -1, 3, 0],
    ["ArrowDown", 0, 3, 1],
    ["ArrowDown", 2, 3, 2],
    ["ArrowUp", 1, 3, 0],
    ["ArrowUp", 0, 3, -1],
    ["ArrowUp", -1, 3, undefined],
    ["Home", 2, 3, 0],
    ["End", 0, 3, 2],
    ["Home", -1, 3, undefined],
    ["End", -1, 3, undefined],
    ["a", 1, 3, undefined],
    ["ArrowDown", -1, 0, undefined],
  ])("%s from %i of %i leads to %s", (key, at, count, to) => {
    expect(focusAfter(key, at, count)).toBe(to);
  });
});

function testStore(stored: Record<string, string> = {}) {
  const kept = new Map(Object.entries(stored));
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return () => storage;
}
const forbidden = () => {
  throw new DOMException("denied", "SecurityError");
};

describe("what was looked for on this device", () => {
  test("the last comes first, each once, eight at most", () => {
    expect(withRecent(["b", "A"], " a ")).toEqual(["a", "b"]);
    expect(withRecent(["1", "2", "3", "4", "5", "6", "7", "8"], "9")).toEqual(["9", "1", "2", "3", "4", "5", "6", "7"]);
    expect(withRecent(["a"], "  ")).toEqual(["a"]);
  });

  test("is kept, read and forgotten", () => {
    const store = testStore();
    saveRecent(store, "Arsenal");
    saveRecent(store, "Lakers");
    expect(readRecent(store)).toEqual(["Lakers", "Arsenal"]);
    clearRecent(store);
    expect(readRecent(store)).toEqual([]);
  });

  test.each(["", "{", "null", '{"a":1}', "[1, null]"])("what stands there of others, %j, is nothing", (text) => {
    expect(readRecent(testStore({ recentSearches: text }))).toEqual([]);
  });

  test("where nothing may be stored nothing happens", () => {
    expect(() => saveRecent(forbidden, "a")).not.toThrow();
    expect(() => clearRecent(forbidden)).not.toThrow();
    expect(readRecent(forbidden)).toEqual([]);
  });
});
