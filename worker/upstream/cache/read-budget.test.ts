import { expect, test } from "vitest";
import { createReadBudget } from "./call-filler.ts";

function scene(size: number) {
  const clock = { now: 1_000_000 };
  const budget = createReadBudget(size, () => clock.now);
  const takeAll = (): number => {
    let taken = 0;
    while (taken < 1_000 && budget.take()) taken += 1;
    return taken;
  };
  return { clock, budget, takeAll };
}

test("gives as many as a minute allows, and no more", () => {
  const { budget, takeAll } = scene(60);
  expect(takeAll()).toBe(60);
  expect(budget.take()).toBe(false);
});

test("refills evenly, up to its size", () => {
  const { clock, takeAll } = scene(60);
  takeAll();
  clock.now += 999;
  expect(takeAll()).toBe(0);
  clock.now += 1;
  expect(takeAll()).toBe(1);
  clock.now += 30_000;
  expect(takeAll()).toBe(30);
  clock.now += 3_600_000;
  expect(takeAll()).toBe(60);
});

test("counts the same time once", () => {
  const { clock, budget, takeAll } = scene(60);
  takeAll();
  clock.now += 10_000;
  expect(budget.take()).toBe(true);
  expect(takeAll()).toBe(9);
});

test("a read that was worth it is returned, up to its size", () => {
  const { budget, takeAll } = scene(3);
  expect(takeAll()).toBe(3);
  budget.giveBack();
  budget.giveBack();
  expect(takeAll()).toBe(2);
  for (let count = 0; count < 5; count += 1) budget.giveBack();
  expect(takeAll()).toBe(3);
});
