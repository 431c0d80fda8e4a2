import type { NoticeStream, StreamFacts } from "./notice-stream.ts";
import { HIDDEN_FOR } from "./stream-policy.ts";

/** A member's place in Firebase's database; its SDK connects again by itself. */
export interface DatabaseLine {
  pause(): void;
  resume(): void;
  /** For good: signs out as well. */
  end(): void;
}

export interface DatabaseEvents {
  /** The place has changed, or may have while the line was cut. */
  onRing(): void;
  /** The database gives the place to this browser no more. */
  onRefused(reason: unknown): void;
}

export interface DatabaseFacts extends Pick<StreamFacts, "isVisible" | "watch"> {
  /** Loads the SDK and signs in. Rejects where either cannot be had. */
  open(events: DatabaseEvents): Promise<DatabaseLine>;
  isOnline(): boolean;
  /** Hears once why there is no line. */
  report(reason: unknown): void;
}

/** Where there is none the list is read once: that ends a session that is over. */
export const NO_STREAM: NoticeStream = { start: (onRing) => onRing(), stop: () => undefined };

/**
 * A stream by Firebase's Realtime Database, for as long as the page is seen and a minute longer, as with the site's own. One
 * that cannot be had is not tried again in this page.
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
      // What a page asks for as it is left has no answer. If it comes back, it asks again.
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
