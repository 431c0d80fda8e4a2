import type { LiveMessage, MatchChange } from "#contract/domain/live";
import { type LiveState, type Received, receive, replacePage } from "./live-state.ts";
import { AskFailure, createPolling } from "./polling.ts";
import { createPush, type PushSocket } from "./push.ts";
import { readMessage } from "./read-message.ts";
import { pauseAfterLoss } from "./schedule.ts";

export interface LiveFeedFacts {
  state: LiveState;
  /** Asks the edge for what happened since a cursor. */
  fetchSince(since: number, signal: AbortSignal): Promise<Response>;
  openSocket(since: number): PushSocket;
  /** Milliseconds that the page may rest: 0 while something goes on in it, undefined when nothing ever will again. */
  rest(): number | undefined;
  savesData(): boolean;
  /** The visitor's own clock, in milliseconds. */
  now(): number;
  random(): number;
  /** A message came, with these news; without where something is missing before it. */
  onMessage(message: LiveMessage, changes: readonly MatchChange[] | undefined): void;
  /** Too much was missed: the page itself has to be fetched. */
  onReload(): void;
}

export interface LiveFeed {
  /** Asks at once and goes on; also after a pause, a sleep or a loss of the network. */
  wake(): void;
  /** Nothing is asked and nothing listened to any more. */
  stop(): void;
  /** The rows were replaced by those of a copy of this instant; answers what has to be shown again, if it is of use. */
  replacePage(pageAt: number): readonly MatchChange[] | undefined;
}

/** What happens in a sport's matches, by asking or by push, whichever works. */
export function createLiveFeed(facts: LiveFeedFacts): LiveFeed {
  const { fetchSince, openSocket, rest, savesData, now, random, onMessage, onReload } = facts;
  let { state } = facts;
  let isRunning = false;
  /** The edge has said that there is nothing live to be had. */
  let isOver = false;

  const take = (message: LiveMessage): Received["kind"] => {
    const received = receive(state, message);
    if (received.kind === "changes") state = received.state;
    onMessage(message, received.kind === "changes" ? received.changes : undefined);
    if (received.kind === "reload") onReload();
    return received.kind;
  };
  const afterMessage = (message: LiveMessage, kind: Received["kind"]) => {
    // Where nothing goes on, the odd question costs less than a connection; and one that skips something begins anew.
    push.offer(kind === "changes" && message.hasPush === true && rest() === 0);
  };
  const polling = createPolling({
    async ask(signal) {
      const answer = await fetchSince(state.cursor, signal);
      isOver = answer.status === 404;
      if (isOver) return;
      const message = answer.ok ? readMessage(await answer.text()) : undefined;
      // The language of a newer build, perhaps, which the page itself then is of.
      if (answer.ok && !message && !signal.aborted) onReload();
      if (!message) throw new AskFailure(`status ${answer.status}`, retryAfterOf(answer));
      if (!signal.aborted) afterMessage(message, take(message));
    },
    rest: () => (isOver || push.isSpeaking() ? undefined : rest()),
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
      if (!push.isSpeaking()) polling.wake();
    },
    onLost: () => polling.wakeAfter(pauseAfterLoss(random())),
    savesData,
    now,
    random,
  });
  const wake = () => {
    if (isOver) return;
    isRunning = true;
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
