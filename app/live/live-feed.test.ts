import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LiveMessage } from "#contract/domain/live";
import { createLiveFeed, type LiveFeed } from "./live-feed.ts";
import { startState } from "./live-state.ts";
import { goalsAt, tell } from "./test-changes.ts";

const PAGE = Date.parse("2026-10-17T14:20:00Z");

/** A socket that a test speaks through. */
class TestSocket extends EventTarget {
  isClosed = false;
  speak = (message: LiveMessage) => this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  /** The other side closes. */
  drop = () => this.dispatchEvent(new Event("close"));
  close = () => {
    this.isClosed = true;
  };
}

interface Scene {
  feed: LiveFeed;
  asked: number[];
  shown: string[];
  sockets: TestSocket[];
  reloads: () => number;
  /** What the edge answers next; a number is a status, "never" an answer that does not come. */
  answer: { is: LiveMessage | number | "never" };
  rest: { is: number | undefined };
  savesData: { is: boolean };
}

function scene(): Scene {
  const asked: number[] = [];
  const shown: string[] = [];
  const sockets: TestSocket[] = [];
  const answer: Scene["answer"] = { is: 0 };
  const rest: Scene["rest"] = { is: 0 };
  const savesData = { is: false };
  let reloads = 0;
  const feed = createLiveFeed({
    state: startState(PAGE),
    fetchSince(since, signal) {
      asked.push(since);
      const { is } = answer;
      if (is !== "never")
        return Promise.resolve(typeof is === "number" ? new Response(null, { status: is }) : Response.json(is));
      return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    },
    openSocket() {
      const socket = new TestSocket();
      sockets.push(socket);
      return socket;
    },
    rest: () => rest.is,
    savesData: () => savesData.is,
    now: () => Date.now(),
    random: () => 0,
    onMessage: (_message, changes) => shown.push(...(changes ?? []).map(({ id, seq }) => `${id}${seq}`)),
    onReload: () => {
      reloads += 1;
    },
  });
  return { feed, asked, shown, sockets, reloads: () => reloads, answer, rest, savesData };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

beforeEach(() => void vi.useFakeTimers({ now: PAGE }));
afterEach(() => void vi.useRealTimers());

describe("asking", () => {
  test("starts at once, from a little before the page, and goes on from what was answered", async () => {
    const { feed, asked, shown, answer } = scene();
    answer.is = tell(PAGE - 2_000, PAGE + 1, [goalsAt("a", 1, PAGE)]);
    feed.wake();
    await seconds(0);
    expect(asked).toEqual([PAGE - 2_000]);
    expect(shown).toEqual(["a1"]);
    answer.is = tell(PAGE + 1, PAGE + 9_000);
    await seconds(8.9);
    expect(asked).toHaveLength(1);
    await seconds(0.2);
    expect(asked).toEqual([PAGE - 2_000, PAGE + 1]);
  });

  test("never has two questions under way, and gives one up after eight seconds", async () => {
    const { feed, asked, answer } = scene();
    answer.is = "never";
    feed.wake();
    feed.wake();
    await seconds(7);
    feed.wake();
    expect(asked).toHaveLength(1);
    await seconds(1);
    feed.wake();
    expect(asked).toHaveLength(2);
  });

  test("tries again later and later while the edge fails, and at once when the page wakes", async () => {
    const { feed, asked, answer } = scene();
    answer.is = 503;
    feed.wake();
    await seconds(19.9);
    expect(asked).toHaveLength(1);
    await seconds(0.2);
    expect(asked).toHaveLength(2);
    await seconds(39.8);
    expect(asked).toHaveLength(2);
    await seconds(0.2);
    expect(asked).toHaveLength(3);
    feed.wake();
    await seconds(0);
    expect(asked).toHaveLength(4);
  });

  test("takes a page of somebody else's network for a failure", async () => {
    const { feed, asked, shown, answer } = scene();
    answer.is = 200;
    feed.wake();
    await seconds(10);
    expect(asked).toHaveLength(1);
    expect(shown).toEqual([]);
  });

  test("ends with the page hidden, and an answer on its way is not shown", async () => {
    const { feed, asked, answer } = scene();
    answer.is = "never";
    feed.wake();
    feed.stop();
    await seconds(3_600);
    expect(asked).toHaveLength(1);
  });

  test("ends for good where the edge knows of nothing live", async () => {
    const { feed, asked, answer } = scene();
    answer.is = 404;
    feed.wake();
    await seconds(3_600);
    feed.wake();
    await seconds(3_600);
    expect(asked).toHaveLength(1);
  });

  test("rests until something can change, and altogether when nothing can", async () => {
    const { feed, asked, answer, rest } = scene();
    answer.is = tell(PAGE - 2_000, PAGE + 1);
    rest.is = 300_000;
    feed.wake();
    await seconds(299);
    expect(asked).toHaveLength(1);
    rest.is = undefined;
    answer.is = tell(PAGE + 1, PAGE + 2);
    await seconds(2);
    expect(asked).toHaveLength(2);
    await seconds(24 * 3_600);
    expect(asked).toHaveLength(2);
  });

  test("goes on at once after the machine slept", async () => {
    const { feed, asked, answer, rest } = scene();
    answer.is = tell(PAGE - 2_000, PAGE + 1);
    rest.is = 300_000;
    feed.wake();
    await seconds(1);
    vi.setSystemTime(Date.now() + 60_000);
    await seconds(30);
    expect(asked).toHaveLength(2);
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

describe("listening for pushes", () => {
  const offered = tell(PAGE - 2_000, PAGE + 1, [], true);
  async function listening(): Promise<Scene & { socket: TestSocket }> {
    const all = scene();
    all.answer.is = offered;
    all.feed.wake();
    await seconds(0);
    const socket = all.sockets[0];
    if (!socket) throw new Error("nobody listens");
    socket.speak(tell(PAGE + 1, PAGE + 2, [], true));
    return { ...all, socket };
  }

  test("begins when it is offered, and asking ends when it has spoken", async () => {
    const { asked, sockets, shown, socket } = await listening();
    for (let at = 10; at <= 60; at += 10) {
      await seconds(10);
      socket.speak(tell(PAGE + 2, PAGE + 2 + at, [goalsAt("a", at, PAGE + 2 + at)], true));
    }
    expect(asked).toHaveLength(1);
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
    const { asked, sockets, socket, answer } = await listening();
    answer.is = tell(PAGE + 2, PAGE + 3, [], true);
    await lose(socket);
    await seconds(0);
    expect(asked).toHaveLength(2);
    expect(socket.isClosed).toBe(true);
    expect(sockets).toHaveLength(1);
    await seconds(9.1);
    expect(asked).toHaveLength(3);
    expect(sockets).toHaveLength(2);
  });

  test("is given up for good after two connections without a word", async () => {
    const { feed, sockets, answer } = scene();
    answer.is = offered;
    feed.wake();
    await seconds(0);
    sockets[0]?.drop();
    answer.is = tell(PAGE + 1, PAGE + 2, [], true);
    await seconds(20);
    sockets[1]?.drop();
    await seconds(3_600);
    expect(sockets).toHaveLength(2);
  });

  test("goes on asking until the connection has spoken", async () => {
    const { feed, asked, sockets, answer } = scene();
    answer.is = offered;
    feed.wake();
    await seconds(9.1);
    expect(sockets).toHaveLength(1);
    expect(asked).toHaveLength(2);
  });

  test("begins anew when something is missing between two messages", async () => {
    const { asked, shown, sockets, socket, answer } = await listening();
    answer.is = tell(PAGE + 2, PAGE + 9_000, [goalsAt("a", 1, PAGE + 10)], true);
    socket.speak(tell(PAGE + 5_000, PAGE + 6_000, [goalsAt("b", 1, PAGE + 5_500)], true));
    await seconds(0);
    expect(asked.at(-1)).toBe(PAGE + 2);
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
    const { asked, socket, rest, answer } = await listening();
    rest.is = undefined;
    answer.is = tell(PAGE + 3, PAGE + 4, [], true);
    socket.speak(tell(PAGE + 2, PAGE + 3, [], true));
    await seconds(3_600);
    expect(socket.isClosed).toBe(true);
    expect(asked).toHaveLength(2);
  });
});
