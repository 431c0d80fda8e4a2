import { setTimeout as pause } from "node:timers/promises";
import { goalsOf } from "./message-goals.ts";
import { openSocket, type SocketClient } from "./socket-client.ts";

/** Sockets opening concurrently. */
const OPENING = 50;
/** Milliseconds until a listener tries again that found all hubs busy. */
const RETRY = 1_000;
const MOST_TRIES = 60;
/** Milliseconds after which a page that has lost its socket comes back, at random (app/runtime/live/push-policy.ts). */
const BACK_AFTER = { least: 5_000, most: 90_000 };

/** A score as it became known, and when (milliseconds of `performance.now()`) the listeners heard of it. */
export interface Goal {
  first: number;
  last: number;
  /** Numbers of listeners. */
  heard: Set<number>;
}

export interface Crowd {
  /** Opens all of them. */
  open(): Promise<void>;
  /** How many are connected. */
  size(): number;
  /** Scores that have risen since the crowd was complete, by match and goals. */
  goals: ReadonlyMap<string, Goal>;
  forgetGoals(): void;
  close(): void;
}

/**
 * Listeners in one process, which come back as pages do when they have lost their socket. `before`: goals by match id.
 */
export function createCrowd(port: number, size: number, before: ReadonlyMap<string, number>): Crowd {
  const sockets = new Map<number, SocketClient>();
  const goals = new Map<string, Goal>();
  // Each hub sends all its listeners the same text; only the first copy is parsed.
  const read = new Map<string, string[]>();
  const seen = new Set<string>();

  const readOnce = (text: string) => {
    const message = JSON.parse(text) as Record<string, unknown>;
    const scores = goalsOf(message);
    const keys = scores
      .filter(([id, count]) => count > (before.get(id) ?? count))
      .map(([id, count]) => `${id} ${count}`);
    read.set(text, keys);
    return keys;
  };
  const hear = (text: string, listener: number) => {
    const at = performance.now();
    const keys = read.get(text) ?? readOnce(text);
    for (const key of keys) {
      // Later changes of the match name its score again.
      const goal = goals.get(key) ?? (seen.has(key) ? undefined : { first: at, last: at, heard: new Set<number>() });
      if (!goal) continue;
      seen.add(key);
      goals.set(key, goal);
      if (!goal.heard.has(listener)) goal.last = at;
      goal.heard.add(listener);
    }
  };
  let isOver = false;
  const connect = async (listener: number): Promise<void> => {
    const socket = await openSocket(port, "/live/football/socket?since=0", {
      onText: (text) => hear(text, listener),
      onLost: () => {
        sockets.delete(listener);
        void comeBack(listener);
      },
    });
    sockets.set(listener, socket);
  };
  const persist = async (listener: number): Promise<void> => {
    for (let tries = 0; !sockets.has(listener) && !isOver; tries += 1) {
      await connect(listener).catch(async (error: unknown) => {
        if (tries >= MOST_TRIES) throw error;
        await pause(RETRY);
      });
    }
  };
  const comeBack = async (listener: number): Promise<void> => {
    const { least, most } = BACK_AFTER;
    await pause(least + Math.random() * (most - least), undefined, { ref: false });
    await persist(listener);
  };
  return {
    goals,
    size: () => sockets.size,
    forgetGoals: () => goals.clear(),
    async open() {
      // The first one waits for what a cold isolate loads.
      await persist(0);
      let next = 1;
      const opener = async () => {
        while (next < size) {
          const listener = next;
          next += 1;
          await persist(listener);
        }
      };
      await Promise.all(Array.from({ length: OPENING }, opener));
    },
    close() {
      isOver = true;
      for (const socket of sockets.values()) socket.close();
    },
  };
}
