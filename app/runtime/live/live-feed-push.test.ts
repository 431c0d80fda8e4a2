import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { goalsAt, messageOf } from "../../features/live/test-changes.ts";
import { PAGE, type Scene, scene, type TestSocket } from "./test-feed.ts";

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

beforeEach(() => void vi.useFakeTimers({ now: PAGE }));
afterEach(() => void vi.useRealTimers());

describe("listening for pushes", () => {
  const offered = messageOf(PAGE - 5_000, PAGE + 1, [], true);
  async function listening(): Promise<Scene & { socket: TestSocket }> {
    const all = scene();
    all.answer.is = offered;
    all.feed.wake();
    await seconds(0);
    const socket = all.sockets[0];
    if (!socket) throw new Error("nobody listens");
    socket.send(messageOf(PAGE + 1, PAGE + 2, [], true));
    return { ...all, socket };
  }

  test("begins when it is offered, and asking ends when it has spoken", async () => {
    const { polls, sockets, shown, socket } = await listening();
    for (let at = 10; at <= 60; at += 10) {
      await seconds(10);
      socket.send(messageOf(PAGE + 2, PAGE + 2 + at, [goalsAt("a", at, PAGE + 2 + at)], true));
    }
    expect(polls).toHaveLength(1);
    expect(sockets).toHaveLength(1);
    expect(shown).toEqual(["a10", "a20", "a30", "a40", "a50", "a60"]);
  });

  test("is not begun for somebody who saves data", async () => {
    const { feed, sockets, answer, savesData } = scene();
    savesData.is = true;
    answer.is = offered;
    feed.wake();
    await seconds(60);
    expect(sockets).toHaveLength(0);
  });

  test.each([
    ["closes", (socket: TestSocket) => void socket.drop()],
    ["is silent for 25 seconds", () => seconds(25)],
  ])("falls back to asking when the connection %s, and begins again later", async (_name, lose) => {
    const { polls, sockets, socket, answer } = await listening();
    answer.is = messageOf(PAGE + 2, PAGE + 3, [], true);
    await lose(socket);
    await seconds(0.1);
    expect(polls).toHaveLength(2);
    expect(socket.isClosed).toBe(true);
    expect(sockets).toHaveLength(1);
    await seconds(9.1);
    expect(polls).toHaveLength(3);
    expect(sockets).toHaveLength(2);
  });

  test("loses no goal with its hub: polls and the next connection go on from the page's cursor", async () => {
    const { polls, sockets, socket, shown, answer } = await listening();
    socket.send(messageOf(PAGE + 2, PAGE + 10, [goalsAt("a", 1, PAGE + 10)], true));
    answer.is = messageOf(PAGE + 10, PAGE + 20, [goalsAt("b", 1, PAGE + 15)], true);
    socket.drop(1012);
    await seconds(0.1);
    expect([polls.at(-1), shown]).toEqual([PAGE + 10, ["a1", "b1"]]);
    answer.is = messageOf(PAGE + 20, PAGE + 30, [], true);
    await seconds(10);
    sockets.at(-1)?.send(messageOf(PAGE + 20, PAGE + 40, [goalsAt("c", 1, PAGE + 35)], true));
    expect([sockets.length, shown]).toEqual([2, ["a1", "b1", "c1"]]);
  });

  test("is tried ever more rarely while connections have no word, and at once when the page is seen again", async () => {
    const { feed, sockets, answer } = scene();
    answer.is = offered;
    feed.wake();
    await seconds(0);
    answer.is = messageOf(PAGE + 1, PAGE + 2, [], true);
    const begun: number[] = [];
    for (let minute = 1; minute <= 60; minute += 1) {
      for (let tenth = 0; tenth < 6; tenth += 1) {
        sockets.at(-1)?.drop();
        await seconds(10);
      }
      begun.push(sockets.length);
    }
    expect(begun[0]).toBeGreaterThan(1);
    expect(begun[4]).toBeGreaterThan(begun[1] ?? 0);
    expect(begun.at(-1)).toBeGreaterThan(begun.at(-12) ?? 0);
    expect(begun.at(-1)).toBeLessThan(30);
    const before = sockets.length;
    feed.stop();
    feed.wake();
    await seconds(0);
    expect(sockets).toHaveLength(before + 1);
  });

  test("is tried ever more rarely while connections break after their first word", async () => {
    const { feed, sockets, answer } = scene();
    answer.is = offered;
    feed.wake();
    await seconds(0);
    const begun: number[] = [];
    for (let minute = 1; minute <= 30; minute += 1) {
      for (let tenth = 0; tenth < 6; tenth += 1) {
        const socket = sockets.at(-1);
        if (socket && !socket.isClosed) {
          socket.send(messageOf(PAGE + 1, PAGE + 2, [], true));
          socket.drop();
        }
        await seconds(10);
      }
      begun.push(sockets.length);
    }
    expect(begun[0]).toBeGreaterThan(1);
    expect((begun.at(-1) ?? 0) - (begun.at(-11) ?? 0)).toBeLessThan(4);
  });

  test("ends with a message that cannot be read, and polls find out what it was", async () => {
    const { polls, socket, answer, reloads } = await listening();
    answer.is = 200;
    socket.sendText('{"kind":"weather","to":1,"now":1}');
    expect(socket.isClosed).toBe(true);
    await seconds(0.1);
    expect([polls.length, reloads()]).toEqual([2, 1]);
  });

  test("takes a message that arrives before the connection is reported open", async () => {
    const { feed, polls, sockets, shown, answer } = scene();
    answer.is = offered;
    feed.wake();
    await seconds(0);
    const [socket] = sockets;
    if (!socket) throw new Error("nobody listens");
    socket.readyState = 0;
    socket.send(messageOf(PAGE + 1, PAGE + 2, [goalsAt("a", 1, PAGE + 2)], true));
    socket.open();
    await seconds(20);
    expect([shown, polls.length, socket.isClosed]).toEqual([["a1"], 1, false]);
  });

  test("is left alone by what connections before it still say", async () => {
    const { feed, polls, sockets, shown, socket } = await listening();
    feed.stop();
    feed.wake();
    await seconds(0);
    const [shownBefore, pollsBefore] = [shown.length, polls.length];
    socket.send(messageOf(PAGE + 2, PAGE + 3, [goalsAt("late", 1, PAGE + 3)], true));
    socket.drop(1001);
    await seconds(1);
    expect([shown.length, polls.length, sockets.at(-1)?.isClosed]).toEqual([shownBefore, pollsBefore, false]);
  });

  test("leaves no timer and no connection after a thousand of them", async () => {
    const { feed, sockets, shown, answer } = scene();
    for (let count = 0; count < 1_000; count += 1) {
      answer.is = offered;
      feed.wake();
      await seconds(0);
      const socket = sockets.at(-1);
      if (count % 3 === 0) socket?.send(messageOf(PAGE + 1, PAGE + 2, [], true));
      if (count % 2 === 0) socket?.drop();
      feed.stop();
    }
    expect(sockets).toHaveLength(1_000);
    expect(sockets.filter(({ isClosed }) => !isClosed)).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    for (const socket of sockets) socket.send(messageOf(PAGE + 1, PAGE + 2, [goalsAt("late", 1, PAGE + 2)], true));
    expect(shown).toEqual([]);
  });

  test("in two tabs is two connections, of which each ends with its tab", async () => {
    const [one, other] = [await listening(), await listening()];
    one.feed.stop();
    expect([one.socket.isClosed, other.socket.isClosed]).toEqual([true, false]);
    other.socket.send(messageOf(PAGE + 2, PAGE + 3, [goalsAt("a", 1, PAGE + 3)], true));
    expect([one.shown, other.shown]).toEqual([[], ["a1"]]);
  });

  test("is not given up when the edge says that it knows nothing at the moment", async () => {
    const { feed, sockets, answer } = scene();
    answer.is = offered;
    feed.wake();
    await seconds(0);
    answer.is = messageOf(PAGE + 1, PAGE + 2, [], true);
    for (let index = 0; index < 3; index += 1) {
      sockets.at(-1)?.drop(1013);
      await seconds(30);
    }
    expect(sockets).toHaveLength(4);
  });

  test("does not close a connection that is still being made, but as soon as it is", async () => {
    const { feed, sockets, answer } = scene();
    answer.is = offered;
    feed.wake();
    await seconds(0);
    const [socket] = sockets;
    if (!socket) throw new Error("nobody listens");
    socket.readyState = 0;
    feed.stop();
    expect(socket.isClosed).toBe(false);
    socket.open();
    expect(socket.isClosed).toBe(true);
  });

  test("goes on asking until the connection has spoken", async () => {
    const { feed, polls, sockets, answer } = scene();
    answer.is = offered;
    feed.wake();
    await seconds(9.1);
    expect(sockets).toHaveLength(1);
    expect(polls).toHaveLength(2);
  });

  test("begins anew when something is missing between two messages", async () => {
    const { polls, shown, sockets, socket, answer } = await listening();
    answer.is = messageOf(PAGE + 2, PAGE + 9_000, [goalsAt("a", 1, PAGE + 10)], true);
    socket.send(messageOf(PAGE + 5_000, PAGE + 6_000, [goalsAt("b", 1, PAGE + 5_500)], true));
    await seconds(0);
    expect(polls.at(-1)).toBe(PAGE + 2);
    expect(shown).toEqual(["a1"]);
    expect(sockets).toHaveLength(2);
  });

  test("ends with the page hidden, and that is no failure", async () => {
    const { feed, sockets, socket } = await listening();
    for (let index = 0; index < 5; index += 1) {
      feed.stop();
      await seconds(60);
      feed.wake();
      await seconds(0);
    }
    expect(socket.isClosed).toBe(true);
    expect(sockets).toHaveLength(6);
  });

  test("ends when nothing in the page can change any more", async () => {
    const { polls, socket, idleTime, answer } = await listening();
    idleTime.is = undefined;
    answer.is = messageOf(PAGE + 3, PAGE + 4, [], true);
    socket.send(messageOf(PAGE + 2, PAGE + 3, [], true));
    await seconds(3_600);
    expect(socket.isClosed).toBe(true);
    expect(polls).toHaveLength(2);
  });
});
