import { expect, test } from "vitest";
import { staleAttributes } from "./stale-attributes.ts";

test.each<[string, string, string[], string[], string[]]>([
  ["what fresh markup no longer says goes", "INPUT", ["value", "max"], ["value"], ["max"]],
  ["the guard and the opener of a date field stay", "INPUT", ["aria-haspopup", "readonly", "value"], ["value"], []],
  ["an island that could not be had stays so", "DIV", ["data-failed", "aria-busy", "data-old"], [], ["data-old"]],
  ["a group that the visitor opened stays open", "DETAILS", ["open"], [], []],
  ["what is open elsewhere is the server's", "DIALOG", ["open"], [], ["open"]],
  ["a line that was hidden stays hidden", "LI", ["hidden", "class"], [], ["class"]],
])("%s", (_name, nodeName, old, fresh, stale) => {
  expect(staleAttributes(nodeName, old, fresh)).toEqual(stale);
});
