import { environmentManager, QueryObserver } from "@tanstack/react-query";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createQueryClient } from "~/runtime/islands/query-client";
import { createPush } from "~/runtime/live/live-feed";
import { createPolling } from "~/runtime/live/polling";
import { startPageScript } from "~/shell/boot/start-page-script";
import { createDatabaseStream } from "../features/notices/database-stream.ts";
import { createSocketStream } from "../features/notices/notice-stream.ts";
import { TestSocket } from "../features/notices/test-line.ts";
import { type TestPage, testPage } from "./page-script/test-page.ts";
import {
  FIRST_PAUSE,
  keepTrying,
  LONGEST_ATTEMPT,
  LONGEST_PAUSE,
  type Moment,
  nextAttempt,
  pauseAfter,
} from "./try-again.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const seen: Omit<Moment, "cause"> = { failures: 3, isVisible: true, isOnline: true, random: 0 };

describe("the next attempt of a part that has failed", () => {
  test.each<[string, Partial<Moment> & Pick<Moment, "cause">, number | undefined]>([
    ["comes after a pause", { cause: "failure" }, 8_000],
    ["comes when the pause is over", { cause: "pause" }, 0],
    ["comes with the visitor's next intent", { cause: "intent" }, 0],
    ["comes with their intent, whatever the browser says", { cause: "intent", isOnline: false, isVisible: false }, 0],
    ["comes once the browser is online", { cause: "online" }, 0],
    ["comes once the page is seen", { cause: "visible" }, 0],
    [
      "waits for the network, but a browser may be wrong about it",
      { cause: "failure", isOnline: false },
      LONGEST_PAUSE,
    ],
    ["comes after the longest pause though no network is said to be there", { cause: "pause", isOnline: false }, 0],
    ["waits until the page is seen", { cause: "failure", isVisible: false }, undefined],
    ["is not made behind another page", { cause: "pause", isVisible: false }, undefined],
    ["is the first one", { cause: "start", failures: 0 }, 0],
    ["is the first one, in a page that opens behind another", { cause: "start", failures: 0, isVisible: false }, 0],
    ["is not even the first one without a network", { cause: "start", failures: 0, isOnline: false }, LONGEST_PAUSE],
  ])("%s", (_, moment, wait) => {
    expect(nextAttempt({ ...seen, ...moment })).toBe(wait);
  });

  test("comes later and later, at most five minutes later, and not for all at once", () => {
    const pauses = (random: number) => [1, 2, 3, 9, 1_000].map((failures) => pauseAfter(failures, random));
    expect(pauses(0)).toEqual([2_000, 4_000, 8_000, LONGEST_PAUSE, LONGEST_PAUSE]);
    expect(pauses(1)).toEqual([FIRST_PAUSE, 2_000, 4_000, LONGEST_PAUSE / 2, LONGEST_PAUSE / 2]);
  });
});

describe("a part of the page", () => {
  test("is loaded until it is there, and used once", async () => {
    const { page } = testPage();
    const load = vi.fn(async (failures: number) => {
      if (failures < 3) throw new Error("not yet");
      return "there";
    });
    const use = vi.fn();
    keepTrying(page, load, use);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(load.mock.calls).toEqual([[0], [1], [2], [3]]);
    expect(use.mock.calls).toEqual([["there"]]);
  });

  test("is used once, though an attempt that was overtaken succeeds as well", async () => {
    const { page, connect } = testPage();
    const answers: (() => void)[] = [];
    const use = vi.fn();
    keepTrying(page, () => new Promise<void>((resolve) => void answers.push(resolve)), use);
    connect(false);
    connect(true);
    expect(answers).toHaveLength(2);
    for (const answer of answers) answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(use).toHaveBeenCalledOnce();
  });

  test("is loaded again on intent after it was there, once more if the intent comes while it loads", async () => {
    const { page } = testPage();
    const load = vi.fn(async () => undefined);
    const again = keepTrying(page, load);
    again();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(2);
    again();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(3);
  });

  test("that came back with a page from the browser's own cache is tried at once", async () => {
    const { page, restore } = testPage();
    const load = vi.fn(() => Promise.reject(new Error("no")));
    keepTrying(page, load);
    await vi.advanceTimersByTimeAsync(0);
    restore();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

/** What an attempt comes to: an error, a connection that breaks soon, or nothing at all. */
type Outcome = "fails" | "breaks" | "hangs";

/** A part in a page: reports its attempts, and asks what becomes of each. */
type Machine = (page: TestPage, attempt: () => Outcome) => void;

const never = () => new Promise<never>(() => {});
const answerOf = (outcome: Outcome): Promise<never> =>
  outcome === "hangs" ? never() : Promise.reject(new Error(outcome));

function socketOf(outcome: Outcome): TestSocket {
  const socket = new TestSocket();
  const act = () => {
    if (outcome === "breaks") socket.accept();
    if (outcome !== "hangs") socket.cut();
  };
  setTimeout(act, 10);
  return socket;
}

const MACHINES: Record<string, Machine> = {
  "the page script": ({ page }, attempt) => {
    vi.stubGlobal("window", { addEventListener: (_: string, act: () => void) => act() });
    vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) =>
      Promise.race([
        answerOf(attempt()),
        new Promise((__, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
      ]),
    );
    const block = { dataset: { src: "/assets/page-script.js" } };
    startPageScript(Object.assign(page, { getElementById: () => block, querySelector: () => null }), (script) => {
      script.catch(() => undefined);
    });
  },
  "a file, a call, an island": ({ page }, attempt) => {
    keepTrying(page, () => answerOf(attempt()));
  },
  "the notices' stream": ({ isVisible, watch }, attempt) => {
    const open = () => socketOf(attempt());
    createSocketStream({ open, isVisible, watch, now: Date.now, random: Math.random }).start(() => {});
  },
  "the notices' stream by Firebase": ({ isVisible, isOnline, watch }, attempt) => {
    const open = () => answerOf(attempt());
    const stream = createDatabaseStream({ open, isVisible, isOnline, watch, report: () => {}, random: Math.random });
    stream.start(() => {});
  },
  // As start-live.ts wires them: each poll offers the connection, and a page that is seen again polls at once.
  "the live connection": ({ isVisible, watch }, attempt) => {
    const facts = { now: Date.now, random: Math.random };
    const open = () => socketOf(attempt());
    const push = createPush({ ...facts, open, onMessage() {}, onLost() {}, savesData: () => false });
    const poll = async () => push.offer(true);
    const polling = createPolling({ ...facts, poll, idleTime: () => 0 });
    const look = () => {
      push.hope();
      if (isVisible()) polling.wake();
      else polling.stop();
    };
    watch(look);
    look();
  },
  "live polls": ({ isVisible, watch }, attempt) => {
    const poll = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => {
        if (attempt() !== "hangs") reject(new Error("no"));
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    const polling = createPolling({ poll, idleTime: () => 0, now: Date.now, random: Math.random });
    const look = () => (isVisible() ? polling.wake() : polling.stop());
    watch(look);
    look();
  },
  "an island's query": (_, attempt) => {
    // Without a window it would take Node for a server, where nothing is asked again.
    environmentManager.setIsServer(() => false);
    const client = createQueryClient({ storage: undefined, version: "", onSessionEnd() {} });
    // Calls have a time limit of their own (calls-without-answer.test.ts).
    const queryFn = () => (attempt() === "hangs" ? new Promise((__, no) => setTimeout(no, 15_000)) : answerOf("fails"));
    new QueryObserver(client, { queryKey: ["part"], queryFn }).subscribe(() => {});
  },
};

const EVENT = fc.oneof(
  fc.record({ kind: fc.constant("wait" as const), for: fc.integer({ min: 0, max: 1_000_000 }) }),
  fc.record({ kind: fc.constant("show" as const), is: fc.boolean() }),
  fc.record({ kind: fc.constant("connect" as const), is: fc.boolean() }),
);
const OUTCOMES = fc.infiniteStream(fc.constantFrom<Outcome>("fails", "breaks", "hangs"));
/** A browser's report that it is offline may be wrong, and stay so. */
const IS_REPORTED_OFFLINE = fc.boolean();

test.each(Object.entries(MACHINES))("%s never stops for good, whatever happens to the page", async (name, machine) => {
  const world = fc.asyncProperty(
    fc.array(EVENT, { maxLength: 12 }),
    OUTCOMES,
    IS_REPORTED_OFFLINE,
    async (events, outcomes, isReportedOffline) => {
      vi.clearAllTimers();
      vi.unstubAllGlobals();
      const page = testPage();
      let attempts = 0;
      machine(page, () => {
        attempts += 1;
        return outcomes.next().value ?? "fails";
      });
      for (const event of events) {
        if (event.kind === "wait") await vi.advanceTimersByTimeAsync(event.for);
        else if (event.kind === "show") page.show(event.is);
        else page.connect(event.is);
      }
      // Somebody looks at the page again, and waits.
      page.show(true);
      if (isReportedOffline) page.connect(false);
      const before = attempts;
      await vi.advanceTimersByTimeAsync(LONGEST_ATTEMPT + LONGEST_PAUSE + 60_000);
      expect(attempts, name).toBeGreaterThan(before);
    },
  );
  await fc.assert(world, { numRuns: 60 });
});
