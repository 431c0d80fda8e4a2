import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPolling, PollFailure } from "./polling.ts";

const NOON = Date.parse("2026-10-17T12:00:00Z");
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

/** Seconds after noon at which a page polls, and how its polls end. */
function start(poll: (signal: AbortSignal) => Promise<void> = async () => {}) {
  const polledAt: number[] = [];
  const signals: AbortSignal[] = [];
  const facts = { poll, idleTime: 0 as number | undefined };
  const polling = createPolling({
    poll(signal) {
      polledAt.push((Date.now() - NOON) / 1_000);
      signals.push(signal);
      return facts.poll(signal);
    },
    idleTime: () => facts.idleTime,
    now: () => Date.now(),
    random: () => 0,
  });
  return { polling, polledAt, signals, facts };
}
const never = (signal: AbortSignal) =>
  new Promise<void>((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

describe("polling", () => {
  test("repeats nine seconds after each poll began, and leaves no timer when it stops", async () => {
    const { polling, polledAt } = start(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    polling.wake();
    await seconds(20);
    expect(polledAt).toEqual([0, 9, 18]);
    polling.stop();
    await seconds(60);
    expect(polledAt).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("waits as long as nothing can change, and ends when nothing ever will", async () => {
    const { polling, polledAt, facts } = start();
    facts.idleTime = 60_000;
    polling.wake();
    await seconds(60);
    expect(polledAt).toEqual([0, 60]);
    facts.idleTime = undefined;
    await seconds(600);
    expect(polledAt).toEqual([0, 60, 120]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("after a delay does not delay a poll under way", async () => {
    const { polling, polledAt } = start();
    polling.wakeAfter(3_000);
    await seconds(3);
    expect(polledAt).toEqual([3]);
    const slow = start(never);
    slow.polling.wake();
    slow.polling.wakeAfter(1_000);
    await seconds(2);
    expect(slow.polledAt).toHaveLength(1);
  });
});

describe("a poll that fails", () => {
  const failing = (retryAfter?: number) => start(() => Promise.reject(new PollFailure("status 503", retryAfter)));

  test("is repeated after ever longer pauses, up to a minute", async () => {
    const { polling, polledAt } = failing();
    polling.wake();
    await seconds(240);
    expect(polledAt).toEqual([0, 20, 60, 120, 180, 240]);
  });

  test("is repeated when the edge says, if that is later", async () => {
    const { polling, polledAt } = failing(45_000);
    polling.wake();
    await seconds(104);
    expect(polledAt).toEqual([0, 45, 90]);
  });

  test("is forgotten by one that succeeds", async () => {
    const { polling, polledAt, facts } = failing();
    const fail = facts.poll;
    polling.wake();
    await seconds(59);
    facts.poll = async () => {};
    await seconds(2);
    facts.poll = fail;
    await seconds(30);
    expect(polledAt).toEqual([0, 20, 60, 69, 89]);
  });

  test("by taking more than eight seconds is given up, and repeated later", async () => {
    const { polling, polledAt, signals } = start(never);
    polling.wake();
    await seconds(8);
    expect(signals[0]?.aborted).toBe(true);
    await seconds(20);
    expect(polledAt).toEqual([0, 28]);
  });

  test("because the page was hidden is no failure, and plans nothing", async () => {
    const { polling, polledAt, signals, facts } = start(never);
    polling.wake();
    await seconds(1);
    polling.stop();
    await seconds(60);
    expect([signals[0]?.aborted, polledAt, vi.getTimerCount()]).toEqual([true, [0], 0]);
    facts.poll = async () => {};
    polling.wake();
    await seconds(9);
    expect(polledAt).toEqual([0, 61, 70]);
  });
});

describe("a clock that jumps", () => {
  test("ahead, as after a sleep, makes the next poll due at once", async () => {
    const { polling, polledAt, facts } = start();
    facts.idleTime = 300_000;
    polling.wake();
    await seconds(1);
    vi.setSystemTime(NOON + 600_000);
    await seconds(30);
    expect(polledAt).toHaveLength(2);
  });

  test("not at all makes it due when it is due, however long that is", async () => {
    const { polling, polledAt, facts } = start();
    facts.idleTime = 100_000;
    polling.wake();
    await seconds(99);
    expect(polledAt).toHaveLength(1);
    await seconds(1);
    expect(polledAt).toHaveLength(2);
  });
});
