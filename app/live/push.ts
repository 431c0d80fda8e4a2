import { afterClose, mayPush, NO_PUSH_YET, SILENCE } from "./push-policy.ts";

/** As much of a WebSocket as is used here. */
export type PushSocket = Pick<WebSocket, "addEventListener" | "close" | "readyState">;

export interface PushFacts {
  open(): PushSocket;
  onMessage(text: string): void;
  /** The connection is gone, and not because the page wanted it. */
  onLost(): void;
  savesData(): boolean;
  now(): number;
  /** From 0 to 1. */
  random(): number;
}

export interface Push {
  /** Whether messages come by push: nobody has to ask. */
  isSpeaking(): boolean;
  /** Connects if that is promising; `isOffered` as the last message said. */
  offer(isOffered: boolean): void;
  close(): void;
}

/** Of a WebSocket's `readyState`. */
const CONNECTING = 0;
/** The edge's word for "not now" (RFC 6455's registry): the connection was made, only nothing is known. */
const TRY_AGAIN_LATER = 1013;

/** A socket that is closed while it connects is an error in the browser's console: it is closed when it has. */
function closeQuietly(socket: PushSocket): void {
  if (socket.readyState === CONNECTING) socket.addEventListener("open", () => socket.close());
  else socket.close();
}

/** One connection at a time, closed by silence. Nothing of it is ever seen: whoever uses it falls back to asking. */
export function createPush({ open, onMessage, onLost, savesData, now, random }: PushFacts): Push {
  let record = NO_PUSH_YET;
  let current: { socket: PushSocket; openedAt: number; hasSpoken: boolean } | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(silence);
    const closing = current;
    current = undefined;
    if (closing) closeQuietly(closing.socket);
  };
  const lose = (hasSpoken = current?.hasSpoken ?? false) => {
    if (!current) return;
    record = afterClose(record, { hasSpoken, lived: now() - current.openedAt, now: now(), random: random() });
    close();
    onLost();
  };
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => lose(), SILENCE);
  };
  const connect = () => {
    const socket = open();
    const own = { socket, openedAt: now(), hasSpoken: false };
    current = own;
    listen();
    socket.addEventListener("message", ({ data }) => {
      if (current !== own) return;
      own.hasSpoken = true;
      record = { ...record, failures: 0 };
      listen();
      onMessage(String(data));
    });
    // An error is always followed by a close.
    socket.addEventListener("close", ({ code }) => {
      if (current === own) lose(own.hasSpoken || code === TRY_AGAIN_LATER);
    });
  };
  return {
    isSpeaking: () => current?.hasSpoken ?? false,
    offer(isOffered) {
      if (!current && mayPush(record, isOffered, savesData(), now())) connect();
      else if (current && !isOffered) close();
    },
    close,
  };
}
