import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCatchUp, type NoticeBatch, type NoticeRow } from "./catch-up.ts";
import { compareIds } from "./notice-record.ts";
import { createSocketStream } from "./notice-stream.ts";
import { testLine } from "./test-line.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const idsFrom = (first: number, count: number): string[] => Array.from({ length: count }, (_, at) => `${first + at}`);

/** A simulated upstream with a member's notices, and a device that reads them. */
function testDevice(latest?: string) {
  const device = { latest, isDown: false, stored: [] as string[], shown: [] as string[] };
  const fetchAfter = async (id: string | undefined): Promise<NoticeBatch<NoticeRow>> => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (device.isDown) throw new Error("down");
    const after = id === undefined ? device.stored.slice(-1) : device.stored.filter((one) => Number(one) > Number(id));
    return { rows: after.slice(0, 30).map((one) => ({ id: one })), hasNext: after.length > 30 };
  };
  const catchUp = createCatchUp({
    fetchAfter,
    readLatest: () => device.latest,
    writeLatest: (id) => {
      device.latest = id;
    },
    onNotices: (rows) => void device.shown.push(...rows.map(({ id }) => id)),
    alone: (read) => read(),
  });
  return { device, catchUp };
}

test("what was there before the device's first time is not new", async () => {
  const { device, catchUp } = testDevice();
  device.stored = idsFrom(1, 12);
  const first = catchUp.read();
  await vi.runAllTimersAsync();
  await first;
  expect([device.latest, device.shown]).toEqual(["12", []]);
  device.stored.push("13");
  const second = catchUp.read();
  await vi.runAllTimersAsync();
  await second;
  expect([device.latest, device.shown]).toEqual(["13", ["13"]]);
});

test("many are read to the end, in order, across the number of digits", async () => {
  const { device, catchUp } = testDevice("4");
  device.stored = idsFrom(1, 120);
  catchUp.read();
  await vi.runAllTimersAsync();
  expect(device.shown).toEqual(idsFrom(5, 116));
});

test("a ring during an answer is not forgotten", async () => {
  const { device, catchUp } = testDevice("0");
  device.stored = ["1"];
  const reading = catchUp.read();
  await vi.advanceTimersByTimeAsync(20);
  device.stored.push("2");
  const again = catchUp.read();
  await vi.runAllTimersAsync();
  await Promise.all([reading, again]);
  expect(device.shown).toEqual(["1", "2"]);
});

test("without an answer nothing moves, and the next time brings it", async () => {
  const { device, catchUp } = testDevice("0");
  Object.assign(device, { stored: ["1"], isDown: true });
  const failing = expect(catchUp.read()).rejects.toThrow("down");
  await vi.runAllTimersAsync();
  await failing;
  device.isDown = false;
  catchUp.read();
  await vi.runAllTimersAsync();
  expect(device.shown).toEqual(["1"]);
});

test("a line that is cut two hundred times loses nothing, repeats nothing and keeps the order", async () => {
  const line = testLine();
  const { device, catchUp } = testDevice("0");
  // Deterministic, so that failures are reproducible.
  let seed = 42;
  const dice = (sides: number): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % sides;
  };
  createSocketStream({ ...line.facts, random: () => dice(100) / 100 }).start((latest) => {
    if (latest !== undefined && compareIds(latest, device.latest ?? "0") <= 0) return;
    catchUp.read().catch(() => undefined);
  });
  for (let cut = 0; cut < 200; cut += 1) {
    while (line.last.readyState === 3) await line.wait(1_000);
    device.isDown = dice(5) === 0;
    if (line.last.readyState === 0 && dice(4) > 0) line.last.accept(dice(9) > 0 ? device.stored.at(-1) : null);
    for (let count = dice(4); count > 0; count -= 1) {
      device.stored.push(String(device.stored.length + 1));
      if (dice(3) > 0) line.last.say(`{"latest":"${device.stored.length}"}`);
      await line.wait(dice(30));
    }
    if (dice(3) === 0) line.show(dice(2) === 0);
    line.last.cut();
    line.show(true);
    await line.wait(dice(2_000));
  }
  device.isDown = false;
  while (line.last.readyState !== 0) await line.wait(1_000);
  line.last.accept();
  await line.wait(60_000);
  expect(device.stored.length).toBeGreaterThan(200);
  expect(device.shown).toEqual(device.stored);
});
