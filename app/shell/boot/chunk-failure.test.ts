import { describe, expect, test } from "vitest";
import { CHUNK_TIMEOUT, type ChunkFailure, decideChunkFailure, isImportFault, isOwnFile } from "./chunk-failure.ts";

const failure: ChunkFailure = { build: "b2", reloadedFor: null, isOnline: true };

describe("a file of the build that does not come", () => {
  test.each<[string, Partial<ChunkFailure>, string]>([
    ["brings the new version of the page", {}, "reload"],
    ["brings it once", { reloadedFor: "b2" }, "say"],
    ["brings it again for another version", { reloadedFor: "b1" }, "reload"],
    ["is told where a tab remembers nothing", { reloadedFor: undefined }, "say"],
    ["takes nothing away from who is offline", { isOnline: false }, "wait"],
    ["is not told to who is offline", { isOnline: false, reloadedFor: "b2" }, "wait"],
  ])("%s", (_, change, decision) => {
    expect(decideChunkFailure({ ...failure, ...change })).toBe(decision);
  });

  test("has two minutes", () => {
    expect(CHUNK_TIMEOUT).toBe(120_000);
  });
});

test.each([
  [new TypeError("Failed to fetch dynamically imported module: https://x/assets/a.js"), true],
  [new TypeError("error loading dynamically imported module: https://x/assets/a.js"), true],
  [new TypeError("Importing a module script failed."), true],
  [new Error("Unable to preload CSS for /assets/a.css"), true],
  [new TypeError("x is not a function"), false],
  [new TypeError("Failed to fetch"), false],
  ["Failed to fetch dynamically imported module", false],
  [undefined, false],
])("%s is a file that cannot be had: %s", (reason, isOne) => {
  expect(isImportFault(reason)).toBe(isOne);
});

test.each([
  ["/assets/a.js", true],
  ["https://www.google.com/recaptcha/api.js", false],
  ["//www.google.com/recaptcha/api.js", false],
  [null, false],
])("%s is a file of the build: %s", (address, isOne) => {
  expect(isOwnFile(address)).toBe(isOne);
});
