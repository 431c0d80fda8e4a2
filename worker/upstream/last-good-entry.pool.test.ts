import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import type { Endpoint } from "#contract/wire/endpoint";
import { until } from "../../test/until.ts";
import { type Answer, coloOfTests, createScenario, success, testEndpoint } from "./test-scenario.ts";

const unknown: Answer = () => Response.json({ message: "no such thing" }, { status: 404 });
const gone: Answer = () => Response.json({ message: "withdrawn" }, { status: 410 });
const named = (declaration: Partial<Endpoint> = {}) => testEndpoint({ namesOne: true, ...declaration });

/** Something with an expired entry, at a supplier whose answer then changes. */
async function expired(answer: Answer, one = named()) {
  const scenario = createScenario(() => success("good"));
  await scenario.ask(one);
  scenario.pass(400);
  scenario.answerWith(answer);
  return { ...scenario, one };
}

/** Another colo, with an empty cache: the entry is in KV alone. */
const emptyColo = () => vi.spyOn(coloOfTests(), "match").mockResolvedValue(undefined);

describe("a supplier who says that a known thing does not exist", () => {
  test.each<[string, Answer]>([
    ["404", unknown],
    ["400", () => Response.json({ message: "bad" }, { status: 400 })],
  ])("by %s is not believed for three minutes, then is", async (_, answer) => {
    const { ask, one, pass, restart } = await expired(answer);
    for (const seconds of [0, 60, 60]) {
      pass(seconds);
      expect(await ask(one)).toMatchObject({ value: "good", outcome: { isLastGood: true } });
    }
    pass(61);
    await expect(ask(one)).rejects.toMatchObject({ isAnswer: true });
    restart();
    await expect(ask(one)).rejects.toMatchObject({ isAnswer: true });
  });

  test("is not believed in an isolate that has only KV's copy", async () => {
    const { ask, one, restart } = await expired(unknown);
    restart();
    const colo = emptyColo();
    expect(await ask(one)).toMatchObject({ value: "good", outcome: { isLastGood: true } });
    colo.mockRestore();
  });

  test("for many items at once counts as a fault: unknown items are not reported missing meanwhile", async () => {
    const { ask, answerWith, pass } = createScenario(() => success("good"));
    const things = Array.from({ length: 6 }, () => named());
    for (const one of things) await ask(one);
    pass(400);
    answerWith(unknown);
    for (let minute = 0; minute < 6; minute += 1) {
      for (const one of things) expect(await ask(one)).toMatchObject({ value: "good" });
      await expect(ask(named())).rejects.toMatchObject({ kind: "status" });
      pass(50);
    }
  });

  test("by 410 is believed at once, in every layer", async () => {
    const { ask, one, pass, restart, answerWith } = await expired(gone);
    await expect(ask(one)).rejects.toMatchObject({ kind: "gone" });
    restart();
    pass(61);
    answerWith(() => new Response("", { status: 500 }));
    await expect(ask(one)).rejects.toMatchObject({ kind: "status" });
  });

  test("by an HTML page with 410 is a wrong server", async () => {
    const { ask, one } = await expired(() => new Response("<h1>Gone</h1>", { status: 410 }));
    expect(await ask(one)).toMatchObject({ value: "good", outcome: { isLastGood: true } });
  });
});

describe("a thing that does not exist", () => {
  test("is asked for once a minute, and costs no write, no deletion and one read of KV", async () => {
    const { ask, env, fetch, pass } = createScenario(unknown);
    const spies = (["put", "delete", "getWithMetadata"] as const).map((name) => vi.spyOn(env.KV, name));
    const one = named();
    for (let count = 0; count < 30; count += 1) {
      await expect(ask(one)).rejects.toMatchObject({ kind: "not_found" });
      pass(1);
    }
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(spies.map((spy) => spy.mock.calls.length)).toEqual([0, 0, 1]);
    for (const spy of spies) spy.mockRestore();
  });

  test("causes at most sixty reads of KV a minute", async () => {
    const { ask, env } = createScenario(unknown);
    const read = vi.spyOn(env.KV, "getWithMetadata");
    for (let count = 0; count < 100; count += 1)
      await expect(ask(named())).rejects.toMatchObject({ kind: "not_found" });
    expect(read).toHaveBeenCalledTimes(60);
    read.mockRestore();
  });

  test("saves calls about the same id", async () => {
    const { ask, fetch } = createScenario(unknown);
    const head = ask(named({ isHead: true }));
    const others = [1, 2, 3, 4].map(() => ask(named(), "value", { head }));
    for (const answer of [head, ...others]) await expect(answer).rejects.toMatchObject({ kind: "not_found" });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe("a slow supplier", () => {
  const never: Answer = () => new Promise<Response>(() => {});

  test("delays a page once, however many calls it makes in sequence", async () => {
    const scenario = createScenario(() => success("good"), { budget: 2_000 });
    const calls = Array.from({ length: 5 }, () => named());
    for (const one of calls) await scenario.ask(one);
    scenario.pass(400);
    scenario.answerWith(never);
    const startedAt = performance.now();
    // One visitor's: the first call uses up the time of the others.
    let left = 100;
    const staleWaitMs = () => left;
    for (const one of calls) {
      expect(await scenario.askOnly(one, { staleWaitMs })).toMatchObject({
        value: "good",
        outcome: { isLastGood: true },
      });
      left = 0;
    }
    expect(performance.now() - startedAt).toBeLessThan(1_500);
  });

  test("does not delay a page whose entries are in KV only", async () => {
    const { askOnly: requestOnly, one, restart } = await expired(never);
    restart();
    const colo = emptyColo();
    expect(await requestOnly(one, { staleWaitMs: () => 50 })).toMatchObject({
      value: "good",
      outcome: { isLastGood: true },
    });
    colo.mockRestore();
  });

  test("is used if its answer arrives while KV is read", async () => {
    let answer = (_: Response) => {};
    const {
      askOnly: requestOnly,
      one,
      restart,
    } = await expired(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    restart();
    const colo = emptyColo();
    const stored = vi.spyOn(coloOfTests(), "put");
    const { KV } = env as unknown as { KV: KVNamespace };
    const read = KV.getWithMetadata.bind(KV) as (...query: unknown[]) => Promise<unknown>;
    const kv = vi.spyOn(KV, "getWithMetadata").mockImplementation((async (...query: unknown[]) => {
      const copy = await read(...query);
      answer(success("better"));
      await until(() => expect(stored).toHaveBeenCalled());
      return copy;
    }) as never);
    expect(await requestOnly(one, { staleWaitMs: () => 50 })).toMatchObject({ value: "better" });
    for (const spy of [kv, colo, stored]) spy.mockRestore();
  });

  test("opens the breaker although it answers", async () => {
    const scenario = createScenario(() => success("good"));
    scenario.answerWith(() => {
      scenario.pass(6);
      return success("late");
    });
    for (let count = 0; count < 5; count += 1) await scenario.ask(named());
    await expect(scenario.ask(named())).rejects.toMatchObject({ kind: "breaker_open" });
    expect(scenario.fetch).toHaveBeenCalledTimes(5);
  });
});

describe("a member's calls", () => {
  test("never open the breaker of the public ones, and are made twice until their own is open", async () => {
    const { ask, answerWith, fetch } = createScenario(() => new Response("", { status: 500 }));
    for (let count = 0; count < 6; count += 1) await ask(testEndpoint({ access: "member" })).catch(() => undefined);
    expect(fetch).toHaveBeenCalledTimes(10);
    answerWith(() => success("public"));
    expect(await ask(named())).toMatchObject({ value: "public" });
  });
});

describe("one address that makes too many cold calls", () => {
  const limited = () => {
    const limit = vi.fn(async ({ key }: { key: string }) => ({ success: key !== "203.0.113.9" }));
    const scenario = createScenario(() => success("good"));
    Object.assign(scenario.env, { COLD_CALLS: { limit } });
    return { ...scenario, limit };
  };

  test("is refused calls that are not cached, and gets cached ones", async () => {
    const { ask, limit, pass } = limited();
    const known = named();
    await ask(known, "value", { address: "198.51.100.1" });
    limit.mockClear();
    await expect(ask(named(), "value", { address: "203.0.113.9" })).rejects.toMatchObject({
      kind: "rate_limited",
      retryAfter: 60,
    });
    expect(limit).toHaveBeenCalledTimes(1);
    for (const seconds of [0, 30, 400]) {
      pass(seconds);
      expect(await ask(known, "value", { address: "203.0.113.9" })).toMatchObject({ value: "good" });
    }
    expect(limit).toHaveBeenCalledTimes(1);
  });

  test("does not affect concurrent visitors", async () => {
    const { ask } = limited();
    const one = named();
    const [refused, served] = await Promise.allSettled([
      ask(one, "value", { address: "203.0.113.9" }),
      ask(one, "value", { address: "198.51.100.1" }),
    ]);
    expect(refused).toMatchObject({ status: "rejected", reason: { kind: "rate_limited" } });
    expect(served).toMatchObject({ status: "fulfilled", value: { value: "good" } });
  });

  test("is not counted if the limiter fails", async () => {
    const { ask, limit } = limited();
    limit.mockRejectedValue(new Error("down"));
    expect(await ask(named(), "value", { address: "203.0.113.9" })).toMatchObject({ value: "good" });
  });
});

describe("a caller of the API", () => {
  test("writes nothing to KV, and gets the last good entry from it", async () => {
    const { ask, env, pass, restart, answerWith } = createScenario(() => success("good"));
    const put = vi.spyOn(env.KV, "put");
    await ask(testEndpoint(), "value", { isPage: false });
    expect(put).not.toHaveBeenCalled();
    const one = testEndpoint();
    await ask(one);
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRestore();
    pass(400);
    restart();
    answerWith(() => new Response("", { status: 500 }));
    const colo = emptyColo();
    expect(await ask(one, "value", { isPage: false })).toMatchObject({ value: "good" });
    colo.mockRestore();
  });
});
