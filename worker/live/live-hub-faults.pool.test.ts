import { describe, expect, test, vi } from "vitest";
import { until } from "../../test/until.ts";
import { ORIGIN, startEdge } from "../test-edge.ts";
import { NOON } from "./test-changes.ts";
import { env, goal, hear, LIMIT, POLL_EVERY, pass, startHub, upstream } from "./test-hub.ts";

// The platform lets an object hibernate only after the time limit of its last request.
test("a hub that has slept keeps its sockets, fills its window by one call, and sends what happened meanwhile", async () => {
  const { listen, alarm, sleep } = startHub();
  const early = await listen();
  await early.arrived(1);
  upstream.happenings = [goal("m1", 3)];
  pass(5);
  await sleep();
  const [first] = await (await listen(NOON - 60_000)).arrived(1);
  expect(first).toMatchObject({ to: NOON + 5_000, changes: [{ id: "m1" }] });
  expect(upstream.fetched).toHaveBeenCalledTimes(2);
  await alarm();
  expect((await early.arrived(2))[1]).toMatchObject({ from: NOON, to: NOON + 5_000, changes: [{ id: "m1" }] });
});

test("a hub whose last listener leaves while another waits for its first answer goes on asking", async () => {
  const { listen, connect, alarm, sleep, nextAlarm, sockets } = startHub();
  const { socket, arrived } = await listen();
  await arrived(1);
  await sleep();
  socket.close();
  await until(async () => expect(await sockets()).toBe(0));
  // The root of the sport asks the upstream again only after a while.
  pass(1);
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  upstream.fetched.mockImplementation(async (url) => {
    await answered;
    return upstream.asWell(url);
  });
  const connecting = connect();
  await until(() => expect(upstream.fetched).toHaveBeenCalledTimes(2));
  await alarm();
  answer();
  const { webSocket } = await connecting;
  if (!webSocket) throw new Error("not upgraded");
  await hear(webSocket).arrived(1);
  expect(await nextAlarm()).not.toBeNull();
});

test("listeners who could not be welcomed take no place", async () => {
  const { connect, listen, failOnce } = startHub();
  for (let count = 0; count < LIMIT; count += 1) {
    await failOnce();
    await expect(connect()).rejects.toThrow("storage");
  }
  await (await listen()).arrived(1);
});

describe("when the upstream fails, a hub", () => {
  test.each([
    ["", false],
    [" although it was evicted", true],
  ])("keeps its sockets through half an hour by heartbeats that say since when%s", async (_case, isEvicted) => {
    const { listen, alarm, sleep, sockets } = startHub();
    const { arrived, texts, closed } = await listen();
    await arrived(1);
    upstream.fetched.mockImplementation(upstream.down);
    if (isEvicted) await sleep();
    vi.useFakeTimers({ toFake: ["Date"] });
    for (let seconds = 10; seconds <= 1_800; seconds += 10) {
      pass(10);
      vi.setSystemTime(Date.now() + 10_000);
      await alarm();
    }
    vi.useRealTimers();
    const heard = await arrived(181);
    // A page presumes a socket dead that is silent for 25 s.
    expect(texts).toHaveLength(181);
    expect(heard.at(-1)).toMatchObject({ from: NOON, to: NOON, now: NOON + 1_800_000, changes: [] });
    expect(closed).not.toHaveBeenCalled();
    expect(await sockets()).toBe(1);
  });

  test("says nothing, goes on asking at the slowest pace, and then from where it was", async () => {
    const { listen, alarm, nextAlarm } = startHub();
    const { arrived, texts } = await listen();
    await arrived(1);
    upstream.fetched.mockImplementation(upstream.down);
    upstream.happenings = [goal("m1", 20)];
    for (let failure = 0; failure < 4; failure += 1) {
      pass(10);
      const before = Date.now();
      await alarm();
      // At a full second.
      expect(await nextAlarm()).toBeGreaterThan(before + POLL_EVERY - 1_000);
    }
    expect(texts).toHaveLength(1);
    upstream.fetched.mockImplementation(upstream.asWell);
    pass(10);
    await alarm();
    expect((await arrived(2))[1]).toMatchObject({ from: NOON, to: NOON + 50_000, changes: [{ id: "m1" }] });
    expect(upstream.fetched).toHaveBeenLastCalledWith(expect.stringContaining(`since=${NOON - 60_000}&`));
    expect(await nextAlarm()).toBeLessThanOrEqual(Date.now() + POLL_EVERY);
  });

  test("still sends new listeners what it knows", async () => {
    upstream.happenings = [goal("m1", -30)];
    const { listen, alarm } = startHub();
    await listen();
    upstream.fetched.mockImplementation(upstream.down);
    pass(10);
    await alarm();
    const [message] = await (await listen(NOON - 60_000)).arrived(1);
    expect(message).toMatchObject({ to: NOON, changes: [{ id: "m1" }] });
    expect(upstream.fetched).toHaveBeenCalledTimes(2);
  });

  test("closes the socket of who comes when it knows nothing, and does not ask for each of them", async () => {
    upstream.fetched.mockImplementation(upstream.down);
    const { listen } = startHub();
    for (const { closed, texts } of [await listen(), await listen()]) {
      await until(() => expect(closed).toHaveBeenCalledWith(1013));
      expect(texts).toEqual([]);
    }
    expect(upstream.fetched).toHaveBeenCalledOnce();
  });
});

test("the live route hands a page of this site to the hub of the sport", async () => {
  const { get } = startEdge({ env: { LIVE_HUB: env.LIVE_HUB } });
  const headers = { Upgrade: "websocket", Origin: ORIGIN };
  const { status, webSocket } = await get(`/live/basketball/socket?since=${upstream.now}`, { headers, waits: false });
  expect(status).toBe(101);
  if (!webSocket) throw new Error("not upgraded");
  expect((await hear(webSocket).arrived(1))[0]).toMatchObject({ from: NOON, to: NOON, changes: [] });
  expect(upstream.fetched).toHaveBeenCalledWith(expect.stringContaining("sportType=1"));
});
