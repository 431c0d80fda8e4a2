import { describe, expect, test, vi } from "vitest";
import {
  admitThrough,
  type Breaker,
  CLOSED,
  createBreakers,
  type EndedCall,
  secondsUntilProbe,
  settle,
} from "./breakers.ts";
import { UpstreamFault } from "./fault.ts";

const LIST = { name: "getList", server: "main", access: "public", effect: false } as const;
const OTHER = { name: "getOther", server: "main", access: "public", effect: false } as const;
const SEVENS = { name: "getSevens", server: "sevens", access: "public", effect: false } as const;
const MEMBER = { name: "getMe", server: "main", access: "member", effect: false } as const;
const CHANGE = { name: "updateAd", server: "main", access: "public", effect: true } as const;
const ALL = [LIST, SEVENS, MEMBER, CHANGE];
type Guarded = Parameters<ReturnType<typeof createBreakers>["guard"]>[0];

function scene() {
  const clock = { now: 1_000_000 };
  const breakers = createBreakers(() => clock.now);
  const fail = (endpoint: Guarded, kind: "network" | "not_found" = "network") =>
    breakers
      .guard(endpoint, () => Promise.reject(new UpstreamFault(kind, endpoint.name)))
      .catch((error: UpstreamFault) => error.kind);
  const failOften = async (endpoint: Guarded) => {
    for (let count = 0; count < 5; count += 1) await fail(endpoint);
  };
  const take = (endpoint: Guarded, milliseconds: number) =>
    breakers.guard(endpoint, async () => {
      clock.now += milliseconds;
    });
  return { clock, breakers, fail, failOften, take, states: () => ALL.map((one) => breakers.state(one)) };
}

test("an answer is returned, and an error is thrown on", async () => {
  const { breakers, fail, states } = scene();
  expect(await breakers.guard(LIST, async () => "answer")).toBe("answer");
  expect(await fail(LIST)).toBe("network");
  expect(states()).toEqual(["closed", "closed", "closed", "closed"]);
});

test.each([
  ["of public calls", LIST, ["open", "closed", "closed", "closed"]],
  ["of another server", SEVENS, ["closed", "open", "closed", "closed"]],
  ["of members' calls", MEMBER, ["closed", "closed", "open", "closed"]],
  ["of public changes", CHANGE, ["closed", "closed", "closed", "open"]],
] as const)("the breaker %s opens after five faults, and no other", async (_which, endpoint, expected) => {
  const { failOften, states } = scene();
  await failOften(endpoint);
  expect(states()).toEqual(expected);
});

test("while it is open nothing is called, and the reason names the call and the time until the next probe", async () => {
  const { breakers, failOften, clock } = scene();
  await failOften(LIST);
  clock.now += 2_000;
  const call = vi.fn();
  const refused = await breakers.guard(OTHER, call).catch((error: unknown) => error);
  expect(refused).toMatchObject({ kind: "breaker_open", endpoint: "getOther", retryAfter: 3 });
  expect(call).not.toHaveBeenCalled();
});

test("a probe closes it again; while it is on its way nothing else is called", async () => {
  const { breakers, failOften, clock, fail } = scene();
  await failOften(LIST);
  clock.now += 5_000;
  let answer = (): void => {};
  const probe = breakers.guard(LIST, () => new Promise<void>((resolve) => (answer = resolve)));
  expect(breakers.state(LIST)).toBe("probing");
  expect(await fail(OTHER)).toBe("breaker_open");
  answer();
  await probe;
  expect(breakers.state(LIST)).toBe("closed");
});

test.each([
  ["what the server says of one thing", "not_found", "closed"],
  ["a server that cannot be reached", "network", "open"],
] as const)("%s five times (%s) leaves it %s", async (_what, kind, state) => {
  const { fail, breakers } = scene();
  for (let count = 0; count < 5; count += 1) expect(await fail(LIST, kind)).toBe(kind);
  expect(breakers.state(LIST)).toBe(state);
});

test("an error of the edge does not count against the server", async () => {
  const { breakers } = scene();
  for (let count = 0; count < 5; count += 1)
    await expect(breakers.guard(LIST, () => Promise.reject(new TypeError("ours")))).rejects.toThrow("ours");
  expect(breakers.state(LIST)).toBe("closed");
});

test.each([
  [5_000, "closed"],
  [5_001, "open"],
] as const)("five answers after %i ms each leave it %s", async (milliseconds, state) => {
  const { take, breakers } = scene();
  for (let count = 0; count < 5; count += 1) await take(LIST, milliseconds);
  expect(breakers.state(LIST)).toBe(state);
});

test.each([
  ["that fail each count", "open", new UpstreamFault("network", "getList")],
  ["that are slow count once: one delay holds up all that are in flight", "closed", undefined],
] as const)("of calls at the same time those %s", async (_which, state, fault) => {
  const { breakers, clock } = scene();
  const ends: (() => void)[] = [];
  const inFlight = () => new Promise<void>((resolve, reject) => ends.push(() => (fault ? reject(fault) : resolve())));
  const calls = Array.from({ length: 6 }, () => breakers.guard(LIST, inFlight).catch(() => undefined));
  clock.now += 6_000;
  for (const [index, end] of ends.entries()) {
    end();
    await calls[index];
    clock.now += 10;
  }
  expect(breakers.state(LIST)).toBe(state);
});

const ended = (outcome: EndedCall["outcome"], now: number, startedAt = now): EndedCall => ({ outcome, startedAt, now });
const faultsAt = (faults: readonly number[], start: Breaker = CLOSED): Breaker =>
  faults.reduce((breaker, at) => settle(breaker, ended("fault", at)), start);

const OPEN: Breaker = { state: "open", until: 10_000, openFor: 5_000 };
const PROBING: Breaker = { state: "probing", until: 30_000, openFor: 5_000 };

describe("a fault", () => {
  test.each<[string, readonly number[], Breaker["state"]]>([
    ["four in a row", [1, 2, 3, 4], "closed"],
    ["five in a row", [1, 2, 3, 4, 5], "open"],
    ["five, thirty seconds apart", [0, 30_000, 60_000, 90_000, 120_000], "open"],
    ["five, a little more than thirty seconds apart", [0, 30_001, 60_002, 90_003, 120_004], "closed"],
    ["five with a longer pause between", [0, 1, 2, 3, 30_004], "closed"],
  ])("%s leaves it %s", (_, faults, state) => {
    expect(faultsAt(faults).state).toBe(state);
  });

  test("is forgotten with the first success", () => {
    const breaker = settle(faultsAt([1, 2, 3, 4]), ended("success", 5));
    expect(breaker).toEqual(CLOSED);
    expect(faultsAt([6, 7, 8, 9], breaker).state).toBe("closed");
  });

  test("that arrives late does not extend the pause", () => {
    expect(settle(OPEN, ended("fault", 9_000))).toEqual(OPEN);
  });
});

describe("a slow call", () => {
  /** Calls as start and end times. */
  const slow = (...calls: readonly [number, number][]): Breaker["state"] =>
    calls.reduce<Breaker>((breaker, [startedAt, now]) => settle(breaker, ended("slow", now, startedAt)), CLOSED).state;
  const page = (at: number): [number, number][] => Array.from({ length: 6 }, (_, index) => [at, at + 6_000 + index]);

  test.each<[string, [number, number][], Breaker["state"]]>([
    ["six of one page", page(0), "closed"],
    ["those of four pages, one after the other", [0, 7_000, 14_000, 21_000].flatMap(page), "closed"],
    ["those of five pages, one after the other", [0, 7_000, 14_000, 21_000, 28_000].flatMap(page), "open"],
  ])("%s leave it %s", (_, calls, state) => {
    expect(slow(...calls)).toBe(state);
  });

  test("of a probe opens it again", () => {
    expect(settle(PROBING, ended("slow", 16_000, 10_000))).toMatchObject({ state: "open" });
  });
});

test("opens for five seconds, and a probe may take twenty", () => {
  expect(faultsAt([1, 2, 3, 4, 5])).toEqual({ state: "open", until: 5_005, openFor: 5_000 });
  expect(admitThrough(OPEN, 10_000).breaker).toEqual({ state: "probing", until: 30_000, openFor: 5_000 });
});

test.each<[string, Breaker, number, boolean, Breaker["state"]]>([
  ["closed", CLOSED, 0, true, "closed"],
  ["open", OPEN, 9_999, false, "open"],
  ["open until now", OPEN, 10_000, true, "probing"],
  ["probing", PROBING, 29_999, false, "probing"],
  ["probing, but the probe never came back", PROBING, 30_000, true, "probing"],
])("a call while it is %s", (_, breaker, now, isAdmitted, state) => {
  expect(admitThrough(breaker, now)).toMatchObject({ isAdmitted, breaker: { state } });
});

test("a probe decides: closed after a success, open for twice as long after a fault, a minute at most", () => {
  expect(settle(PROBING, ended("success", 12_000))).toEqual(CLOSED);
  expect(settle(PROBING, ended("fault", 12_000))).toEqual({ state: "open", until: 22_000, openFor: 10_000 });
  expect(settle({ ...PROBING, openFor: 50_000 }, ended("fault", 0))).toMatchObject({ openFor: 60_000 });
});

test.each<[Breaker, number, number]>([
  [CLOSED, 0, 0],
  [OPEN, 5_000, 5],
  [OPEN, 9_999, 1],
  [OPEN, 20_000, 1],
])("%j at %i has its next probe in %i s", (breaker, now, seconds) => {
  expect(secondsUntilProbe(breaker, now)).toBe(seconds);
});
