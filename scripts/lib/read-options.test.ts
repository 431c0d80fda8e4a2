import { expect, test } from "vitest";
import { FLAG, readOptions, requireTarget, TEXT } from "./read-options.mjs";

const OPTIONS = { env: TEXT, quick: FLAG };
const USAGE = "npm run x -- FILE";

const reasonOf = (args: string[], usage?: string): string | undefined => {
  let reason: string | undefined;
  readOptions(OPTIONS, { args, ...(usage && { usage }), end: (text) => (reason = text) });
  return reason;
};

test.each([
  [["--quik"], undefined, "Unknown option '--quik'"],
  [["--env"], undefined, "Option '--env <value>' argument missing"],
  [["--quick=1"], undefined, "Option '--quick' does not take an argument"],
  [["word"], undefined, "Unexpected argument 'word'"],
  [["--quik"], USAGE, `Unknown option '--quik'\n\n    ${USAGE}`],
  [["word", "--quick", "--env=staging"], USAGE, undefined],
])("%j with the usage %j: %s", (args, usage, reason) => {
  expect(reasonOf(args, usage)).toEqual(reason === undefined ? undefined : expect.stringContaining(reason));
});

test.each([
  [{}, undefined],
  [{ url: "http://127.0.0.1:1", token: "t" }, undefined],
  [{ url: "nonsense", token: "t" }, "--url nonsense is not an address."],
  [{ url: "http://127.0.0.1:1" }, "--url needs --token"],
])("an upstream given as %j: %s", (given, reason) => {
  const reasons: string[] = [];
  requireTarget(given, (text) => reasons.push(text));
  expect(reasons[0]).toEqual(reason === undefined ? undefined : expect.stringContaining(reason));
});
