import { setTimeout as pause } from "node:timers/promises";
import { goalsOf } from "./message-goals.ts";
import { openSocket, type SocketClient } from "./socket-client.ts";

/** Sockets opening concurrently. */
const OPENING = 50;
/** Milliseconds until a listener tries again that found all hubs busy. */
const RETRY = 1_000;

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
  /** Scores that have risen since the crowd was complete, by match and goals. */
  goals: ReadonlyMap<string, Goal>;
  forgetGoals(): void;
  close(): void;
}

/** Listeners in one process. `before`: goals by match id. */
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
  const connect = async (listener: number): Promise<void> => {
    const path = "/live/football/socket?since=0";
    const onText = (text: string) => hear(text, listener);
    sockets.set(listener, await openSocket(port, path, onText));
  };
  return {
    goals,
    forgetGoals: () => goals.clear(),
    async open() {
      // The first one waits for what a cold isolate loads.
      await connect(0);
      let next = 1;
      const opener = async () => {
        while (next < size) {
          const listener = next;
          next += 1;
          for (let tries = 0; !sockets.has(listener); tries += 1) {
            await connect(listener).catch(async (error: unknown) => {
              if (tries >= 60) throw error;
              await pause(RETRY);
            });
          }
        }
      };
      await Promise.all(Array.from({ length: OPENING }, opener));
    },
    close() {
      for (const socket of sockets.values()) socket.close();
    },
  };
}
