import { expect, test } from "vitest";
import { readFormat, storeFormat, withFormat } from "./odds-formats.ts";

test("a format is stored under the name of its key, and read if it is one", () => {
  const entries = new Map<string, string>();
  const store = () => ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  });
  expect(readFormat(store)).toBeUndefined();
  storeFormat("malay", store);
  expect([...entries]).toEqual([["oddsFormat", "malay"]]);
  expect(readFormat(store)).toBe("malay");
  entries.set("oddsFormat", "american");
  expect(readFormat(store)).toBeUndefined();
});

test("a browser without storage has no usual format", () => {
  const store = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  storeFormat("malay", store);
  expect(readFormat(store)).toBeUndefined();
});

test.each([
  ["/en/a/odds?market=total&format=malay&half=1", "/en/a/odds?market=total&format=hongKong&half=1"],
  ["/en/a/odds?format=malay", "/en/a/odds?format=hongKong"],
  ["/en/a/odds", "/en/a/odds"],
])("the address %s of another choice then is %s", (href, next) => {
  expect(withFormat(href, "hongKong")).toBe(next);
});
