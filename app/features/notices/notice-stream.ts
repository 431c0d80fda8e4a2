import { afterEnd, HEARTBEAT, HIDDEN_FOR, isWithoutStream, NO_STREAM_YET, pauseOf } from "./stream-policy.ts";

/** Signals that something has arrived, not what: listeners then read the list. */
export interface NoticeStream {
  /** `onRing` is called with a notice's id, and without one whenever some may have been missed. */
  start(onRing: (latest?: string) => void): void;
  stop(): void;
}

/** The part of WebSocket used here. */
export type NoticeSocket = Pick<WebSocket, "addEventListener" | "send" | "close" | "readyState">;

export interface StreamFacts {
  open(): NoticeSocket;
  isVisible(): boolean;
  /** Calls back when the page is shown, hidden, left or restored, or the network returns. */
  watch(onChange: (isLeaving: boolean) => void): void;
  /** Milliseconds. */
  now(): number;
  /** From 0 to 1. */
  random(): number;
}

type Timer = ReturnType<typeof setTimeout>;
const CONNECTING = 0;

/**
 * The site's own stream (`/live/notices`), open while the page is visible and a minute longer. A hidden page defers
 * rings until its return, so that another window of the same member can show the notices.
 */
export function createSocketStream({ open, isVisible, watch, now, random }: StreamFacts): NoticeStream {
  let record = NO_STREAM_YET;
  let current: NoticeSocket | undefined;
  let ring: ((latest?: string) => void) | undefined;
  let isRung = false;
  let retry: Timer | undefined;
  let hiding: Timer | undefined;

  const announce = (latest?: string) => {
    isRung = !isVisible();
    if (!isRung) ring?.(latest);
  };
  const leave = () => {
    clearTimeout(retry);
    retry = undefined;
    const socket = current;
    current = undefined;
    // Closing a socket while it connects logs an error in the console.
    if (socket?.readyState === CONNECTING) socket.addEventListener("open", () => socket.close());
    else socket?.close();
  };
  const lose = (hasOpened: boolean, lived: number) => {
    leave();
    record = afterEnd(record, { hasOpened, lived });
    // Reading the list also detects an ended session.
    if (isWithoutStream(record)) announce();
    retry = setTimeout(
      () => {
        retry = undefined;
        connect();
      },
      pauseOf(record, random()),
    );
  };
  const connect = () => {
    if (current || retry || !ring || !isVisible()) return;
    const socket = open();
    const begin = now();
    let hasOpened = false;
    let isAnswered = true;
    current = socket;
    const end = () => {
      clearInterval(beat);
      if (current === socket) lose(hasOpened, now() - begin);
    };
    const beat = setInterval(() => {
      if (current !== socket) clearInterval(beat);
      else if (!hasOpened || !isAnswered) end();
      else {
        isAnswered = false;
        socket.send("ping");
      }
    }, HEARTBEAT);
    // The upstream then says which notice was the last, if it knows.
    socket.addEventListener("open", () => {
      hasOpened = true;
    });
    socket.addEventListener("message", ({ data }) => {
      isAnswered = true;
      if (current === socket && data !== "pong") announce(/"latest":"(\d+)"/.exec(data)?.[1]);
    });
    // An error is always followed by a close.
    socket.addEventListener("close", end);
  };

  const look = (isLeaving: boolean) => {
    clearTimeout(hiding);
    if (isLeaving) leave();
    else if (!isVisible()) hiding = setTimeout(leave, HIDDEN_FOR);
    else if (current) {
      if (isRung) announce();
    } else {
      clearTimeout(retry);
      retry = undefined;
      connect();
    }
  };
  return {
    start(onRing) {
      ring = onRing;
      watch(look);
      connect();
    },
    stop() {
      ring = undefined;
      clearTimeout(hiding);
      leave();
    },
  };
}
