import { expect, test } from "vitest";
import { InFlightRequests } from "./in-flight-requests.ts";

const LIMIT = 1_000;
const never = () => new Promise<string>(() => {});

function inFlightAt(start: number) {
  const clock = { now: start };
  return { clock, inFlight: new InFlightRequests<string>(LIMIT, () => clock.now) };
}

test("an in-flight request is found by its key until it ends", async () => {
  const { inFlight } = inFlightAt(0);
  let land = (_: string) => {};
  const inFlightRequest = inFlight.lead("a", () => new Promise((resolve) => (land = resolve)));
  expect(inFlight.get("a")).toBeDefined();
  land("here");
  expect(await inFlightRequest).toBe("here");
  expect(inFlight.size).toBe(0);
});

test("one that takes too long is taken for dead, and forgotten with the next start", () => {
  const { clock, inFlight } = inFlightAt(0);
  inFlight.lead("a", never);
  clock.now = LIMIT / 2;
  inFlight.lead("b", never);
  clock.now = LIMIT;
  expect(inFlight.get("a")).toBeUndefined();
  inFlight.lead("c", never);
  expect(inFlight.size).toBe(2);
  expect(inFlight.get("b")).toBeDefined();
});

test("a dead request in flight that ends at last does not end the one in its place", async () => {
  const { clock, inFlight } = inFlightAt(0);
  let land = (_: string) => {};
  const dead = inFlight.lead("a", () => new Promise((resolve) => (land = resolve)));
  clock.now = LIMIT;
  const second = inFlight.lead("a", never);
  land("late");
  await dead;
  expect(inFlight.get("a")).toBe(second);
});
