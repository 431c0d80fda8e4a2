import { expect, it } from "vitest";
import { readTogether } from "./read-together.ts";

function counting() {
  const requested: string[][] = [];
  const read = async (keys: string[]) => {
    requested.push(keys);
    return keys.filter((key) => key !== "none").map((key) => ({ key }));
  };
  return { requested, of: readTogether(read, ({ key }: { key: string }) => key) };
}

it("reads together what is asked for in one turn, each key once", async () => {
  const { requested, of } = counting();
  expect(await Promise.all([of("a"), of("b"), of("none"), of("a")])).toEqual([
    { key: "a" },
    { key: "b" },
    undefined,
    { key: "a" },
  ]);
  expect(requested).toEqual([["a", "b", "none"]]);
});

it("reads anew what is asked for later, and in parts what is too much for one statement", async () => {
  const { requested, of } = counting();
  await of("a");
  await Promise.all(Array.from({ length: 200 }, (_, index) => of(String(index))));
  expect(requested.map(({ length }) => length)).toEqual([1, 90, 90, 20]);
});

it("fails everyone who waited when a reading fails, and nobody after", async () => {
  let isDown = true;
  const of = readTogether(
    async (keys) => {
      if (isDown) throw new Error("down");
      return keys;
    },
    (key) => key,
  );
  const both = await Promise.allSettled([of("a"), of("b")]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isDown = false;
  expect(await of("a")).toBe("a");
});
