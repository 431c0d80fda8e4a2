import { expect, test } from "vitest";
import { hasEntries } from "./has-entries.ts";

const NOTHING = { value: "", defaultValue: "" };
const option = (selected: boolean, defaultSelected = false) => ({ selected, defaultSelected });

const partOf = (fields: readonly object[], found: object | null = null) =>
  ({ querySelector: () => found, querySelectorAll: () => fields }) as unknown as ParentNode;

test.each([
  ["no fields", [], false],
  ["an empty field", [{ type: "text", ...NOTHING }], false],
  ["a field as the page gave it", [{ type: "text", value: "Ana", defaultValue: "Ana" }], false],
  ["a changed field", [{ type: "text", value: "Bea", defaultValue: "Ana" }], true],
  ["an emptied field", [{ type: "text", value: "", defaultValue: "Ana" }], true],
  ["a password", [{ type: "password", value: "x", defaultValue: "" }], true],
  ["a text of several lines", [{ type: "textarea", value: "x", defaultValue: "" }], true],
  ["a hidden field that a script filled", [{ type: "hidden", value: "x", defaultValue: "" }], false],
  ["a box as it was", [{ type: "checkbox", value: "on", checked: true, defaultChecked: true }], false],
  ["a box that was emptied", [{ type: "checkbox", value: "on", checked: false, defaultChecked: true }], true],
  [
    "a list at what was given",
    [{ type: "select-one", value: "b", options: [option(false), option(true, true)] }],
    false,
  ],
  [
    "a list at another option",
    [{ type: "select-one", value: "a", options: [option(true), option(false, true)] }],
    true,
  ],
  [
    "a list without a given option",
    [{ type: "select-one", value: "a", options: [option(true), option(false)] }],
    false,
  ],
  ["its second option", [{ type: "select-one", value: "b", options: [option(false), option(true)] }], true],
  ["an empty list", [{ type: "select-one", value: "", options: [] }], false],
  [
    "one change among many",
    [
      { type: "text", ...NOTHING },
      { type: "text", value: "x", defaultValue: "" },
    ],
    true,
  ],
])("%s", (_name, fields, isEntered) => {
  expect(hasEntries(partOf(fields))).toBe(isEntered);
});

test("a refused field, or a step that waits for a code, is an entry", () => {
  expect(hasEntries(partOf([], {}))).toBe(true);
});
