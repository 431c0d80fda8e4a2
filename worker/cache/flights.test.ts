import { expect, test } from "vitest";
import { Flights } from "./flights.ts";

const LIMIT = 1_000;
const never = () => new Promise<string>(() => {});

function flightsAt(start: number) {
  const clock = { now: start };
  return { clock, flights: new Flights<string>(LIMIT, () => clock.now) };
}

test("a flight is found by its key until it ends", async () => {
  const { flights } = flightsAt(0);
  let land = (_: string) => {};
  const flight = flights.lead("a", () => new Promise((resolve) => (land = resolve)));
  expect(flights.get("a")).toBeDefined();
  land("here");
  expect(await flight).toBe("here");
  expect(flights.size).toBe(0);
});

test("one that takes too long is taken for dead, and forgotten with the next start", () => {
  const { clock, flights } = flightsAt(0);
  flights.lead("a", never);
  clock.now = LIMIT / 2;
  flights.lead("b", never);
  clock.now = LIMIT;
  expect(flights.get("a")).toBeUndefined();
  flights.lead("c", never);
  expect(flights.size).toBe(2);
  expect(flights.get("b")).toBeDefined();
});

test("a dead flight that ends at last does not end the one in its place", async () => {
  const { clock, flights } = flightsAt(0);
  let land = (_: string) => {};
  const dead = flights.lead("a", () => new Promise((resolve) => (land = resolve)));
  clock.now = LIMIT;
  const second = flights.lead("a", never);
  land("late");
  await dead;
  expect(flights.get("a")).toBe(second);
});
