import { expect, test, vi } from "vitest";
import { addFailure, readFailures } from "./form-guard.ts";

const until = 0;

function scene(counted: Record<string, number> = {}) {
  const read = vi.fn(async (key: string) => counted[key] ?? 0);
  const add = vi.fn(async (key: string, _lifetime: number) => {
    counted[key] = (counted[key] ?? 0) + 1;
    return { count: counted[key], until };
  });
  return { counts: { read, add }, counted };
}

test("a refused sign-in counts for its network and its number, for a quarter of an hour", async () => {
  const { counts, counted } = scene({ "failures 192.0.2.7": 2 });
  expect(await addFailure({ network: "192.0.2.7", number: "hash" }, counts)).toEqual({ ofNetwork: 3, ofNumber: 1 });
  expect(counts.add.mock.calls.map(([, lifetime]) => lifetime)).toEqual([900, 900]);
  expect(await readFailures({ network: "192.0.2.7", number: "hash" }, counts)).toEqual({ ofNetwork: 3, ofNumber: 1 });
  expect(Object.keys(counted)).toEqual(["failures 192.0.2.7", "failures hash"]);
});

test("what a form does not name has no failures, and gets none", async () => {
  const { counts } = scene({ "failures undefined": 9 });
  for (const use of [addFailure, readFailures]) {
    expect((await use({ network: undefined, number: "hash" }, counts)).ofNetwork).toBe(0);
    expect((await use({ network: "192.0.2.7", number: undefined }, counts)).ofNumber).toBe(0);
  }
});
