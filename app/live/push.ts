import { afterClose, mayPush, NO_PUSH_YET, SILENCE } from "./push-policy.ts";

/** The part of WebSocket used here. */
export type PushSocket = Pick<WebSocket, "addEventListener" | "close" | "readyState">;

export interface PushFacts {
  open(): PushSocket;
  onMessage(text: string): void;
  /** The connection was lost; the page did not close it. */
  onLost(): void;
  savesData(): boolean;
  now(): number;
  /** From 0 to 1. */
  random(): number;
}

export interface Push {
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
/** Close code "try again later" (RFC 6455's registry): the connection worked, but the edge has no data yet. */
const TRY_AGAIN_LATER = 1013;

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
  const lose = (hasReceived = current?.hasReceived ?? false) => {
    if (!current) return;
    record = afterClose(record, { hasReceived, lived: now() - current.openedAt, now: now(), random: random() });
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
      own.hasReceived = true;
      record = { ...record, failures: 0 };
      listen();
      onMessage(String(data));
    });
    // An error is always followed by a close.
    socket.addEventListener("close", ({ code }) => {
      if (current === own) lose(own.hasReceived || code === TRY_AGAIN_LATER);
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
