import { expect, test, vi } from "vitest";
import { createBreakers } from "./breakers.ts";
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
