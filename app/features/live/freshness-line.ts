interface FreshnessLineFacts {
  /** Its space is reserved, so that its text causes no layout shift. */
  line: HTMLElement | null;
  /** The visitor's own clock, in milliseconds. */
  now(): number;
  /** The text that says since when the page has not been updated; `age` in milliseconds. */
  notUpdated(age: number): string;
  /** Clocks start or stop. */
  onChange(isRunning: boolean): void;
}

/** Two updates missed: what the page shows is out of date, in milliseconds. */
const MISSED = 25_000;

/** Instants in milliseconds on the visitor's own clock. */
interface Watch {
  /** The instant that the page shows. */
  freshAt: number;
  /** Since when the page has been visible and polling; undefined while nothing can change. */
  watchingSince: number | undefined;
}

interface Freshness {
  /** Clocks run: the data shown is recent enough to extrapolate from. */
  isRunning: boolean;
  /** Whether the page says since when it was not updated. A page that has just become visible gets time to catch up. */
  isShown: boolean;
}

export function freshnessOf({ freshAt, watchingSince }: Watch, now: number): Freshness {
  if (watchingSince === undefined) return { isRunning: true, isShown: false };
  const isOld = now - freshAt >= MISSED;
  return { isRunning: !isOld, isShown: isOld && now - watchingSince >= MISSED };
}

/** Milliseconds until the result above changes without an update; undefined if it never does. */
export function untilFreshnessChanges(watch: Watch, now: number): number | undefined {
  if (watch.watchingSince === undefined) return undefined;
  const changes = [watch.freshAt + MISSED, watch.watchingSince + MISSED].filter((at) => at > now);
  return changes.length > 0 ? Math.min(...changes) - now : undefined;
}

interface FreshnessLine {
  /** An update arrived that is `age` milliseconds old. */
  updated(age: number): void;
  /** Whether the page is visible and something in it can change. */
  watch(isWatching: boolean): void;
  isRunning(): boolean;
}

/** Shows when a page is no longer up to date, and stops its clocks then. */
export function createFreshnessLine({ line, now, notUpdated, onChange }: FreshnessLineFacts): FreshnessLine {
  const watched: Watch = { freshAt: now(), watchingSince: undefined };
  let shown = { isRunning: true, isShown: false };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    const text = shown.isShown ? notUpdated(now() - watched.freshAt) : "";
    if (line && line.textContent !== text) line.textContent = text;
  };
  const refresh = () => {
    clearTimeout(timer);
    const wait = untilFreshnessChanges(watched, now());
    if (wait !== undefined) timer = setTimeout(refresh, wait);
    const before = shown;
    shown = freshnessOf(watched, now());
    write();
    if (shown.isRunning !== before.isRunning) onChange(shown.isRunning);
  };
  return {
    updated(age) {
      watched.freshAt = Math.max(watched.freshAt, now() - Math.max(0, age));
      refresh();
    },
    watch(isWatching) {
      if (isWatching === (watched.watchingSince !== undefined)) return;
      watched.watchingSince = isWatching ? now() : undefined;
      refresh();
    },
    isRunning: () => shown.isRunning,
  };
}

/** Whether an update of this age, in milliseconds, brings a stale page up to date. */
export const isUpToDate = (age: number): boolean => age < MISSED;

interface StaleNotice {
  /** An update arrived that is `age` milliseconds old. */
  updated(age: number): void;
}

/**
 * Hides the notice that the page was rendered from stale data (features/errors/StaleNotice.tsx) once the page has
 * caught up. It lies over the page, so nothing moves.
 */
export function createStaleNotice(page: Document): StaleNotice {
  return {
    updated(age) {
      if (!isUpToDate(age)) return;
      for (const notice of page.querySelectorAll<HTMLElement>("main [data-stale]")) notice.hidden = true;
    },
  };
}
