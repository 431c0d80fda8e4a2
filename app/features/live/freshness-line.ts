import { freshnessOf, untilFreshnessChanges, type Watch } from "./freshness.ts";

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
