import { afterEach, describe, expect, test, vi } from "vitest";
import { until } from "../../test/until.ts";
import { env, goal, pass, startHub, upstream } from "./test-hub.ts";

// As many as a hub of this file takes at once; read when the first hub starts.
const AT_ONCE = 100;
env.LIVE_MAX_SOCKETS = String(AT_ONCE);

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The codes that sockets of this isolate are closed with, by whichever side. */
function watchCodes() {
  const close = vi.spyOn(WebSocket.prototype, "close");
  return () => close.mock.calls.map(([code]) => code);
}

/** Never sent: browsers and networks use them to report that no code arrived. */
const RESERVED = [1005, 1006, 1015];

describe("after a thousand connections that came and went", () => {
  test("a hub has no socket, no alarm and nothing stored, and takes as many as ever", async () => {
    const { connect, alarm, nextAlarm, sockets, stored } = startHub();
    vi.useFakeTimers({ toFake: ["Date"] });
    for (let batch = 0; batch < 1_000 / AT_ONCE; batch += 1) {
      // A hub takes only so many a second.
      vi.setSystemTime(Date.now() + 1_000);
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => connect()));
      for (const [index, { webSocket }] of answers.entries()) {
        webSocket?.accept();
        webSocket?.close(...(index % 2 ? [1000] : []));
      }
      await until(async () => expect(await sockets()).toBe(0));
      // The next batch finds a hub that counts its listeners anew.
      await alarm();
      expect(await nextAlarm()).toBeNull();
    }
    expect(await stored()).toBe(0);
    const calls = upstream.fetched.mock.calls.length;
    expect(calls).toBeLessThanOrEqual(20);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => connect()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([101]));
    expect(await sockets()).toBe(AT_ONCE);
    for (const { webSocket } of answers) {
      webSocket?.accept();
      webSocket?.close();
    }
  });
});

describe("close codes", () => {
  test.each([[[]], [[1000]], [[1000, "bye"]], [[3000]], [[4999, "from a page"]]] as [[number?, string?]][])(
    "a page that closes with %j is let go, and no reserved code is sent",
    async (closing) => {
      const sent = watchCodes();
      const { listen, sockets } = startHub();
      const { socket, closed, arrived } = await listen();
      await arrived(1);
      socket.close(...closing);
      await until(async () => expect(await sockets()).toBe(0));
      await until(() => expect(closed).toHaveBeenCalledOnce());
      expect(sent().filter((code) => code !== undefined && RESERVED.includes(code))).toEqual([]);
    },
  );

  test("of a hub itself say whether to come back: 1008 for a page that sends, 1013 while nothing is known", async () => {
    const sent = watchCodes();
    const { listen } = startHub();
    const sending = await listen();
    sending.socket.send("hello");
    await until(() => expect(sending.closed).toHaveBeenCalledWith(1008));
    upstream.fetched.mockImplementation(upstream.down);
    pass(1);
    const early = await startHub().listen();
    await until(() => expect(early.closed).toHaveBeenCalledWith(1013));
    expect(sent()).toEqual(expect.arrayContaining([1008, 1013]));
    expect(sent().filter((code) => code !== undefined && RESERVED.includes(code))).toEqual([]);
  });
});

test("a page that closes while a message is sent to all does not keep it from the others", async () => {
  const { listen, alarm } = startHub();
  const [leaving, staying] = [await listen(), await listen()];
  await staying.arrived(1);
  upstream.happenings = [goal("m1", 1)];
  pass(2);
  leaving.socket.close();
  await alarm();
  expect((await staying.arrived(2))[1]).toMatchObject({ changes: [{ id: "m1" }] });
});

test("two tabs of a browser get the same messages, and one that closes leaves the other its own", async () => {
  const { listen, alarm, sockets } = startHub();
  const [one, other] = [await listen(), await listen()];
  upstream.happenings = [goal("m1", 1), goal("m1", 4, 2)];
  pass(2);
  await alarm();
  expect((await one.arrived(2))[1]).toEqual((await other.arrived(2))[1]);
  one.socket.close();
  await until(async () => expect(await sockets()).toBe(1));
  pass(3);
  await alarm();
  expect((await other.arrived(3))[2]).toMatchObject({ changes: [{ id: "m1", seq: 2 }] });
  expect(one.texts).toHaveLength(2);
});
