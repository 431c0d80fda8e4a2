import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSocketStream } from "./notice-stream.ts";
import { afterEnd, NO_STREAM_YET, pauseOf, type StreamEnd } from "./stream-policy.ts";
import { testLine } from "./test-line.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FAILED: StreamEnd = { hasOpened: false, lived: 10 };
const BROKEN: StreamEnd = { hasOpened: true, lived: 1_000 };
const LONG: StreamEnd = { hasOpened: true, lived: 120_000 };

test.each<[string, StreamEnd[], least: number, most: number]>([
  ["one failure", [FAILED], 1_000, 2_000],
  ["two failures", [FAILED, FAILED], 2_000, 4_000],
  ["three failures", [FAILED, FAILED, FAILED], 4_000, 8_000],
  ["a hundred failures", Array<StreamEnd>(100).fill(FAILED), 150_000, 300_000],
  ["a line that soon broke", [BROKEN], 1_000, 2_000],
  ["ten of them", Array<StreamEnd>(10).fill(BROKEN), 150_000, 300_000],
  ["one that lived", [BROKEN, BROKEN, LONG], 1_000, 1_000],
])("after %s the next attempt is %s to %s ms away", (...[, ends, least, most]) => {
  const record = ends.reduce(afterEnd, NO_STREAM_YET);
  expect([pauseOf(record, 1), pauseOf(record, 0)]).toEqual([least, most]);
});

describe("the stream of a page", () => {
  const start = () => {
    const line = testLine();
    const rings = vi.fn();
    const stream = createSocketStream(line.facts);
    stream.start(rings);
    return { line, rings, stream };
  };

  test("rings for each message, with what was the last, not for an answer to its heartbeat", async () => {
    const { line, rings } = start();
    line.last.accept();
    line.last.say('{"latest":"7"}');
    line.last.say("pong");
    expect(rings.mock.calls).toEqual([[undefined], ["7"]]);
    await line.wait(30_000);
    expect(line.last.sent).toEqual(["ping"]);
    line.last.say("pong");
    await line.wait(30_000);
    expect(line.last.sent).toEqual(["ping", "ping"]);
    await line.wait(35_000);
    expect(line.sockets).toHaveLength(2);
  });

  test("a hidden page keeps its line for a minute and its rings for its return", async () => {
    const { line, rings } = start();
    line.last.accept();
    line.show(false);
    line.last.say('{"latest":"7"}');
    expect(rings).toHaveBeenCalledTimes(1);
    line.show(true);
    expect(rings).toHaveBeenCalledTimes(2);
    line.show(false);
    await line.wait(61_000);
    expect(line.last.readyState).toBe(3);
    await line.wait(600_000);
    expect(line.sockets).toHaveLength(1);
    line.show(true);
    line.last.accept();
    expect([line.sockets.length, rings.mock.calls.length]).toEqual([2, 3]);
  });

  test("where there is none the page asks by itself, ever more rarely, until there is one again", async () => {
    const { line, rings } = start();
    for (let count = 0; count < 400; count += 1) {
      line.last.cut();
      await line.wait(10_000);
    }
    const requested = rings.mock.calls.length;
    expect(requested).toBeGreaterThan(10);
    expect(requested).toBeLessThan(40);
    expect(line.sockets.length).toBeLessThan(requested + 5);
    line.show(true);
    line.last.accept();
    line.last.say('{"latest":"7"}');
    expect(rings).toHaveBeenCalledTimes(requested + 2);
  });

  test("a line that is not there after half a minute is tried anew", async () => {
    const { line } = start();
    await line.wait(40_000);
    expect(line.sockets).toHaveLength(2);
  });

  test("a page that is left has none, and one that comes back has a new one", () => {
    const { line, stream } = start();
    line.last.accept();
    line.leave();
    expect(line.last.readyState).toBe(3);
    line.show(true);
    expect(line.sockets).toHaveLength(2);
    // Not while connecting: that would log an error in the console.
    stream.stop();
    expect(line.last.readyState).toBe(0);
    line.last.accept();
    expect(line.last.readyState).toBe(3);
  });
});
