import type { LiveMessage, MatchChange } from "#contract/domain/live";
import { SILENCE } from "#contract/time/push-times";
import { type LiveState, type Received, receive, replacePage } from "./live-state.ts";
import { createPolling, PollFailure } from "./polling.ts";
import { afterClose, mayPush, NO_PUSH_YET } from "./push-policy.ts";
import { readMessage } from "./read-message.ts";
import { pauseAfterLoss } from "./schedule.ts";

/** The part of WebSocket used here. */
type PushSocket = Pick<WebSocket, "addEventListener" | "close" | "readyState">;

interface PushFacts {
  open(): PushSocket;
  onMessage(message: LiveMessage): void;
  /** The connection was lost; the page did not close it. */
  onLost(): void;
  savesData(): boolean;
  now(): number;
  /** From 0 to 1. */
  random(): number;
}

interface Push {
  /** Whether messages arrive by push, so that polling can stop. */
  isReceiving(): boolean;
  /** Connects if the policy allows it; `isOffered` comes from the last message. */
  offer(isOffered: boolean): void;
  /** The page is seen again, or the network is back: the next offer is taken without a pause. */
  hope(): void;
  close(): void;
}

/** WebSocket's `readyState` while connecting. */
const CONNECTING = 0;

/** Closing a socket while it connects logs an error in the console, so it is closed once it is open. */
function closeQuietly(socket: PushSocket): void {
  if (socket.readyState === CONNECTING) socket.addEventListener("open", () => socket.close());
  else socket.close();
}

/** One connection at a time, closed when it falls silent. Failures are not reported: the feed falls back to polling. */
export function createPush({ open, onMessage, onLost, savesData, now, random }: PushFacts): Push {
  let record = NO_PUSH_YET;
  let current: { socket: PushSocket; openedAt: number; hasReceived: boolean } | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(silence);
    const closing = current;
    current = undefined;
    if (closing) closeQuietly(closing.socket);
  };
  const lose = (code?: number) => {
    if (!current) return;
    const { hasReceived, openedAt } = current;
    record = afterClose(record, { code, hasReceived, lived: now() - openedAt, now: now(), random: random() });
    close();
    onLost();
  };
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => lose(), SILENCE);
  };
  const connect = () => {
    const socket = open();
    const own = { socket, openedAt: now(), hasReceived: false };
    current = own;
    listen();
    socket.addEventListener("message", ({ data }) => {
      if (current !== own) return;
      const message = readMessage(String(data));
      // Perhaps the format of a newer build: polls find out.
      if (!message) return lose();
      own.hasReceived = true;
      listen();
      onMessage(message);
    });
    // An error is always followed by a close.
    socket.addEventListener("close", ({ code }) => {
      if (current === own) lose(code);
    });
  };
  return {
    isReceiving: () => current?.hasReceived ?? false,
    offer(isOffered) {
      if (!current && mayPush(record, isOffered, savesData(), now())) connect();
      else if (current && !isOffered) close();
    },
    hope() {
      record = { ...record, notBefore: 0 };
    },
    close,
  };
}

export interface LiveFeedFacts {
  state: LiveState;
  /** Fetches the changes since a cursor. */
  fetchSince(since: number, signal: AbortSignal): Promise<Response>;
  openSocket(since: number): PushSocket;
  /**
   * Milliseconds until something on the page can change: 0 while matches are played, undefined if nothing ever will.
   */
  idleTime(): number | undefined;
  savesData(): boolean;
  /** The visitor's own clock, in milliseconds. */
  now(): number;
  random(): number;
  /** A message arrived with these new changes; undefined if an earlier message is missing. */
  onMessage(message: LiveMessage, changes: readonly MatchChange[] | undefined): void;
  /** Too much was missed, so the page itself has to be fetched. */
  onReload(): void;
}

export interface LiveFeed {
  /** Polls at once and continues; also used after a pause, sleep or loss of the network. */
  wake(): void;
  /** Stops polling and closes the connection. */
  stop(): void;
  /**
   * The rows were replaced by a list fetched at this instant. Returns the changes to apply on top; undefined if it is
   * too old.
   */
  replacePage(pageAt: number): readonly MatchChange[] | undefined;
}

/** The changes of a sport's matches, by polling or push. */
export function createLiveFeed(facts: LiveFeedFacts): LiveFeed {
  const { fetchSince, openSocket, idleTime, savesData, now, random, onMessage, onReload } = facts;
  let { state } = facts;
  let isRunning = false;

  const take = (message: LiveMessage): Received["kind"] => {
    const received = receive(state, message);
    if (received.kind === "changes") state = received.state;
    onMessage(message, received.kind === "changes" ? received.changes : undefined);
    if (received.kind === "reload") onReload();
    return received.kind;
  };
  const afterMessage = (message: LiveMessage, kind: Received["kind"]) => {
    // While nothing is played, an occasional poll costs less than a connection. After a gap, polling resumes.
    push.offer(kind === "changes" && message.hasPush === true && idleTime() === 0);
  };
  const polling = createPolling({
    async poll(signal) {
      const answer = await fetchSince(state.cursor, signal);
      const message = answer.ok ? readMessage(await answer.text()) : undefined;
      // Perhaps the format of a newer build, so the page has to be fetched too.
      if (answer.ok && !message && !signal.aborted) onReload();
      if (!message) throw new PollFailure(`status ${answer.status}`, retryAfterOf(answer));
      if (!signal.aborted) afterMessage(message, take(message));
    },
    idleTime: () => (push.isReceiving() ? undefined : idleTime()),
    now,
    random,
  });
  const push = createPush({
    open: () => openSocket(state.cursor),
    onMessage(message) {
      polling.stop();
      afterMessage(message, take(message));
      if (!push.isReceiving()) polling.wake();
    },
    onLost: () => polling.wakeAfter(pauseAfterLoss(random())),
    savesData,
    now,
    random,
  });
  const wake = () => {
    isRunning = true;
    push.hope();
    polling.wake();
  };
  return {
    wake,
    stop() {
      isRunning = false;
      push.close();
      polling.stop();
    },
    replacePage(pageAt) {
      const replaced = replacePage(state, pageAt);
      if (!replaced) return undefined;
      state = replaced.state;
      if (isRunning) polling.wake();
      return replaced.changes;
    },
  };
}

const retryAfterOf = ({ headers }: Response): number => (Number(headers.get("Retry-After")) || 0) * 1_000;
