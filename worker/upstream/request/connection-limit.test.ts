import { expect, test } from "vitest";
import { createConnectionLimit } from "./connection-limit.ts";

const never = new AbortController().signal;
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("waiting tasks start in order, one for each that ends, failed or not", async () => {
  const limit = createConnectionLimit(1);
  const order: string[] = [];
  const task = (name: string) => async () => {
    order.push(name);
    await turn();
    if (name === "b") throw new Error("failed");
  };
  await Promise.allSettled(["a", "b", "c"].map((name) => limit.run(task(name), never)));
  expect(order).toEqual(["a", "b", "c"]);
});

test("an aborted waiting task is skipped", async () => {
  const limit = createConnectionLimit(1);
  const impatient = new AbortController();
  const first = limit.run(turn, never);
  const second = limit.run(async () => "second", impatient.signal);
  const third = limit.run(async () => "third", never);
  impatient.abort(new Error("no time"));
  await expect(second).rejects.toThrow("no time");
  await first;
  expect(await third).toBe("third");
});

test("a task aborted when its slot becomes free passes the slot on", async () => {
  const limit = createConnectionLimit(1);
  const impatient = new AbortController();
  let end = (): void => {};
  const first = limit.run(() => new Promise<void>((resolve) => (end = resolve)), never);
  await turn();
  const second = limit.run(async () => "second", impatient.signal);
  second.catch(() => undefined);
  const third = limit.run(async () => "third", never);
  end();
  impatient.abort(new Error("no time"));
  await first;
  await expect(second).rejects.toThrow("no time");
  expect(await third).toBe("third");
  expect(await limit.run(async () => "fourth", never)).toBe("fourth");
});

test("a task without time left does not start", async () => {
  await expect(
    createConnectionLimit(1).run(async () => "started", AbortSignal.abort(new Error("late"))),
  ).rejects.toThrow("late");
});
