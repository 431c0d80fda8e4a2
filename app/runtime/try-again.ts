/** Milliseconds: the first pause after a failure, and the longest one. */
export const FIRST_PAUSE = 1_000;
export const LONGEST_PAUSE = 300_000;
/** Milliseconds after which an attempt counts as failed (specification, section 9: the longest wait for a script). */
export const LONGEST_ATTEMPT = 120_000;

/**
 * Milliseconds between an attempt and the next after `failures` in a row (from 1), `random` from 0 to 1: a doubling
 * pause, of which up to half is left out, so that pages that failed together do not return together.
 */
export const pauseAfter = (failures: number, random: number): number =>
  Math.max(FIRST_PAUSE, Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(failures, 9)) * (1 - random / 2));

/** Why an attempt is considered: it is the first, the last one failed, its pause is over, or something happened. */
type Cause = "start" | "failure" | "pause" | "intent" | "online" | "visible";

export interface Moment {
  cause: Cause;
  /** In a row. */
  failures: number;
  isVisible: boolean;
  /** As the browser says, which may be wrong. */
  isOnline: boolean;
  random: number;
}

/**
 * Milliseconds until the next attempt of a part of the page that has failed. Undefined only while nobody looks at the
 * page, and then becoming visible is the next cause: nothing gives up for as long as the page is open.
 */
export function nextAttempt({ cause, failures, isVisible, isOnline, random }: Moment): number | undefined {
  if (cause === "intent" || (cause === "start" && isOnline)) return 0;
  if (!isVisible) return undefined;
  if (cause === "pause") return 0;
  // A request would only log an error in the console.
  if (!isOnline) return LONGEST_PAUSE;
  return cause === "failure" ? pauseAfter(failures, random) : 0;
}

/** Calls back when the browser is online again, and when the page becomes visible or is restored. */
function watchReturn(page: Document, onReturn: (cause: "online" | "visible") => void): void {
  const look = () => onReturn("visible");
  addEventListener("online", () => onReturn("online"));
  page.addEventListener("visibilitychange", look);
  // From the back/forward cache, where timers stood still.
  addEventListener("pageshow", ({ persisted }) => persisted && look());
}

/**
 * Starts a part of the page: `load` is tried until it succeeds, then `use` is called. `failures`: attempts that have
 * already failed. Returns a function that reports intent: it tries at once, also after a success.
 */
export function keepTrying<Loaded>(
  page: Document,
  load: (failures: number) => Promise<Loaded>,
  use: (loaded: Loaded) => void = () => {},
  failures = 0,
): () => void {
  /** The attempt under way: one that is overtaken by another has no effect. */
  let current: object | undefined;
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const begin = () => {
    const own = {};
    current = own;
    isWanted = false;
    clearTimeout(timer);
    const fail = () => {
      if (current !== own) return;
      current = undefined;
      isWanted = true;
      failures += 1;
      look("failure");
    };
    timer = setTimeout(fail, LONGEST_ATTEMPT);
    load(failures).then((loaded) => {
      if (current !== own) return;
      current = undefined;
      clearTimeout(timer);
      failures = 0;
      if (isWanted) begin();
      use(loaded);
    }, fail);
  };
  const look = (cause: Cause) => {
    const isVisible = page.visibilityState !== "hidden";
    const isOnline = navigator.onLine !== false;
    // A request that was made before the network changed may never be answered.
    if (current ? cause !== "online" || !isVisible || !isOnline : !isWanted) return;
    clearTimeout(timer);
    const wait = nextAttempt({ cause, failures, isVisible, isOnline, random: Math.random() });
    if (wait === 0) begin();
    else if (wait !== undefined) timer = setTimeout(look, wait, "pause");
  };
  watchReturn(page, look);
  look(failures ? "failure" : "start");
  return () => {
    isWanted = true;
    look("intent");
  };
}
