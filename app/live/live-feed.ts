import type { LiveMessage, MatchChange } from "#contract/domain/live";
import { type LiveState, type Received, receive, replacePage } from "./live-state.ts";
import { createPolling, PollFailure } from "./polling.ts";
import { createPush, type PushSocket } from "./push.ts";
import { readMessage } from "./read-message.ts";
import { pauseAfterLoss } from "./schedule.ts";

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
    onMessage(text) {
      const message = readMessage(text);
      if (!message) return;
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
