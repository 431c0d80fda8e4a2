import { afterClose, mayPush, NO_PUSH_YET, SILENCE } from "./push-policy.ts";

/** As much of a WebSocket as is used here. */
export type PushSocket = Pick<WebSocket, "addEventListener" | "close">;

export interface PushFacts {
  open(): PushSocket;
  onMessage(text: string): void;
  /** The connection is gone, and not because the page wanted it. */
  onLost(): void;
  savesData(): boolean;
  now(): number;
}

export interface Push {
  /** Whether messages come by push: nobody has to ask. */
  isSpeaking(): boolean;
  /** Connects if that is promising; `isOffered` as the last message said. */
  offer(isOffered: boolean): void;
  close(): void;
}

/** One connection at a time, closed by silence. Nothing of it is ever seen: whoever uses it falls back to asking. */
export function createPush({ open, onMessage, onLost, savesData, now }: PushFacts): Push {
  let record = NO_PUSH_YET;
  let current: { socket: PushSocket; openedAt: number; hasSpoken: boolean } | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(silence);
    const closing = current;
    current = undefined;
    closing?.socket.close();
  };
  const lose = () => {
    if (!current) return;
    record = afterClose(record, current.hasSpoken, now() - current.openedAt, now());
    close();
    onLost();
  };
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(lose, SILENCE);
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
    socket.addEventListener("close", () => {
      if (current === own) lose();
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
