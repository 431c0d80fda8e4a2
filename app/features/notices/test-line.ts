import { vi } from "vitest";
import type { NoticeSocket } from "./notice-stream.ts";

/** A socket that a test opens, uses and cuts. */
export class TestSocket implements NoticeSocket {
  readyState = 0;
  readonly sent: string[] = [];
  readonly #listeners: Record<string, ((event: { data?: string }) => void)[]> = {};

  addEventListener = ((type: string, listener: (event: { data?: string }) => void) => {
    this.#listeners[type] = [...(this.#listeners[type] ?? []), listener];
  }) as NoticeSocket["addEventListener"];

  #emit(type: string, data?: string): void {
    for (const listener of this.#listeners[type] ?? []) listener(data === undefined ? {} : { data });
  }
  /** The upstream says at once what was the last notice, or that something may have been missed. */
  accept(latest: string | null = null): void {
    this.readyState = 1;
    this.#emit("open");
    this.say(JSON.stringify({ latest }));
  }
  say(data: string): void {
    if (this.readyState === 1) this.#emit("message", data);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.cut();
  }
  /** The connection ends, for whatever reason. */
  cut(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.#emit("close");
  }
}

/** A simulated page and network, with fake timers. */
export function testLine() {
  const sockets: TestSocket[] = [];
  let isVisible = true;
  let change: (isLeaving: boolean) => void = () => undefined;
  return {
    sockets,
    facts: {
      open: () => {
        const socket = new TestSocket();
        sockets.push(socket);
        return socket;
      },
      isVisible: () => isVisible,
      watch: (onChange: typeof change) => {
        change = onChange;
      },
      now: () => Date.now(),
      random: () => 0.5,
    },
    get last(): TestSocket {
      const socket = sockets.at(-1);
      if (!socket) throw new Error("no socket yet");
      return socket;
    },
    show(shown: boolean): void {
      isVisible = shown;
      change(false);
    },
    leave: () => change(true),
    wait: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  };
}
