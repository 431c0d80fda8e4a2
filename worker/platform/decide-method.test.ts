import { expect, test } from "vitest";
import { decideMethod, isSameOrigin } from "./decide-method.ts";

test.each([
  [false, "GET", undefined],
  [false, "HEAD", undefined],
  [false, "POST", "GET, HEAD"],
  [false, "OPTIONS", "GET, HEAD"],
  [true, "POST", undefined],
  [true, "GET", "POST"],
  [true, "HEAD", "POST"],
])("a call whose effect is %s by %s: Allow %s", (effect, method, allow) => {
  expect(decideMethod({ effect }, method)).toBe(allow);
});

test.each([
  ["https://scores.example", true],
  ["http://scores.example", false],
  ["https://scores.example.evil.com", false],
  ["null", false],
  [undefined, false],
])("a request from %s is of this site: %s", (origin, isOurs) => {
  expect(isSameOrigin(origin, "https://scores.example")).toBe(isOurs);
});
