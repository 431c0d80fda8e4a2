import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createFullHubs, findHub, hubName, nextHub } from "./find-hub.ts";
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

test.each<[full: number[], most: number, random: number, expected: number | undefined]>([
  [[], 100, 0.99, 1],
  [[1], 100, 0.99, 2],
  [[1, 2], 100, 0, 3],
  [[1, 2], 100, 0.99, 4],
  [[1, 2, 4], 100, 0, 5],
  [[1, 2, 4], 100, 0.99, 8],
  [[64], 100, 0.99, 100],
  [[64], 100, 0, 65],
  [[1, 2, 4], 4, 0.99, 3],
  [[4], 4, 0, 1],
  [[1], 1, 0, undefined],
  [[1, 2, 3], 3, 0.5, undefined],
  // Remembered from before the most was lowered.
  [[7], 3, 0, 1],
])("with %j full of at most %i, and chance %d, hub %s is next", (full, most, random, expected) => {
  expect(nextHub(new Set(full), most, random)).toBe(expected);
});

test("a hundred hubs of which half are full are found by nine questions in the middle of chance", () => {
  const full = new Set<number>();
  const numbers: number[] = [];
  for (let number = nextHub(full, 100, 0.5) ?? 0; number <= 50; number = nextHub(full, 100, 0.5) ?? 0) {
    numbers.push(number);
    full.add(number);
  }
  expect(numbers).toEqual([1, 2, 4, 7, 11, 17, 26, 40]);
});

test("one hub after the other is asked, each once, until all are known to be full", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (most, chance) => {
        const full = new Set<number>();
        for (let count = 0; count < most; count += 1) {
          const number = nextHub(full, most, chance.next().value as number) ?? 0;
          expect(full.has(number)).toBe(false);
          expect(number >= 1 && number <= most).toBe(true);
          full.add(number);
        }
        expect(nextHub(full, most, 0)).toBeUndefined();
      },
    ),
  );
});

test("names are those of objects that exist", () => {
  expect(hubName("football", "apac-se", 3)).toBe("football:apac-se:3");
});
