import { expect, test } from "vitest";
import { bytesOf, formatSize, readCount } from "./count-bytes.ts";

test.each([
  [[], 0],
  [[{ transferSize: 300 }, { transferSize: 0 }, { transferSize: 1_200 }], 1_500],
  [
    [
      { transferSize: 300, serverTiming: [{ name: "cached" }] },
      { transferSize: 10, serverTiming: [{ name: "edge" }] },
    ],
    10,
  ],
  [[{ transferSize: Number.NaN }], 0],
])("%j are %d bytes", (loaded, bytes) => {
  expect(bytesOf(loaded)).toBe(bytes);
});

test.each([
  [0, "en", "0 kB"],
  [142_400, "en", "142 kB"],
  [999_499, "en", "999 kB"],
  [999_500, "en", "1.0 MB"],
  [2_340_000, "pt", "2,3 MB"],
  [12_000, "zh-Hant", "12 kB"],
  [12_000, "th", "12 kB"],
  [12_000, "km", "12 kB"],
])("%d bytes in %s are %s", (bytes, tag, text) => {
  expect(formatSize(bytes, tag).replace(/\u00a0/g, " ")).toBe(text);
});

test.each([
  [null, 0],
  ["", 0],
  ["1234", 1_234],
  ["-5", 0],
  ["1e99", 0],
  ["many", 0],
])("a count stored as %j is read as %d", (text, count) => {
  expect(readCount(text)).toBe(count);
});
