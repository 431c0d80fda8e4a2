import { expect, test, vi } from "vitest";
import { LOOK_EVERY, watchNetwork } from "./start-offline.ts";

function start(look: () => Promise<boolean>, isVisible = () => true) {
  const renew = vi.fn();
  const looked = vi.fn(look);
  let tick = () => {};
  const check = watchNetwork({
    isVisible,
    look: looked,
    renew,
    every: (milliseconds, call) => {
      expect(milliseconds).toBe(LOOK_EVERY);
      tick = call;
    },
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { check, tick: () => tick(), looked, renew, settle };
}

test("the page is shown anew, once, when the network is back", async () => {
  let isBack = false;
  const { tick, check, looked, renew, settle } = start(async () => isBack);
  tick();
  await settle();
  expect(renew).not.toHaveBeenCalled();
  isBack = true;
  check();
  await settle();
  tick();
  await settle();
  expect(renew).toHaveBeenCalledOnce();
  expect(looked).toHaveBeenCalledTimes(2);
});

test("a fault is no network, and is looked behind again", async () => {
  const { tick, looked, renew, settle } = start(() => Promise.reject(new TypeError("Failed to fetch")));
  for (let count = 0; count < 2; count += 1) {
    tick();
    await settle();
  }
  expect(looked).toHaveBeenCalledTimes(2);
  expect(renew).not.toHaveBeenCalled();
});

test("nobody looks twice at a time, nor in a hidden page", async () => {
  const waiting = start(() => new Promise(() => {}));
  waiting.tick();
  waiting.check();
  expect(waiting.looked).toHaveBeenCalledOnce();
  const hidden = start(
    async () => true,
    () => false,
  );
  hidden.tick();
  await hidden.settle();
  expect(hidden.looked).not.toHaveBeenCalled();
});
