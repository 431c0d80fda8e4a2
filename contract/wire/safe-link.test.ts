import { expect, test } from "vitest";
import { isSafeLink } from "./scalars.ts";

test.each([
  ["/en/football/matches", true],
  ["/", true],
  ["https://partner.example/page?x=1", true],
  ["http://partner.example", true],
  ["HTTPS://partner.example", true],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["/\t/evil.example", false],
  ["javascript:alert(1)", false],
  ["java\nscript:alert(1)", false],
  ["data:text/html,x", false],
  ["https:evil.example", false],
  ["https://", false],
  ["matches", false],
  ["", false],
])("%j may be linked to: %s", (link, isSafe) => {
  expect(isSafeLink(link)).toBe(isSafe);
});
