import { expect, test } from "vitest";
import { memoryStore } from "../favourites/test-store.ts";
import { keepNumber, keptNumber } from "./KeptNumber.tsx";

const NUMBER = { callingCode: "66", phone: "081 234 5678" };
const AT = 1_795_281_305_054;

test.each([
  ["at once", AT, NUMBER],
  ["a quarter of an hour later, almost", AT + 899_999, NUMBER],
  ["a quarter of an hour later", AT + 900_000, undefined],
  ["by a clock that was put back", AT - 1, undefined],
])("a typed number is known %s", (_, now, kept) => {
  const store = memoryStore();
  keepNumber(NUMBER, AT, store);
  expect(keptNumber(now, store)).toEqual(kept);
});

test("a number that is deleted is forgotten", () => {
  const store = memoryStore();
  keepNumber(NUMBER, AT, store);
  keepNumber({ ...NUMBER, phone: " " }, AT, store);
  expect(keptNumber(AT, store)).toBeUndefined();
});

test.each(["", "null", "[]", '{"phone":1}', "{"])("%j in storage is no number", (text) => {
  expect(keptNumber(AT, memoryStore({ "sign-number": text }))).toBeUndefined();
});

test("where nothing can be stored, nothing is known", () => {
  keepNumber(NUMBER, AT, undefined);
  expect(keptNumber(AT, undefined)).toBeUndefined();
});
