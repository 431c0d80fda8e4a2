import { expect, test } from "vitest";
import { isAddressWithin, isNumberWithin } from "./rate-limits.ts";

/** Like the platform's binding: `most` per key. */
function binding(most: number) {
  const keys: string[] = [];
  const limit = async ({ key }: { key: string }) => {
    keys.push(key);
    return { success: keys.filter((one) => one === key).length <= most };
  };
  return { keys, limit };
}

test("forms are counted by network, each kind by itself", async () => {
  const env = { FORMS_OF_ADDRESS: binding(2) };
  const tries = [];
  for (let time = 0; time < 3; time++) tries.push(await isAddressWithin(env, "sign-in", "192.0.2.7"));
  expect(tries).toEqual([true, true, false]);
  expect(await isAddressWithin(env, "sign-in", "192.0.2.8")).toBe(true);
  expect(await isAddressWithin(env, "codes", "192.0.2.7")).toBe(true);
  expect(new Set(env.FORMS_OF_ADDRESS.keys)).toEqual(
    new Set(["sign-in 192.0.2.7", "sign-in 192.0.2.8", "codes 192.0.2.7"]),
  );
});

test("forms are counted by number", async () => {
  const env = { FORMS_OF_NUMBER: binding(1) };
  expect(await isNumberWithin(env, "reset", "hash")).toBe(true);
  expect(await isNumberWithin(env, "reset", "hash")).toBe(false);
  expect(await isNumberWithin(env, "reset", "other")).toBe(true);
});

test("what names no number, or comes from the machine itself, is not counted by it", async () => {
  const env = { FORMS_OF_ADDRESS: binding(0), FORMS_OF_NUMBER: binding(0) };
  expect(await isAddressWithin(env, "reset", undefined)).toBe(true);
  expect(await isNumberWithin(env, "reset", undefined)).toBe(true);
});

test("without bindings, or if they fail, nothing is limited", async () => {
  const failing = { limit: () => Promise.reject(new Error("down")) };
  for (const env of [{}, { FORMS_OF_ADDRESS: failing, FORMS_OF_NUMBER: failing }]) {
    expect(await isAddressWithin(env, "codes", "192.0.2.7")).toBe(true);
    expect(await isNumberWithin(env, "codes", "hash")).toBe(true);
  }
});
