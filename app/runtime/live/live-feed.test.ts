import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { goalsAt, messageOf } from "../../features/live/test-changes.ts";
import { PAGE, scene } from "./test-feed.ts";

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

beforeEach(() => void vi.useFakeTimers({ now: PAGE }));
afterEach(() => void vi.useRealTimers());

describe("asking", () => {
  test("starts at once, from a little before the page, and goes on from what was answered", async () => {
    const { feed, polls, shown, answer } = scene();
    answer.is = messageOf(PAGE - 5_000, PAGE + 1, [goalsAt("a", 1, PAGE)]);
    feed.wake();
    await seconds(0);
    expect(polls).toEqual([PAGE - 5_000]);
    expect(shown).toEqual(["a1"]);
    answer.is = messageOf(PAGE + 1, PAGE + 9_000);
    await seconds(8.9);
    expect(polls).toHaveLength(1);
    await seconds(0.2);
    expect(polls).toEqual([PAGE - 5_000, PAGE + 1]);
  });

  test("never has two questions under way, and gives one up after eight seconds", async () => {
    const { feed, polls, answer } = scene();
    answer.is = "never";
    feed.wake();
    feed.wake();
    await seconds(7);
    feed.wake();
    expect(polls).toHaveLength(1);
    await seconds(1);
    feed.wake();
    expect(polls).toHaveLength(2);
  });

  test("tries again later and later while the edge fails, and at once when the page wakes", async () => {
    const { feed, polls, answer } = scene();
    answer.is = 503;
    feed.wake();
    await seconds(19.9);
    expect(polls).toHaveLength(1);
    await seconds(0.2);
    expect(polls).toHaveLength(2);
    await seconds(39.8);
    expect(polls).toHaveLength(2);
    await seconds(0.2);
    expect(polls).toHaveLength(3);
    feed.wake();
    await seconds(0);
    expect(polls).toHaveLength(4);
  });

  test("takes a page of somebody else's network for a failure", async () => {
    const { feed, polls, shown, answer } = scene();
    answer.is = 200;
    feed.wake();
    await seconds(10);
    expect(polls).toHaveLength(1);
    expect(shown).toEqual([]);
  });

  test("ends with the page hidden, and an answer on its way is not shown", async () => {
    const { feed, polls, answer } = scene();
    answer.is = "never";
    feed.wake();
    feed.stop();
    await seconds(3_600);
    expect(polls).toHaveLength(1);
  });

  test("slows down where the edge knows of nothing live, and goes on when it does", async () => {
    const { feed, polls, answer } = scene();
    answer.is = 404;
    feed.wake();
    await seconds(3_600);
    // Once a minute: an open page never stops polling for good.
    expect(polls.length).toBeGreaterThan(55);
    expect(polls.length).toBeLessThan(70);
    answer.is = messageOf(PAGE - 5_000, PAGE + 1);
    await seconds(61);
    const before = polls.length;
    await seconds(60);
    expect(polls.length - before).toBeGreaterThan(4);
  });

  test("rests until something can change, and altogether when nothing can", async () => {
    const { feed, polls, answer, idleTime } = scene();
    answer.is = messageOf(PAGE - 5_000, PAGE + 1);
    idleTime.is = 300_000;
    feed.wake();
    await seconds(299);
    expect(polls).toHaveLength(1);
    idleTime.is = undefined;
    answer.is = messageOf(PAGE + 1, PAGE + 2);
    await seconds(2);
    expect(polls).toHaveLength(2);
    await seconds(24 * 3_600);
    expect(polls).toHaveLength(2);
  });

  test("goes on at once after the machine slept", async () => {
    const { feed, polls, answer, idleTime } = scene();
    answer.is = messageOf(PAGE - 5_000, PAGE + 1);
    idleTime.is = 300_000;
    feed.wake();
    await seconds(1);
    vi.setSystemTime(Date.now() + 60_000);
    await seconds(30);
    expect(polls).toHaveLength(2);
  });

  test("asks for the page when too much was missed", async () => {
    const { feed, reloads, answer } = scene();
    answer.is = { reload: true, to: PAGE + 3_600_000, now: PAGE + 3_600_000, hasPush: true };
    feed.wake();
    await seconds(0);
    expect(reloads()).toBe(1);
    expect(feed.replacePage(PAGE + 3_600_000)).toEqual([]);
  });
});
