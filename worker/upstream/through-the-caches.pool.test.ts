import { describe, expect, test, vi } from "vitest";
import type { Endpoint } from "#contract/wire/endpoint";
import { until } from "../../test/until.ts";
import { coloOfTests, createScenario, success, testEndpoint } from "./test-scenario.ts";

/** An upstream with numbered answers. */
const numbered = () => {
  let count = 0;
  return () => success(`answer ${++count}`);
};

const emptyColo = () => vi.spyOn(coloOfTests(), "match").mockResolvedValue(undefined);

describe("an answer that is asked for again", () => {
  test("comes from memory while it is fresh", async () => {
    const { ask, fetch, pass } = createScenario(numbered());
    const one = testEndpoint();
    expect(await ask(one)).toMatchObject({
      value: "answer 1",
      status: "matchlight; fwd=miss; ttl=10; stored; detail=upstream",
    });
    pass(4);
    expect(await ask(one)).toMatchObject({ value: "answer 1", status: "matchlight; hit; ttl=6; detail=memory" });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("is served stale at once and renewed behind the response", async () => {
    const { ask, fetch, pass } = createScenario(numbered());
    const one = testEndpoint();
    await ask(one);
    pass(30);
    expect(await ask(one)).toMatchObject({ value: "answer 1", status: "matchlight; hit; ttl=-20; detail=memory" });
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(await ask(one)).toMatchObject({ value: "answer 2", status: "matchlight; hit; ttl=10; detail=memory" });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("is fetched anew once it has expired", async () => {
    const { ask, fetch, pass } = createScenario(numbered());
    const one = testEndpoint();
    await ask(one);
    pass(301);
    const { value, status } = await ask(one);
    expect({ value, status }).toEqual({
      value: "answer 2",
      status: "matchlight; fwd=stale; ttl=10; stored; detail=upstream",
    });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("comes from the data centre's cache in a new isolate", async () => {
    const { ask, fetch, restart } = createScenario(numbered());
    const one = testEndpoint();
    await ask(one);
    restart();
    expect(await ask(one)).toMatchObject({ value: "answer 1", status: "matchlight; hit; ttl=10; detail=colo" });
    expect(await ask(one)).toMatchObject({ status: "matchlight; hit; ttl=10; detail=memory" });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("comes from KV in a new isolate of another data centre", async () => {
    const { ask, fetch, restart } = createScenario(numbered());
    const one = testEndpoint();
    await ask(one);
    restart();
    const colo = emptyColo();
    expect(await ask(one)).toMatchObject({ value: "answer 1", status: "matchlight; hit; ttl=10; detail=kv" });
    expect(fetch).toHaveBeenCalledTimes(1);
    colo.mockRestore();
  });

  test("comes from the data centre's cache once memory is full of others", async () => {
    const { ask, fetch } = createScenario((url) => success(url.padEnd(1_000)), { cache: { memoryLimit: 20_000 } });
    const calls = Array.from({ length: 10 }, () => testEndpoint());
    for (const one of calls) await ask(one);
    const layers = await Promise.all(calls.map(async (one) => (await ask(one)).outcome.source));
    expect(new Set(layers)).toEqual(new Set(["memory", "colo"]));
    expect(fetch).toHaveBeenCalledTimes(10);
  });

  test("stays in the data centre when the declaration says so", async () => {
    const { ask, fetch, restart } = createScenario(numbered());
    const one = testEndpoint({ cache: { freshFor: 10, staleFor: 60, keepFor: 600, store: "colo" } });
    await ask(one);
    restart();
    const colo = emptyColo();
    expect(await ask(one)).toMatchObject({ value: "answer 2", status: expect.stringContaining("fwd=miss") });
    expect(fetch).toHaveBeenCalledTimes(2);
    colo.mockRestore();
  });

  test("is renewed from the data centre's cache when another isolate has been quicker", async () => {
    const slow = createScenario(numbered());
    const one = testEndpoint();
    await slow.ask(one);
    slow.pass(30);
    const quick = createScenario(() => success("from the other isolate"));
    quick.pass(30);
    const colo = emptyColo();
    const kv = vi
      .spyOn(slow.env.KV, "getWithMetadata")
      .mockResolvedValue({ value: null, metadata: null, cacheStatus: null } as never);
    await quick.ask(one);
    colo.mockRestore();
    kv.mockRestore();
    await slow.ask(one);
    expect(await slow.ask(one)).toMatchObject({ value: "from the other isolate" });
    expect(slow.fetch).toHaveBeenCalledTimes(1);
  });

  test("is a different entry after the clock was moved", async () => {
    const { ask, fetch, clock } = createScenario(numbered());
    const one = testEndpoint();
    await ask(one);
    clock.startEpoch();
    expect(await ask(one)).toMatchObject({ value: "answer 2", status: expect.stringContaining("fwd=miss") });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("is not parsed if its bytes suffice", async () => {
    const { ask, fetch, restart } = createScenario(numbered());
    const one = testEndpoint();
    await ask(one);
    restart();
    const parse = vi.fn(one.parse);
    const { text } = await ask({ ...one, parse }, "bytes");
    expect(text).toContain("answer 1");
    await ask({ ...one, parse }, "bytes");
    expect(parse).not.toHaveBeenCalled();
    for (const _ of [1, 2]) expect(await ask({ ...one, parse })).toMatchObject({ value: "answer 1" });
    expect(parse).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  describe("and no longer fits the contract", () => {
    const stricter = (one: Endpoint): Endpoint => ({
      ...one,
      parse: (answer) => {
        if (JSON.stringify(answer).includes("answer 1")) throw new Error("a field is missing");
        return one.parse(answer);
      },
    });

    test("counts as absent if its value is needed", async () => {
      const { ask, fetch, restart } = createScenario(numbered());
      const one = testEndpoint();
      await ask(one);
      restart();
      expect(await ask(stricter(one), "bytes")).toMatchObject({
        value: undefined,
        status: expect.stringContaining("colo"),
      });
      expect(await ask(stricter(one))).toMatchObject({
        value: "answer 2",
        status: expect.stringContaining("fwd=miss"),
      });
      expect(fetch).toHaveBeenCalledTimes(2);
    });

    test("is not passed to a request that joined one for the bytes only", async () => {
      const { ask, fetch, restart } = createScenario(numbered());
      const one = testEndpoint();
      await ask(one);
      restart();
      const [bytes, value] = await Promise.all([ask(stricter(one), "bytes"), ask(stricter(one))]);
      expect(bytes.text).toContain("answer 1");
      expect(value.value).toBe("answer 2");
      expect(fetch).toHaveBeenCalledTimes(2);
    });
  });
});

describe("many at once", () => {
  test("fifty cold visitors cost one call", async () => {
    const { ask, fetch } = createScenario(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return success("shared");
    });
    const one = testEndpoint();
    const all = await Promise.all(Array.from({ length: 50 }, () => ask(one)));
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(all.map(({ value }) => value)).toEqual(Array(50).fill("shared"));
    expect(
      all.filter(({ status }) => status === "matchlight; fwd=miss; ttl=10; stored; collapsed; detail=upstream"),
    ).toHaveLength(49);
  });

  test("thirty visitors of a stale answer cost one renewal", async () => {
    const { ask, fetch, pass } = createScenario(numbered());
    const one = testEndpoint();
    await ask(one);
    pass(30);
    const all = await Promise.all(Array.from({ length: 30 }, () => ask(one)));
    expect(all.every(({ status }) => status === "matchlight; hit; ttl=-20; detail=memory")).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("those who wait for an in-flight request that has died give up", async () => {
    const { ask, fetch } = createScenario(() => new Promise<Response>(() => {}), {
      budget: 120,
      cache: { inFlightLimit: 30 },
    });
    const one = testEndpoint();
    const [leader, follower] = await Promise.allSettled([ask(one), ask(one)]);
    expect(leader).toMatchObject({ status: "rejected", reason: { kind: "timeout" } });
    expect(follower).toMatchObject({ status: "rejected", reason: { kind: "timeout" } });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("no more than six calls go out at a time", async () => {
    const open: (() => void)[] = [];
    const { ask, fetch } = createScenario(async () => {
      await new Promise<void>((resolve) => open.push(resolve));
      return success("one of many");
    });
    const answers = Promise.all(Array.from({ length: 20 }, () => ask(testEndpoint())));
    for (let answered = 0; answered < 20; answered += 1) {
      await until(() => expect(open).toHaveLength(Math.min(6, 20 - answered)));
      open.shift()?.();
    }
    await answers;
    expect(fetch).toHaveBeenCalledTimes(20);
  });
});

describe("what is not the same for everyone", () => {
  test.each([
    ["personal", { access: "personal" as const }],
    ["a member's", { access: "member" as const }],
    ["a change", { effect: true }],
    ["without a policy", { cache: undefined }],
  ])("%s never enters or leaves a cache", async (_, declaration) => {
    const { ask, fetch, env } = createScenario(numbered());
    const put = vi.spyOn(coloOfTests(), "put");
    const write = vi.spyOn(env.KV, "put");
    const one = testEndpoint(declaration);
    expect(await ask(one)).toMatchObject({ value: "answer 1", status: "matchlight; fwd=bypass; detail=upstream" });
    expect(await ask(one)).toMatchObject({ value: "answer 2", status: "matchlight; fwd=bypass; detail=upstream" });
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(put).not.toHaveBeenCalled();
    expect(write).not.toHaveBeenCalled();
    put.mockRestore();
    write.mockRestore();
  });
});
