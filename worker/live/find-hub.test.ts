import { expect, test, vi } from "vitest";
import { findHub } from "./find-hub.ts";
import { createFullHubs } from "./full-hubs.ts";
import { FULL_HEADER } from "./intake.ts";

const PLACE = "football:apac-se";

/** A region whose first `filled` hubs are full, as one isolate sees it. */
function region(filled: number, most = 100) {
  let now = 0;
  const state = { filled, seconds: "60" };
  const full = createFullHubs(() => now);
  const ask = vi.fn(async (number: number) =>
    number <= state.filled
      ? new Response("full", { status: 503, headers: { [FULL_HEADER]: state.seconds } })
      : new Response(`hub ${number}`),
  );
  /** What a listener gets, and how many hubs were asked for it. */
  const listen = async (random = 0) => {
    ask.mockClear();
    const answer = await findHub({ place: PLACE, most, full, ask, random: () => random });
    return [await answer?.text(), ask.mock.calls.length];
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { listen, state, pass, full };
}

test("a site of one hub is asked once, each time", async () => {
  const { listen } = region(0);
  expect([await listen(0.9), await listen(0.9)]).toEqual([
    ["hub 1", 1],
    ["hub 1", 1],
  ]);
});

test("a full hub is asked once a minute; the next ones are remembered", async () => {
  const { listen, pass } = region(1);
  expect(await listen()).toEqual(["hub 2", 2]);
  for (let count = 0; count < 20; count += 1) expect(await listen()).toEqual(["hub 2", 1]);
  pass(60_000);
  expect(await listen()).toEqual(["hub 2", 2]);
});

test("a hub that a crowd is coming into is asked again after five seconds", async () => {
  const { listen, state, pass } = region(1);
  state.seconds = "5";
  expect(await listen()).toEqual(["hub 2", 2]);
  state.filled = 0;
  expect(await listen()).toEqual(["hub 2", 1]);
  pass(5_000);
  expect(await listen()).toEqual(["hub 1", 1]);
});

test("sixty full hubs cost an isolate eight more questions, once, and listeners after it one", async () => {
  const { listen } = region(60);
  expect(await listen(0.5)).toEqual(["hub 61", 9]);
  for (let count = 0; count < 20; count += 1) expect((await listen(0.5))[1]).toBe(1);
});

test("where all are full nobody is asked until a minute has passed", async () => {
  const { listen, state, pass } = region(3, 3);
  expect(await listen()).toEqual([undefined, 3]);
  state.filled = 0;
  expect(await listen()).toEqual([undefined, 0]);
  pass(60_000);
  expect(await listen()).toEqual(["hub 1", 1]);
});

test("a listener asks twelve hubs at most; the next one goes on from there", async () => {
  const { listen } = region(20, 20);
  expect(await listen(0)).toEqual([undefined, 12]);
  expect(await listen(0)).toEqual([undefined, 8]);
  expect(await listen(0)).toEqual([undefined, 0]);
});

test("what one place has forgotten takes no memory", () => {
  const { full, pass } = region(0);
  for (let number = 1; number <= 100; number += 1) full.add(PLACE, number, 60);
  expect(full.of(PLACE).size).toBe(100);
  expect(full.of("basketball:apac-se").size).toBe(0);
  pass(60_000);
  expect(full.of(PLACE).size).toBe(0);
});

test("an answer that is no refusal of a full hub is the visitor's, whatever its status", async () => {
  const answer = new Response("down", { status: 503 });
  const ask = vi.fn(async () => answer);
  expect(await findHub({ place: PLACE, most: 9, full: createFullHubs(), ask, random: () => 0 })).toBe(answer);
  expect(ask).toHaveBeenCalledOnce();
});
