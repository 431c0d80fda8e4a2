import { describe, expect, test, vi } from "vitest";
import { until } from "../../../test/until.ts";
import { UpstreamFault } from "../request/fault.ts";
import type { CachedCall } from "./store.ts";
import { callScene, textOf } from "./test-call.ts";
import { ThroughCache, type ThroughCacheOptions } from "./through-cache.ts";

function scene(options: Partial<ThroughCacheOptions> = {}) {
  const calls = callScene();
  const real = { now: 5_000_000 };
  const newIsolate = () => new ThroughCache({ realNow: () => real.now, ...options });
  let cache = newIsolate();
  const ask = async (more: Partial<CachedCall> = {}) => {
    const { entry, outcome } = await cache.get(calls.call(more));
    return { text: textOf(entry), ...outcome };
  };
  return {
    ...calls,
    real,
    ask,
    cache: () => cache,
    restart: () => {
      cache = newIsolate();
    },
    /** Lets time pass by both clocks. */
    pass(seconds: number) {
      calls.pass(seconds);
      real.now += seconds * 1_000;
    },
  };
}

const hangs = () => new Promise<string>(() => {});
const kindOf = (pending: Promise<unknown>): Promise<string> =>
  pending.then(
    () => "an answer",
    (error: UpstreamFault) => error.kind ?? error.message,
  );

describe("an answer", () => {
  test("is fetched once, stored, and then comes from memory with the seconds that it is still fresh", async () => {
    const { ask, fill, pass } = scene();
    expect(await ask()).toEqual({ text: "good", source: "upstream", forwarded: "miss", isStored: true, ttl: 10 });
    pass(4);
    expect(await ask()).toEqual({ text: "good", source: "memory", ttl: 6 });
    expect(fill).toHaveBeenCalledOnce();
  });

  test("is served stale at once and renewed behind, once for many", async () => {
    const { ask, answerWith, pass, settled, fill } = scene();
    await ask();
    pass(30);
    answerWith("newer");
    for (const _ of [1, 2, 3]) expect(await ask()).toEqual({ text: "good", source: "memory", ttl: -20 });
    await settled();
    expect(fill).toHaveBeenCalledTimes(2);
    expect(await ask()).toEqual({ text: "newer", source: "memory", ttl: 10 });
  });

  test("is renewed again after a renewal has ended", async () => {
    const { ask, pass, settled, fill } = scene();
    await ask();
    for (const _ of [1, 2]) {
      pass(30);
      await ask();
      await settled();
    }
    expect(fill).toHaveBeenCalledTimes(3);
  });

  test("is renewed from the nearest store if another isolate was quicker, and from no other store", async () => {
    const { ask, pass, settled, fill, place, colo, kv } = scene();
    await ask();
    await settled();
    pass(30);
    await place(colo, "quicker", { seconds: 2 });
    kv.get.mockClear();
    await ask();
    await settled();
    expect(await ask()).toEqual({ text: "quicker", source: "memory", ttl: 8 });
    expect(fill).toHaveBeenCalledOnce();
    expect(kv.get).not.toHaveBeenCalled();
  });

  test("is renewed by the upstream when the nearest store has only a stale one, or there is no store", async () => {
    for (const more of [{}, { stores: [] }]) {
      const { ask, pass, settled, fill, place, colo } = scene();
      await ask(more);
      await settled();
      pass(30);
      await place(colo, "stale", { seconds: 20 });
      await ask(more);
      await settled();
      expect(fill).toHaveBeenCalledTimes(2);
    }
  });

  test("is kept while its renewal fails, which is retried after some seconds", async () => {
    const { ask, pass, settled, fill, failWith } = scene();
    await ask();
    pass(30);
    failWith("network");
    for (const _ of [1, 2]) {
      expect(await ask()).toEqual({ text: "good", source: "memory", ttl: -20 });
      await settled();
    }
    expect(fill).toHaveBeenCalledTimes(2);
    pass(2);
    await ask();
    await settled();
    expect(fill).toHaveBeenCalledTimes(3);
  });

  test("is fetched anew once it has expired", async () => {
    const { ask, answerWith, pass } = scene();
    await ask();
    pass(301);
    answerWith("newer");
    expect(await ask()).toEqual({ text: "newer", source: "upstream", forwarded: "stale", isStored: true, ttl: 10 });
  });

  test("is evicted from memory for others", async () => {
    const { ask, cache } = scene({ memoryLimit: 3_000 });
    for (let id = 0; id < 20; id += 1) await ask({ key: `thing ${id}` });
    expect(cache().memory.size).toBeGreaterThan(5);
    expect(cache().memory.size).toBeLessThan(20);
    // Two and a half times its bytes, its key as text of two bytes a sign, and what an entry itself takes.
    expect(cache().memory.weight).toBe(cache().memory.size * (2.5 * 4 + 200) + 2 * keyBytes(cache().memory.size));
  });
});

/** Signs in the keys of the last entries of twenty. */
const keyBytes = (count: number): number =>
  Array.from({ length: count }, (_, at) => `thing ${19 - at}`.length).reduce((sum, length) => sum + length, 0);

describe("in a new isolate", () => {
  test.each(["colo", "kv"] as const)("a fresh answer comes from %s, and then from memory", async (name) => {
    const one = scene();
    await one.place(one[name], "stored", { seconds: 3 });
    expect(await one.ask()).toEqual({ text: "stored", source: name, ttl: 7 });
    expect(await one.ask()).toEqual({ text: "stored", source: "memory", ttl: 7 });
    expect(one.fill).not.toHaveBeenCalled();
  });

  test("a stale one too, and is renewed behind", async () => {
    const { ask, place, colo, kv, fill, settled } = scene();
    await place(colo, "stored", { seconds: 30 });
    expect(await ask()).toEqual({ text: "stored", source: "colo", ttl: -20 });
    await settled();
    expect(fill).toHaveBeenCalledOnce();
    expect(kv.get).not.toHaveBeenCalled();
    expect(await ask()).toMatchObject({ text: "good", source: "memory" });
  });

  test("the newest expired entry is the last good one", async () => {
    for (const [older, newer] of [["colo", "kv"] as const, ["kv", "colo"] as const]) {
      const one = scene();
      await one.place(one[older], "older", { seconds: 500 });
      await one.place(one[newer], "newer", { seconds: 400 });
      one.failWith("network");
      expect(await one.ask()).toEqual({
        text: "newer",
        source: "memory",
        isLastGood: true,
        forwarded: "stale",
        ttl: -390,
      });
    }
  });

  test("an entry too old even for that is ignored", async () => {
    const { ask, place, colo, failWith } = scene();
    await place(colo, "too old", { seconds: 3_600 });
    failWith("network");
    expect(await kindOf(ask())).toBe("network");
  });

  test("an entry that does not match the schema is ignored if its value is needed", async () => {
    const { ask, place, colo } = scene();
    await place(colo, "old thing");
    expect(await ask({ needsValue: false })).toMatchObject({ text: "old thing", source: "colo" });
    expect(await ask()).toMatchObject({ text: "good", source: "upstream", forwarded: "miss" });
  });

  test("calls of one visitor for one item are serialised, except for cached ones", async () => {
    const { ask, place, colo } = scene();
    const turns = vi.fn();
    const serialise: CachedCall["serialise"] = (work) => {
      turns();
      return work();
    };
    await place(colo, "stored");
    await ask({ serialise });
    expect(turns).not.toHaveBeenCalled();
    expect(await ask({ serialise, key: "another" })).toMatchObject({ text: "good", source: "upstream" });
    expect(turns).toHaveBeenCalledOnce();
  });
});

describe("many at once", () => {
  test("cost one call, and the others are marked as collapsed", async () => {
    const { ask, fill } = scene();
    const all = await Promise.all([ask(), ask(), ask()]);
    expect(all.map(({ text, isCollapsed }) => [text, isCollapsed])).toEqual([
      ["good", undefined],
      ["good", true],
      ["good", true],
    ]);
    expect(fill).toHaveBeenCalledOnce();
  });

  test("share a fault too", async () => {
    const { ask, fill, failWith } = scene();
    failWith("network");
    expect(await Promise.all([ask(), ask()].map(kindOf))).toEqual(["network", "network"]);
    expect(fill).toHaveBeenCalledOnce();
  });

  test("do not share the limit of the first", async () => {
    const { ask, admit } = scene();
    admit.mockRejectedValueOnce(new UpstreamFault("rate_limited", "getThing"));
    const [first, second] = [kindOf(ask()), ask()];
    expect(await first).toBe("rate_limited");
    expect(await second).toMatchObject({ text: "good", source: "upstream" });
  });

  test("who need the value fetch it where the first needed only bytes that do not match", async () => {
    const { ask, place, colo } = scene();
    await place(colo, "old thing");
    const [bytes, value] = await Promise.all([ask({ needsValue: false }), ask()]);
    expect([bytes.text, value.text]).toEqual(["old thing", "good"]);
  });

  test("do not wait for a dead request", async () => {
    const { ask, answerWith } = scene({ inFlightLimit: 20 });
    answerWith(hangs());
    void ask();
    await expect(ask()).rejects.toMatchObject({ kind: "timeout", endpoint: "getThing" });
  });

  test("continue when the first visitor leaves", async () => {
    const { ask, behind, failWith } = scene();
    await ask();
    expect(behind.length).toBeGreaterThan(0);
    failWith("network");
    await kindOf(ask({ key: "another" }));
    // Nothing that is left running fails noop.
    for (const work of behind) await expect(work).resolves.not.toThrow();
  });
});

describe("a fault", () => {
  test("is cached for some seconds", async () => {
    const { ask, failWith, fill, pass } = scene();
    failWith("network");
    for (const _ of [1, 2]) expect(await kindOf(ask())).toBe("network");
    expect(fill).toHaveBeenCalledOnce();
    pass(2);
    await kindOf(ask());
    expect(fill).toHaveBeenCalledTimes(2);
  });

  test("that is an answer is served for a minute, even if there is an entry", async () => {
    const { ask, failWith, pass, fill } = scene();
    await ask();
    pass(301);
    failWith("gone");
    expect(await kindOf(ask())).toBe("gone");
    expect(await kindOf(ask())).toBe("gone");
    expect(fill).toHaveBeenCalledTimes(2);
  });

  test.each(["not_found", "gone"] as const)("%s wins over a stale entry that another call brings", async (kind) => {
    const { ask, failWith, place, colo, restart } = scene();
    failWith(kind);
    expect(await kindOf(ask())).toBe(kind);
    await place(colo, "stale", { seconds: 30 });
    expect(await kindOf(ask())).toBe(kind);
    restart();
    expect((await ask()).text).toBe("stale");
  });

  test("serves the last good entry, the first time after an attempt, then without one", async () => {
    const { ask, failWith, fill, pass } = scene();
    await ask();
    pass(400);
    failWith("network");
    const last = { text: "good", source: "memory", isLastGood: true, ttl: -390 };
    expect(await ask()).toEqual({ ...last, forwarded: "stale" });
    expect(await ask()).toEqual({ ...last, forwarded: undefined });
    expect(fill).toHaveBeenCalledTimes(2);
  });

  test("of the edge itself is never hidden by an entry", async () => {
    const { ask, throwError, pass, kv, colo, place } = scene();
    throwError(new TypeError("ours"));
    await place(kv, "good", { seconds: 400 });
    await expect(ask({ key: "another", lastResort: kv, stores: [colo] })).rejects.toThrow("ours");
    await expect(ask({ lastResort: kv, stores: [colo] })).rejects.toThrow("ours");
    pass(10);
    await expect(ask()).rejects.toThrow("ours");
  });
});

describe("an upstream that is slow", () => {
  const late = () => {
    let answer = (_text: string): void => {};
    const pending = new Promise<string>((resolve) => {
      answer = resolve;
    });
    return { pending, answer: (text: string) => answer(text) };
  };

  test("is awaited for staleWaitMs; then the last good entry is served, and the answer is stored later", async () => {
    const { ask, answerWith, pass, settled, fill } = scene();
    await ask();
    pass(400);
    const { pending, answer } = late();
    answerWith(pending);
    const last = { text: "good", source: "memory", isLastGood: true, ttl: -390 };
    expect(await ask({ staleWaitMs: () => 5 })).toEqual({ ...last, forwarded: "stale" });
    // Meanwhile nobody else waits.
    expect(await ask({ staleWaitMs: () => 60_000 })).toEqual({ ...last, forwarded: undefined });
    answer("newer");
    await settled();
    expect(await ask()).toEqual({ text: "newer", source: "memory", ttl: 10 });
    expect(fill).toHaveBeenCalledTimes(2);
  });

  test("is awaited to the end if no layer has an entry", async () => {
    const { ask, answerWith, kv, colo } = scene();
    const { pending, answer } = late();
    answerWith(pending);
    const request = ask({ staleWaitMs: () => 5, lastResort: kv, stores: [colo] });
    await until(() => expect(kv.get).toHaveBeenCalled());
    answer("first");
    expect(await request).toEqual({ text: "first", source: "upstream", forwarded: "miss", isStored: true, ttl: 10 });
  });

  test("is replaced by the last-resort entry and continues in the background", async () => {
    const { ask, answerWith, place, kv, colo, settled } = scene();
    await place(kv, "stored", { seconds: 400 });
    const { pending, answer } = late();
    answerWith(pending);
    const more = { staleWaitMs: () => 5, lastResort: kv, stores: [colo] };
    expect(await ask(more)).toEqual({
      text: "stored",
      source: "memory",
      isLastGood: true,
      forwarded: "miss",
      ttl: -390,
    });
    expect(await ask(more)).toMatchObject({ text: "stored", isLastGood: true, forwarded: undefined });
    answer("newer");
    await settled();
    expect(await ask(more)).toMatchObject({ text: "newer", source: "memory" });
  });

  test("is used if its answer arrives while the last resort is read", async () => {
    const { ask, answerWith, place, kv, colo, cache, call } = scene();
    await place(kv, "stored", { seconds: 400 });
    const { pending, answer } = late();
    answerWith(pending);
    const read = kv.get.getMockImplementation();
    kv.get.mockImplementation(async (key) => {
      answer("newer");
      await until(() => expect(cache().memory.get(call().key)).toBeDefined());
      return read?.(key);
    });
    expect(await ask({ staleWaitMs: () => 5, lastResort: kv, stores: [colo] })).toEqual({
      text: "newer",
      source: "upstream",
      forwarded: "miss",
      isStored: true,
      ttl: 10,
    });
  });
});

describe("the last resort", () => {
  const resort = ({ kv, colo }: ReturnType<typeof scene>) => ({ lastResort: kv, stores: [colo] });

  test("is not read while the upstream answers", async () => {
    const one = scene();
    expect(await one.ask(resort(one))).toMatchObject({ text: "good", forwarded: "miss" });
    expect(one.kv.get).not.toHaveBeenCalled();
  });

  test("serves its entry if the upstream fails and the entry is not too old", async () => {
    for (const [seconds, expected] of [
      [400, "stored"],
      [3_600, "network"],
    ] as const) {
      const one = scene();
      await one.place(one.kv, "stored", { seconds });
      one.failWith("network");
      expect(
        await one.ask(resort(one)).then(
          ({ text }) => text,
          ({ kind }) => kind,
        ),
      ).toBe(expected);
    }
  });

  test("is not read for an item that the upstream reports as gone", async () => {
    const one = scene();
    await one.place(one.kv, "stored", { seconds: 400 });
    one.failWith("gone");
    expect(await kindOf(one.ask(resort(one)))).toBe("gone");
    expect(one.kv.get).not.toHaveBeenCalled();
  });

  test("serves visitors over their limit, within the budget for unknown ids", async () => {
    const one = scene();
    await one.place(one.kv, "stored", { seconds: 400 });
    one.admit.mockRejectedValue(new UpstreamFault("rate_limited", "getThing"));
    expect(await one.ask(resort(one))).toMatchObject({ text: "stored", isLastGood: true });
    for (let id = 0; id < 100; id += 1)
      expect(await kindOf(one.ask({ ...resort(one), key: `unknown ${id}` }))).toBe("rate_limited");
    expect(one.kv.get.mock.calls.length).toBeLessThanOrEqual(61);
    expect(one.fill).not.toHaveBeenCalled();
  });

  test("is not needed for entries in memory", async () => {
    const one = scene();
    await one.ask(resort(one));
    await one.settled();
    one.pass(400);
    one.failWith("network");
    expect(await one.ask(resort(one))).toMatchObject({ text: "good", isLastGood: true, forwarded: "stale" });
    expect(one.kv.get).not.toHaveBeenCalled();
  });
});
