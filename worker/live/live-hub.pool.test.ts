import { describe, expect, test, vi } from "vitest";
import { readMessage } from "../../app/runtime/live/read-message.ts";
import { until } from "../../test/until.ts";
import { FULL_HEADER } from "./intake.ts";
import { NOON } from "./test-changes.ts";
import { goal, idsOf, LIMIT, pass, startHub, upstream } from "./test-hub.ts";

describe("a hub", () => {
  test("sends new listeners what happened since the cursor, by one call for all", async () => {
    upstream.happenings = [goal("m1", -300), goal("m2", -30)];
    const { listen } = startHub();
    const [message] = await (await listen(NOON - 60_000)).arrived(1);
    expect(message).toMatchObject({ from: NOON - 60_000, to: NOON, now: NOON, hasPush: true, changes: [{ id: "m2" }] });
    const [other] = await (await listen(NOON - 400_000)).arrived(1);
    expect(other && idsOf(other)).toEqual(["m1", "m2"]);
    expect(upstream.fetched.mock.calls).toEqual([[expect.stringContaining(`since=${NOON - 600_000}&sportType=0`)]]);
  });

  test("sends all listeners the same text, each time from the last cursor on", async () => {
    upstream.happenings = [goal("m1", 1), goal("m1", 4, 2)];
    const { listen, alarm } = startHub();
    const listeners = [await listen(), await listen(NOON - 5_000)];
    for (const seconds of [2, 3]) {
      pass(seconds);
      await alarm();
    }
    for (const { arrived } of listeners) await arrived(3);
    const [one, other] = listeners.map(({ texts }) => texts.slice(1));
    expect(one).toEqual(other);
    expect(one?.map(readMessage)).toMatchObject([
      { from: NOON, to: NOON + 2_000, changes: [{ id: "m1", seq: 1 }] },
      { from: NOON + 2_000, to: NOON + 5_000, changes: [{ id: "m1", seq: 2 }] },
    ]);
    expect(upstream.fetched.mock.calls.slice(1).map(([url]) => new URL(url).searchParams.get("since"))).toEqual([
      String(NOON - 60_000),
      String(NOON - 58_000),
    ]);
  });

  test("sends everyone what the upstream learns late, as soon as it is known, and once", async () => {
    const { listen, alarm } = startHub();
    const { arrived, texts } = await listen();
    pass(2);
    await alarm();
    upstream.happenings = [goal("m1", -20)];
    for (let count = 0; count < 3; count += 1) {
      pass(2);
      await alarm();
    }
    expect((await arrived(2))[1]).toMatchObject({ from: NOON, to: NOON + 4_000, changes: [{ id: "m1", seq: 1 }] });
    expect(texts).toHaveLength(2);
  });

  test("says nothing when nothing happens, but every ten seconds that it lives", async () => {
    const { listen, alarm } = startHub();
    const { arrived, texts } = await listen();
    const started = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => started + (upstream.now - NOON));
    for (let seconds = 2; seconds <= 20; seconds += 2) {
      pass(2);
      await alarm();
    }
    vi.mocked(Date.now).mockRestore();
    const messages = await arrived(3);
    expect(texts).toHaveLength(3);
    expect(messages.slice(1)).toMatchObject([
      { from: NOON, to: NOON + 10_000, changes: [] },
      { from: NOON + 10_000, to: NOON + 20_000, changes: [] },
    ]);
  });

  test("asks nothing more when nobody listens", async () => {
    const { listen, alarm, nextAlarm, sockets } = startHub();
    const { socket, arrived } = await listen();
    await arrived(1);
    pass(1);
    await alarm();
    expect(upstream.fetched).toHaveBeenCalledTimes(2);
    expect(await nextAlarm()).not.toBeNull();
    socket.close();
    await until(async () => expect(await sockets()).toBe(0));
    await alarm();
    expect(await nextAlarm()).toBeNull();
    expect(upstream.fetched).toHaveBeenCalledTimes(2);
  });

  test("asks again, and from the beginning, when somebody comes after a silence", async () => {
    const { listen, alarm, sockets } = startHub();
    (await listen()).socket.close();
    await until(async () => expect(await sockets()).toBe(0));
    await alarm();
    pass(3_600);
    upstream.happenings = [goal("m1", 3_590)];
    const { arrived, texts } = await listen(upstream.now - 30_000);
    const [first] = await arrived(1);
    expect(first && idsOf(first)).toEqual(["m1"]);
    await alarm();
    expect(texts).toHaveLength(1);
  });

  test.each([
    ["too far back", -700],
    ["far in the future", 60],
  ])("asks a page with a cursor %s to reload", async (_case, seconds) => {
    const [message] = await (await startHub().listen(NOON + seconds * 1_000)).arrived(1);
    expect(message).toEqual({ reload: true, to: NOON, now: NOON, hasPush: true });
  });

  test("asks everyone to reload when the clock was moved", async () => {
    for (const jump of [3_600, -3_600]) {
      const { listen, alarm } = startHub();
      const { arrived } = await listen();
      pass(jump);
      await alarm();
      expect((await arrived(2))[1]).toEqual({ reload: true, to: upstream.now, now: upstream.now, hasPush: true });
    }
  });

  test("answers ping, and closes the socket of who says anything else", async () => {
    const { socket, texts, closed } = await startHub().listen();
    socket.send("ping");
    await until(() => expect(texts).toContain("pong"));
    socket.send("hello");
    await until(() => expect(closed).toHaveBeenCalledWith(1008));
  });

  test("takes no more listeners than are allowed, until one leaves", async () => {
    const { listen, connect, alarm, sockets } = startHub();
    const listeners = await Promise.all(Array.from({ length: LIMIT }, () => listen()));
    const refused = await connect();
    expect([refused.status, refused.headers.get(FULL_HEADER)]).toEqual([503, "60"]);
    await refused.body?.cancel();
    listeners[0]?.socket.close();
    await until(async () => expect(await sockets()).toBe(LIMIT - 1));
    await alarm();
    expect((await (await listen()).arrived(1))[0]).toMatchObject({ to: NOON });
  });

  test("requests once for concurrent listeners", async () => {
    const { listen } = startHub();
    await Promise.all(Array.from({ length: LIMIT }, () => listen()));
    expect(upstream.fetched).toHaveBeenCalledOnce();
  });
});
