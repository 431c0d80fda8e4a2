import { expect, test } from "vitest";
import { createVersions, versionOf } from "./Fragments.tsx";

test("a text has one number, another text another one", () => {
  const versionOf = createVersions(1_000);
  const [first, second] = [versionOf("a"), versionOf("b")];
  expect(second).not.toBe(first);
  expect([versionOf("a"), versionOf("b")]).toEqual([first, second]);
});

test("a text that nobody used in a while gets a new number, never one that another has had", () => {
  const versionOf = createVersions(4);
  const numbers = ["a", "b", "a", "c", "a", "b"].map(versionOf);
  expect(numbers[2]).toBe(numbers[0]);
  expect(numbers[4]).toBe(numbers[0]);
  expect(numbers[5]).not.toBe(numbers[1]);
  expect(new Set(numbers).size).toBe(4);
});

test("data of the same content has one version, other content another one", () => {
  const row = () => ({ rank: 1, team: { name: "Arsenal" } });
  const one = row();
  const version = versionOf(one);
  expect([versionOf(one), versionOf(row())]).toEqual([version, version]);
  expect(versionOf({ ...one, rank: 2 })).not.toBe(version);
});
