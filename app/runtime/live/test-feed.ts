import type { LiveMessage } from "#contract/domain/live";
import { withShortKeys } from "#worker/live/live-message";
import { createLiveFeed, type LiveFeed } from "./live-feed.ts";
import { startState } from "./live-state.ts";

/** When the page was fetched and the fake clock starts. */
export const PAGE = Date.parse("2026-10-17T14:20:00Z");

const textOf = (message: LiveMessage): string => JSON.stringify(message, withShortKeys);

/** A socket through which a test sends messages. */
export class TestSocket extends EventTarget {
  isClosed = false;
  /** WebSocket ready states: connecting, open. */
  readyState: 0 | 1 = 1;
  send = (message: LiveMessage) => this.sendText(textOf(message));
  sendText = (data: string) => this.dispatchEvent(new MessageEvent("message", { data }));
  /** The other side closes the connection. */
  drop = (code = 1006) => this.dispatchEvent(Object.assign(new Event("close"), { code }));
  /** Connects late. */
  open = () => {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  };
  close = () => {
    this.isClosed = true;
  };
}

export interface Scene {
  feed: LiveFeed;
  polls: number[];
  shown: string[];
  sockets: TestSocket[];
  reloads: () => number;
  /** The edge's next response; a number is a status, "never" means that none arrives. */
  answer: { is: LiveMessage | number | "never" };
  idleTime: { is: number | undefined };
  savesData: { is: boolean };
}

/** A feed with a simulated edge and fake timers. */
export function scene(): Scene {
  const polls: number[] = [];
  const shown: string[] = [];
  const sockets: TestSocket[] = [];
  const answer: Scene["answer"] = { is: 0 };
  const idleTime: Scene["idleTime"] = { is: 0 };
  const savesData = { is: false };
  let reloads = 0;
  const feed = createLiveFeed({
    state: startState(PAGE),
    fetchSince(since, signal) {
      polls.push(since);
      const { is } = answer;
      if (is !== "never")
        return Promise.resolve(typeof is === "number" ? new Response(null, { status: is }) : new Response(textOf(is)));
      return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    },
    openSocket() {
      const socket = new TestSocket();
      sockets.push(socket);
      return socket;
    },
    idleTime: () => idleTime.is,
    savesData: () => savesData.is,
    now: () => Date.now(),
    random: () => 0,
    onMessage: (_message, changes) => shown.push(...(changes ?? []).map(({ id, seq }) => `${id}${seq}`)),
    onReload: () => {
      reloads += 1;
    },
  });
  return { feed, polls, shown, sockets, reloads: () => reloads, answer, idleTime, savesData };
}
