import { expect, test } from "vitest";
import { foreignAddress, ownAddress } from "./own-address.ts";

test.each([
  ["highlight/1047120260069.svg", "/storage", "/storage/highlight/1047120260069.svg"],
  ["highlight/1.svg", "https://storage.example/img", "https://storage.example/img/highlight/1.svg"],
  ["https://storage.example/img/a/1.mp4", "https://storage.example/img", "https://storage.example/img/a/1.mp4"],
  ["https://storage.example.evil.example/a/1.mp4", "https://storage.example", undefined],
  ["https://i.ytimg.com/vi/abc/0.jpg", "/storage", undefined],
  ["//i.ytimg.com/vi/abc/0.jpg", "/storage", undefined],
  ["../team/1", "/storage", undefined],
  ["a/../../team/1", "/storage", undefined],
  ["javascript:alert(1)/a", "/storage", undefined],
  ["cover", "/storage", undefined],
])("%s with the storage at %s is ours at %s", (given, base, ours) => {
  expect(ownAddress(given, base)).toBe(ours);
});

test.each([
  ["https://videos.example/1", true],
  ["http://videos.example/1", false],
  ["javascript:alert(1)", false],
  ["highlight/1.svg", false],
])("%s may be linked to: %s", (given, isSafe) => {
  expect(foreignAddress(given) !== undefined).toBe(isSafe);
});
