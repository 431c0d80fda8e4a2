import { expect, test } from "vitest";
import { readProof } from "./code-proof.ts";

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test.each([
  [{}, {}],
  [{ sender: "supplier" }, { sender: "supplier" }],
  [{ sender: "firebase" }, { sender: "firebase" }],
  [
    { sender: "firebase", idToken: "a.b.c" },
    { sender: "firebase", idToken: "a.b.c" },
  ],
  [{ sender: "supplier", idToken: "a.b.c" }, { sender: "supplier" }],
  [{ sender: "nobody", idToken: "a.b.c" }, {}],
])("a form with %j holds %j", (fields, proof) => {
  expect(readProof(formOf(fields))).toEqual(proof);
});
