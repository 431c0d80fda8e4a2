import { expect, it } from "vitest";
import { createMatchCache } from "./match-cache.ts";

it("reads once, as long as it keeps it, and again after a failure", async () => {
  const cached = createMatchCache<number>(2);
  let readings = 0;
  const read = async () => ++readings;
  await expect(cached("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await cached("a", read)).toBe(1);
  expect(await cached("a", read)).toBe(1);
  await cached("b", read);
  await cached("c", read);
  expect(await cached("a", read)).toBe(4);
});
