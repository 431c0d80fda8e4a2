import { describe, expect, test } from "vitest";
import { linesWith, valuesOf } from "./dev-vars.mjs";

const ACCOUNT = `FCM_SERVICE_ACCOUNT='{"type":"service_account","private_key":"a\\nb"}'`;

describe("the variables of this machine", () => {
  test("are read with and without quotes", () => {
    expect(valuesOf(["# a note", 'A="1"', "B='2'", "C=3", 'D={"e":"f"}'])).toEqual({
      A: "1",
      B: "2",
      C: "3",
      D: '{"e":"f"}',
    });
  });

  test("keep what an operator has put into the file, as it is written", () => {
    const lines = ["# keys", ACCOUNT, "A='1'", "OLD=x", "WIRE=text"];
    expect(linesWith(lines, { A: "1", OLD: "y", NEW: "z", WIRE: undefined })).toEqual([
      "# keys",
      ACCOUNT,
      "A='1'",
      'OLD="y"',
      'NEW="z"',
    ]);
  });
});
