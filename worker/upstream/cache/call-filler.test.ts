import { describe, expect, test } from "vitest";
import { LruCache } from "#contract/memory/lru-cache";
import { UpstreamFault } from "../request/fault.ts";
import { CacheEntry, contentHash } from "./cache-entry.ts";
import { CallFiller } from "./call-filler.ts";
import { RecentFaults } from "./recent-faults.ts";
import { bytesOf, callScene, NOON, POLICY, textOf } from "./test-call.ts";

function scene() {
  const calls = callScene();
  const memory = new LruCache<CacheEntry>(1_000_000);
  const real = { now: 5_000_000 };
  const faults = new RecentFaults(() => real.now);
  const filler = new CallFiller(memory, faults, () => real.now);
  const entry = async (text: string, seconds = 0) => {
    const bytes = bytesOf(text);
    const { read } = calls.call();
    return new CacheEntry(
      { bytes, fetchedAt: calls.clock.now - seconds * 1_000, hash: await contentHash(bytes) },
      read,
    );
  };
  return { ...calls, memory, faults, filler, real, entry };
}

const { key: KEY } = callScene().call();
const faultOf = (pending: Promise<unknown>): Promise<UpstreamFault> =>
  pending.then(
    () => {
      throw new Error("no fault");
    },
    (error: UpstreamFault) => error,
  );

describe("an answer", () => {
  test("fills memory and every store, with the time at which it was asked for", async () => {
    const { filler, call, memory, colo, kv, settled, fill, clock } = scene();
    fill.mockImplementation(async () => {
      clock.now += 700;
      return { bytes: bytesOf("good"), value: "parsed" };
    });
    const copy = await filler.fill(call());
    expect([textOf(copy), copy.fetchedAt, copy.hash]).toEqual(["good", NOON, await contentHash(bytesOf("good"))]);
    expect(copy.open()).toEqual({ value: "parsed" });
    expect(memory.get(KEY)).toBe(copy);
    await settled();
    for (const store of [colo, kv]) expect(store.put.mock.calls).toEqual([[KEY, copy, POLICY]]);
  });

  test("reaches the store of the last resort too", async () => {
    const { filler, call, colo, kv, settled } = scene();
    await filler.fill(call({ stores: [colo], lastResort: kv }));
    await settled();
    expect(kv.put).toHaveBeenCalledOnce();
  });

  test("clears a cached fault", async () => {
    const { filler, call, faults } = scene();
    faults.put(KEY, new UpstreamFault("network", "getThing"));
    await filler.fill(call());
    expect(faults.get(KEY)).toBeUndefined();
  });
});

describe("a visitor's limit", () => {
  test("is checked before the upstream only if no layer has an entry", async () => {
    const { filler, call, admit, fill, entry } = scene();
    admit.mockRejectedValue(new UpstreamFault("rate_limited", "getThing"));
    expect(await faultOf(filler.fill(call()))).toMatchObject({ kind: "rate_limited" });
    expect(fill).not.toHaveBeenCalled();
    expect(textOf(await filler.fill(call(), await entry("older", 400)))).toBe("good");
    expect(admit).toHaveBeenCalledOnce();
  });

  test("concerns nobody else", async () => {
    const { filler, call, admit, faults } = scene();
    admit.mockRejectedValue(new UpstreamFault("rate_limited", "getThing"));
    await faultOf(filler.fill(call()));
    expect(faults.get(KEY)).toBeUndefined();
  });
});

describe("a fault", () => {
  test("is cached and thrown, and deletes no entry", async () => {
    const { filler, call, failWith, faults, memory, entry, colo, kv } = scene();
    const good = await entry("good", 400);
    memory.put(KEY, good);
    failWith("network");
    expect(await faultOf(filler.fill(call(), good))).toMatchObject({ kind: "network" });
    expect(faults.get(KEY)).toMatchObject({ kind: "network" });
    expect(memory.get(KEY)).toBe(good);
    for (const store of [colo, kv]) expect(store.delete).not.toHaveBeenCalled();
  });

  test("of the edge itself is thrown on and not cached", async () => {
    const { filler, call, throwError, faults } = scene();
    throwError(new TypeError("ours"));
    await expect(filler.fill(call())).rejects.toThrow("ours");
    expect(faults.get(KEY)).toBeUndefined();
  });
});

describe("what is gone", () => {
  test("is believed at once, and removed everywhere", async () => {
    const { filler, call, failWith, memory, entry, colo, kv, settled } = scene();
    const good = await entry("good", 400);
    memory.put(KEY, good);
    failWith("gone", { status: 410 });
    expect(await faultOf(filler.fill(call({ stores: [colo], lastResort: kv }), good))).toMatchObject({ kind: "gone" });
    expect(memory.get(KEY)).toBeUndefined();
    await settled();
    for (const store of [colo, kv]) expect(store.delete.mock.calls).toEqual([[KEY]]);
  });
});

describe("what the upstream does not know", () => {
  const unknown = { kind: "not_found", status: 404 };

  test("is reported as unknown if there is no good entry, at the cost of one read per store", async () => {
    const { filler, call, failWith, colo, kv, faults } = scene();
    failWith("not_found", { status: 404 });
    expect(await faultOf(filler.fill(call({ lastResort: kv, stores: [colo] })))).toMatchObject(unknown);
    expect(faults.get(KEY)).toMatchObject(unknown);
    for (const store of [colo, kv]) expect(store.delete).not.toHaveBeenCalled();
    expect(kv.get).toHaveBeenCalledOnce();
  });

  test.each([
    ["the caller's", async ({ entry }: ReturnType<typeof scene>) => entry("good", 400)],
    [
      "that of memory",
      async ({ entry, memory }: ReturnType<typeof scene>) => void memory.put(KEY, await entry("good", 400)),
    ],
    ["that of the last resort", async ({ place, kv }: ReturnType<typeof scene>) => place(kv, "good", { seconds: 400 })],
  ])("is doubted while there is a good entry, %s, which stays", async (_whose, prepare) => {
    const one = scene();
    const lastGood = (await prepare(one)) ?? undefined;
    one.failWith("not_found", { status: 404 });
    const fault = await faultOf(one.filler.fill(one.call({ lastResort: one.kv }), lastGood));
    expect(fault).toMatchObject({ kind: "status", status: 404, endpoint: "getThing" });
    expect(fault.cause).toMatchObject({ kind: "not_found" });
    expect(one.faults.get(KEY)).toMatchObject({ kind: "status" });
    expect(textOf(one.memory.get(KEY) as CacheEntry)).toBe("good");
  });

  test("is believed after three minutes of it, and removed everywhere", async () => {
    const { filler, call, failWith, memory, entry, colo, kv, settled, real } = scene();
    const good = await entry("good", 400);
    failWith("not_found", { status: 404 });
    const kinds: string[] = [];
    for (const milliseconds of [0, 60_000, 60_000, 60_000]) {
      real.now += milliseconds;
      kinds.push((await faultOf(filler.fill(call(), good))).kind);
    }
    expect(kinds).toEqual(["status", "status", "status", "not_found"]);
    expect(memory.get(KEY)).toBeUndefined();
    await settled();
    for (const store of [colo, kv]) expect(store.delete).toHaveBeenCalledOnce();
    // It begins anew.
    expect((await faultOf(filler.fill(call(), good))).kind).toBe("status");
  });

  test("starts again once the item has been found", async () => {
    const { filler, call, failWith, answerWith, entry, real } = scene();
    const good = await entry("good", 400);
    for (const found of [false, true, false, false]) {
      if (found) {
        answerWith("found");
        await filler.fill(call(), good);
      } else {
        failWith("not_found");
        expect((await faultOf(filler.fill(call(), good))).kind).toBe("status");
      }
      real.now += 90_000;
    }
  });

  test("is doubted while many known items are reported missing, even for unknown ids", async () => {
    const { filler, call, failWith, entry, real } = scene();
    const good = await entry("good", 400);
    failWith("not_found");
    for (const key of ["1", "2", "3", "4"]) await faultOf(filler.fill(call({ key }), good));
    expect((await faultOf(filler.fill(call({ key: "new" })))).kind).toBe("not_found");
    await faultOf(filler.fill(call({ key: "5" }), good));
    expect((await faultOf(filler.fill(call({ key: "new" })))).kind).toBe("status");
    real.now += 60_000;
    expect((await faultOf(filler.fill(call({ key: "new" })))).kind).toBe("not_found");
  });
});

describe("the good entry of what may not exist", () => {
  test.each([
    ["in memory", 0, 400, "good"],
    ["in memory, too old", 0, 3_600, undefined],
  ])("is found %s", async (_where, _reads, seconds, expected) => {
    const { filler, call, memory, entry, kv } = scene();
    memory.put(KEY, await entry("good", seconds));
    const found = await filler.findGood(call({ lastResort: kv }));
    expect(found && textOf(found)).toBe(expected);
    expect(kv.get).toHaveBeenCalledTimes(expected ? 0 : 1);
  });

  test.each([
    ["as it is", "good", 400, "good"],
    ["not if it is too old", "good", 3_600, undefined],
    ["not if it no longer matches the schema", "old good", 400, undefined],
  ])("is found in the last resort: %s", async (_how, text, seconds, expected) => {
    const { filler, call, place, kv } = scene();
    await place(kv, text, { seconds });
    const found = await filler.findGood(call({ lastResort: kv }));
    expect(found && textOf(found)).toBe(expected);
  });

  test("in memory counts only if it matches the schema, where its value is needed", async () => {
    const { filler, call, memory, entry, kv } = scene();
    memory.put(KEY, await entry("old good", 400));
    expect(await filler.findGood(call({ lastResort: kv }))).toBeUndefined();
    expect(textOf((await filler.findGood(call({ lastResort: kv, needsValue: false }))) as CacheEntry)).toBe("old good");
  });

  test("is not found without a last resort", async () => {
    const { filler, call, place, kv, colo } = scene();
    await place(kv, "good");
    expect(await filler.findGood(call())).toBeUndefined();
    for (const store of [colo, kv]) expect(store.get).not.toHaveBeenCalled();
  });

  test("is read sixty times a minute at most, for all unknown ids together", async () => {
    const { filler, call, kv, real } = scene();
    for (let id = 0; id < 100; id += 1) await filler.findGood(call({ key: `unknown ${id}`, lastResort: kv }));
    expect(kv.get).toHaveBeenCalledTimes(60);
    real.now += 1_000;
    await filler.findGood(call({ key: "unknown", lastResort: kv }));
    expect(kv.get).toHaveBeenCalledTimes(61);
  });

  test("uses up none of that budget if it is found", async () => {
    const { filler, call, kv, place } = scene();
    await place(kv, "good", { seconds: 400 });
    for (let time = 0; time < 100; time += 1)
      expect(await filler.findGood(call({ lastResort: kv }))).toBeInstanceOf(CacheEntry);
    expect(kv.get).toHaveBeenCalledTimes(100);
  });
});
