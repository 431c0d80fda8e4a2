import fc from "fast-check";
import { expect, test } from "vitest";
import { ownPath } from "./read-change.ts";

test.each(["/", "/th/football/matches", "/en/football/matches?date=2026-11-21&show=live", "/en/x#y", "/a//b"])(
  "%s is a way back",
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

test.each([
  undefined,
  "",
  "en/football/matches",
  "//other.example",
  "/\\other.example",
  "\\/other.example",
  "https://other.example/",
  "javascript:alert(1)",
  "/a\\b",
  "/a b",
  "/\t/other.example",
  "/a\r\nSet-Cookie: x=y",
  "/a\u0000",
  `/${"a".repeat(2_048)}`,
])("%j is not", (path) => {
  expect(ownPath(path)).toBeUndefined();
});

test("whatever passes stays on the site that it was asked of", () => {
  const origin = "https://scores.example";
  const piece = fc.constantFrom("/", "\\", "\t", "\n", "@", ":", "other.example", "?", "#", "%2f", ".", "..", " ", "a");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = ownPath(`/${pieces.join("")}`);
      if (path !== undefined) expect(new URL(path, origin).origin).toBe(origin);
    }),
  );
});
