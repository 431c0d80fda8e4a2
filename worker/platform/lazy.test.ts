import { expect, test, vi } from "vitest";
import { lazy } from "./lazy.ts";

test("nothing is loaded before anyone asks", () => {
  const load = vi.fn(async () => 1);
  lazy(load);
  expect(load).not.toHaveBeenCalled();
});

test("who asks at the same time and who asks later get what was loaded once", async () => {
  const load = vi.fn(async () => ({}));
  const loaded = lazy(load);
  const [first, second] = await Promise.all([loaded(), loaded()]);
  expect(second).toBe(first);
  expect(await loaded()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a failure is told to those who wait, and the next who asks tries again", async () => {
  const load = vi.fn(async () => "loaded").mockRejectedValueOnce(new Error("broken"));
  const loaded = lazy(load);
  const waiting = [loaded(), loaded()];
  for (const one of waiting) await expect(one).rejects.toThrow("broken");
  expect(await loaded()).toBe("loaded");
  expect(load).toHaveBeenCalledTimes(2);
});
