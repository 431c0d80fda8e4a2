import { expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

it.each([
  ["Manchester United", "MU"],
  ["Arsenal", "ARS"],
  ["Brighton & Hove Albion", "BHA"],
  ["1. FC Köln", "KOL"],
  ["Atlético de Madrid", "AM"],
  ["Al Hilal", "HIL"],
  ["FC", "FC"],
  ["Queens Park Rangers Football Club", "QPR"],
])("%s is %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
