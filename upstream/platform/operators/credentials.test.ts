import { expect, test } from "vitest";
import { credentialsIn, operatorOf } from "./credentials.ts";

test.each([
  ["secret", [{ name: "operator", token: "secret" }]],
  [
    "mai:one,tom:two",
    [
      { name: "mai", token: "one" },
      { name: "tom", token: "two" },
    ],
  ],
  [
    " mai:one , two ",
    [
      { name: "mai", token: "one" },
      { name: "operator", token: "two" },
    ],
  ],
  ["mai:a:b", [{ name: "mai", token: "a:b" }]],
  ["Mai:one", [{ name: "operator", token: "Mai:one" }]],
  ["", []],
])("%j has the tokens %j", (configured, credentials) => {
  expect(credentialsIn(configured)).toEqual(credentials);
});

test.each([
  ["one", "mai"],
  ["two", "tom"],
  ["mai:one", undefined],
  ["three", undefined],
  ["", undefined],
])("the token %j is that of %s", async (given, name) => {
  expect(operatorOf("mai:one,tom:two", given)).toBe(name);
});
