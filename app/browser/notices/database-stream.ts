import type { NoticeStream, StreamFacts } from "./notice-stream.ts";
import { HIDDEN_FOR } from "./stream-policy.ts";

/** A subscription to the member's path in Firebase's database; its SDK reconnects by itself. */
export interface DatabaseLine {
  pause(): void;
  resume(): void;
  /** Ends it for good and signs out. */
  end(): void;
}

export interface DatabaseEvents {
  /** The path has changed, or may have while disconnected. */
  onRing(): void;
  /** The database no longer grants this browser access to the path. */
  onRefused(reason: unknown): void;
}

export interface DatabaseFacts extends Pick<StreamFacts, "isVisible" | "watch"> {
  /** Loads the SDK and signs in. Rejects if either fails. */
  open(events: DatabaseEvents): Promise<DatabaseLine>;
  isOnline(): boolean;
  /** Called once with the reason if there is no connection. */
  report(reason: unknown): void;
}

/** Without a stream the list is read once, which detects an ended session. */
export const NO_STREAM: NoticeStream = { start: (onRing) => onRing(), stop: () => undefined };

/**
 * A stream over Firebase's Realtime Database, open while the page is visible and a minute longer, like the site's own.
 * After a failure it is not tried again in this page.
 */
export function createDatabaseStream({ open, isVisible, isOnline, watch, report }: DatabaseFacts): NoticeStream {
  let ring: (() => void) | undefined;
  let line: DatabaseLine | undefined;
  let hasBegun = false;
  let hasFailed = false;
  let isPaused = false;
  let isRung = false;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const announce = () => {
    isRung = !isVisible();
    if (!isRung) ring?.();
  };
  const end = () => {
    line?.end();
    line = undefined;
  };
  const fail = (reason: unknown) => {
    if (hasFailed || !ring) return;
    hasFailed = true;
    end();
    report(reason);
    announce();
  };
  const connect = async () => {
    if (hasBegun || !ring || !isVisible() || !isOnline()) return;
    hasBegun = true;
    try {
      line = await open({ onRing: () => !hasFailed && announce(), onRefused: fail });
      if (!ring || hasFailed) end();
      else if (isPaused) line.pause();
    } catch (reason) {
      // Requests made while the page is left get no response. If it comes back, it tries again.
      if (isPaused) hasBegun = false;
      else fail(reason);
    }
  };
  const pause = () => {
    isPaused = true;
    line?.pause();
  };
  const look = (isLeaving: boolean) => {
    clearTimeout(hiding);
    if (isLeaving) return pause();
    if (!isVisible()) {
      hiding = setTimeout(pause, HIDDEN_FOR);
      return;
    }
    isPaused = false;
    line?.resume();
    if (isRung) announce();
    connect();
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
      end();
    },
  };
}
