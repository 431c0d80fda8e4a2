import { setTimeout as pause } from "node:timers/promises";
import { LIVE_KEYS } from "#contract/tables/live-keys";
import { goalsOf } from "./message-goals.ts";
import { openSocket, type SocketClient } from "./socket-client.ts";

/** Sockets opening concurrently. */
const OPENING = 50;
/** Milliseconds until a listener tries again that found all hubs busy. */
const RETRY = 1_000;
/** As app/runtime/live/push-policy.ts spreads them, in milliseconds. */
const [LEAST_PAUSE, SPREAD] = [5_000, 85_000];

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
  /** How many are connected. */
  connected(): number;
  /** How many had to fetch their page again when they came back. */
  reloads(): number;
  close(): void;
}

/** Listeners in one process, which come back as pages do when their hub is lost. `before`: goals by match id. */
export function createCrowd(port: number, size: number, before: ReadonlyMap<string, number>): Crowd {
  const sockets = new Map<number, SocketClient>();
  const goals = new Map<string, Goal>();
  // Each hub sends all its listeners the same text; only the first copy is parsed.
  const read = new Map<string, { to: number; keys: string[]; isReload: boolean }>();
  const seen = new Set<string>();
  const cursors: number[] = [];
  let [isClosing, reloads] = [false, 0];

  const readOnce = (text: string) => {
    const message = JSON.parse(text) as Record<string, unknown>;
    const scores = goalsOf(message);
    const keys = scores
      .filter(([id, count]) => count > (before.get(id) ?? count))
      .map(([id, count]) => `${id} ${count}`);
    const result = { to: Number(message[LIVE_KEYS.to]), keys, isReload: LIVE_KEYS.reload in message };
    read.set(text, result);
    return result;
  };
  const hear = (text: string, listener: number, isBack: boolean) => {
    const at = performance.now();
    const { to, keys, isReload } = read.get(text) ?? readOnce(text);
    if (isReload && isBack) reloads += 1;
    cursors[listener] = to;
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
  const connect = async (listener: number, isBack: boolean): Promise<void> => {
    const path = `/live/football/socket?since=${cursors[listener] ?? 0}`;
    const onText = (text: string) => hear(text, listener, isBack);
    const onClose = () => {
      sockets.delete(listener);
      if (!isClosing) setTimeout(() => void comeBack(listener), LEAST_PAUSE + Math.random() * SPREAD);
    };
    sockets.set(listener, await openSocket(port, path, onText, onClose));
  };
  const comeBack = async (listener: number): Promise<void> => {
    while (!isClosing) {
      try {
        return await connect(listener, true);
      } catch {
        await pause(RETRY);
      }
    }
  };
  return {
    goals,
    forgetGoals: () => goals.clear(),
    connected: () => sockets.size,
    reloads: () => reloads,
    async open() {
      let next = 0;
      const opener = async () => {
        while (next < size) {
          const listener = next;
          next += 1;
          for (let tries = 0; !sockets.has(listener); tries += 1) {
            await connect(listener, false).catch(async (error: unknown) => {
              if (tries >= 60) throw error;
              await pause(RETRY);
            });
          }
        }
      };
      await Promise.all(Array.from({ length: OPENING }, opener));
    },
    close() {
      isClosing = true;
      for (const socket of sockets.values()) socket.close();
    },
  };
}
