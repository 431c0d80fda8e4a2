import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COOKIES, IN_TAB, ON_DEVICE } from "./stored-names.ts";

const ROOT = new URL("../../../../", import.meta.url);

const sourceOf = (folder: string): string =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)test-/.test(file))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, ROOT), "utf8"))
    .join("\n");

const SOURCE = ["app", "worker", "contract/tables"].map(sourceOf).join("\n");

const found = (pattern: RegExp): string[] => [...SOURCE.matchAll(pattern)].map(([, name = ""]) => name);

test("every key of the browser's storage is on the privacy page", () => {
  const keys = found(/const (?:[A-Z]+_)?(?:KEY|STORED|MARK) = "([\w-]+)"/g);
  expect(keys).toEqual(expect.arrayContaining(["folds", "user", "favs", "notices-new", "bytes", "match-place"]));
  const named: string[] = [...ON_DEVICE, ...IN_TAB].flatMap(({ names }) => names);
  expect(keys.filter((key) => !named.includes(key))).toEqual([]);
});

test("every cookie is on the privacy page", () => {
  const names = [...found(/"(__Host-\w+)"/g), ...found(/(?:setCookie\(\w+, |visitorCookie\(|[^\w]cookie\()"(\w+)"/g)];
  const named: string[] = COOKIES.flatMap(({ names: ofRow }) => ofRow);
  expect([...new Set([...names, "sport"])].sort()).toEqual(named.toSorted());
});
