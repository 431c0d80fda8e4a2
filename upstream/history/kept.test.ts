import { expect, it } from "vitest";
import { createKept } from "./kept.ts";

it("reads once, as long as it keeps it, and again after a failure", async () => {
  const kept = createKept<number>(2);
  let readings = 0;
  const read = async () => ++readings;
  await expect(kept("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await kept("a", read)).toBe(1);
  expect(await kept("a", read)).toBe(1);
  await kept("b", read);
  await kept("c", read);
  expect(await kept("a", read)).toBe(4);
});
