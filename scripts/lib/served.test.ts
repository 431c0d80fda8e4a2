import { expect, test } from "vitest";
import { withSourceOf, withVariables } from "./served.mjs";

test.each([
  ['name = "a"\nmain = "index.ts"\n', 'name = "a"\nmain = "/site/upstream/index.ts"\n'],
  ['main = "build/edge/index.js"', 'main = "/site/upstream/build/edge/index.js"'],
  ['# main = "index.ts"\n', '# main = "index.ts"\n'],
])("%o has its entry point in the folder of the sources", (configuration, expected) => {
  expect(withSourceOf(configuration, "/site/upstream")).toBe(expected);
});

test.each([
  ["", {}, ""],
  ['ENVIRONMENT="local"\n', {}, 'ENVIRONMENT="local"'],
  ['ENVIRONMENT="local"\n', { WIRE: "loose" }, 'ENVIRONMENT="local"\nWIRE="loose"'],
  ['WIRE="plain"\nA=1\n', { WIRE: "loose" }, 'A=1\nWIRE="loose"'],
  ["# A comment\nA=1", {}, "# A comment\nA=1"],
  ["", { KEY: '{"key":"-----BEGIN\\n"}' }, 'KEY=\'{"key":"-----BEGIN\\n"}\''],
])("%o with the variables %o of a start", (lines, variables, expected) => {
  expect(withVariables(lines, variables)).toBe(expected);
});
