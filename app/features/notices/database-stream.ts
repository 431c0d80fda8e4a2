import { LONGEST_ATTEMPT, LONGEST_PAUSE, pauseAfter } from "../../runtime/try-again.ts";
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

interface DatabaseFacts extends Pick<StreamFacts, "isVisible" | "watch" | "random"> {
  /** Loads the SDK and signs in. Rejects if either fails. */
  open(events: DatabaseEvents): Promise<DatabaseLine>;
  isOnline(): boolean;
  /** Called with the reason of the first failure. */
  report(reason: unknown): void;
}

type Timer = ReturnType<typeof setTimeout>;

/** For a host at which the operator has no database: the list is read once, which detects an ended session. */
export const NO_STREAM: NoticeStream = { start: (onRing) => onRing(), stop: () => undefined };

/**
 * A stream over Firebase's Realtime Database, open while the page is visible and a minute longer, like the site's own.
 * After a failure it is tried again.
 */
export function createDatabaseStream(facts: DatabaseFacts): NoticeStream {
  const { open, isVisible, isOnline, watch, report, random } = facts;
  let ring: (() => void) | undefined;
  let line: DatabaseLine | undefined;
  /** The attempt under way or open. */
  let current: object | undefined;
  let failures = 0;
  let hasReported = false;
  let isPaused = false;
  let isRung = false;
  let hiding: Timer | undefined;
  let retry: Timer | undefined;

  const announce = () => {
    isRung = !isVisible();
    if (!isRung) ring?.();
  };
  const end = () => {
    clearTimeout(retry);
    current = undefined;
    line?.end();
    line = undefined;
  };
  const fail = (reason: unknown) => {
    end();
    failures += 1;
    if (!hasReported) report(reason);
    hasReported = true;
    announce();
    retry = setTimeout(connect, pauseAfter(failures, random()), true);
  };
  const connect = async (isDue = false) => {
    if (current || !ring || !isVisible()) return;
    clearTimeout(retry);
    if (!isDue && !isOnline()) {
      retry = setTimeout(connect, LONGEST_PAUSE, true);
      return;
    }
    const own = {};
    current = own;
    const whileOwn = (act: () => void) => {
      if (current === own) act();
    };
    retry = setTimeout(() => whileOwn(() => fail("no answer")), LONGEST_ATTEMPT);
    const onRing = () => {
      failures = 0;
      announce();
    };
    try {
      const opened = await open({
        onRing: () => whileOwn(onRing),
        onRefused: (reason) => whileOwn(() => fail(reason)),
      });
      if (current !== own) return opened.end();
      clearTimeout(retry);
      line = opened;
      if (isPaused) line.pause();
    } catch (reason) {
      // Requests made while the page is left get no response. If it comes back, it tries again.
      whileOwn(() => (isPaused ? end() : fail(reason)));
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

/** Host names of a developer's machine or network (RFC 6761, 6762), and loopback addresses. */
const TEST_HOST = /^(127(\.\d+){3}|0\.0\.0\.0|\[::1\])$|(^|\.)(localhost|test|local)$/;

interface Host {
  /** The page's `location.hostname`. */
  hostname: string;
  /** A Firebase emulator is configured, so tests do not reach a real project. */
  hasEmulator: boolean;
}

/**
 * Whether a page connects to Firebase: not on a local test host (specification, section 4), so that tests do not count
 * there.
 */
export const listensAtFirebase = ({ hostname, hasEmulator }: Host): boolean => hasEmulator || !TEST_HOST.test(hostname);
