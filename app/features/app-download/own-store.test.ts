import { expect, test } from "vitest";
import { ownStores } from "./app-download.ts";

test.each([
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5, ["apple"]],
  ["an iPad", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5, ["apple"]],
  ["a Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 0, []],
  ["an Android phone", "Mozilla/5.0 (Linux; Android 14; SM-A057F)", 5, ["google", "apk"]],
  ["a computer with a touch screen", "Mozilla/5.0 (Windows NT 10.0; Win64; x64)", 10, []],
])("the stores of %s", (_, userAgent, touchPoints, stores) => {
  expect(ownStores(userAgent, touchPoints)).toEqual(stores);
});
