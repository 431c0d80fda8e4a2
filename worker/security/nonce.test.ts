import fc from "fast-check";
import { expect, test } from "vitest";
import { freshNonce, offsetsOf } from "./nonce.ts";

const encode = (text: string) => new TextEncoder().encode(text);

test("nonces differ, and fit a header and an attribute as they are", () => {
  const nonces = Array.from({ length: 200 }, freshNonce);
  expect(new Set(nonces.map(({ text }) => text)).size).toBe(200);
  for (const { text, bytes } of nonces) {
    expect(text).toMatch(/^[A-Za-z0-9_-]{24}$/);
    expect(encode(text)).toEqual(bytes);
  }
});

test.each([
  ["abc", "abc", [0]],
  ["abc", "xabcabcx", [1, 4]],
  ["aab", "aaab", [1]],
  ["aa", "aaaaa", [0, 2]],
  ["abc", "ab", []],
  ["abc", "", []],
  ["abc", "ผลบอล abc", [16]],
])("%s stands in %s at %j", (needle, text, offsets) => {
  expect(offsetsOf(encode(needle), encode(text))).toEqual(offsets);
});

test("finds a nonce wherever it was put, and nowhere else", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" }), { minLength: 1 }), (pieces) => {
      const { text, bytes } = freshNonce();
      const offsets = pieces.slice(0, -1).map((_, index) => encode(pieces.slice(0, index + 1).join(text)).length);
      expect(offsetsOf(bytes, encode(pieces.join(text)))).toEqual(offsets);
    }),
  );
});
