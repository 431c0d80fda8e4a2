import { freshnessOf, untilFreshnessChanges, type Watch } from "./freshness.ts";

export interface FreshnessLineFacts {
  /** Its place is kept free: words that come and go move nothing. */
  line: HTMLElement | null;
  /** The visitor's own clock, in milliseconds. */
  now(): number;
  /** Since when the page was not updated, in words; `age` in milliseconds. */
  notUpdated(age: number): string;
  /** Minutes go on, or stand. */
  onChange(isRunning: boolean): void;
}

export interface FreshnessLine {
  /** What is shown was true `age` milliseconds ago. */
  heard(age: number): void;
  /** Whether the page is seen and something in it can change. */
  watch(isWatching: boolean): void;
  isRunning(): boolean;
}

/** Says when a page is no longer up to date, and stops minutes that nobody vouches for. */
export function createFreshnessLine({ line, now, notUpdated, onChange }: FreshnessLineFacts): FreshnessLine {
  const watched: Watch = { freshAt: now(), watchingSince: undefined };
  let shown = { isRunning: true, isTold: false };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    const text = shown.isTold ? notUpdated(now() - watched.freshAt) : "";
    if (line && line.textContent !== text) line.textContent = text;
  };
  const look = () => {
    clearTimeout(timer);
    const wait = untilFreshnessChanges(watched, now());
    if (wait !== undefined) timer = setTimeout(look, wait);
    const before = shown;
    shown = freshnessOf(watched, now());
    write();
    if (shown.isRunning !== before.isRunning) onChange(shown.isRunning);
  };
  return {
    heard(age) {
      watched.freshAt = Math.max(watched.freshAt, now() - Math.max(0, age));
      look();
    },
    watch(isWatching) {
      if (isWatching === (watched.watchingSince !== undefined)) return;
      watched.watchingSince = isWatching ? now() : undefined;
      look();
    },
    isRunning: () => shown.isRunning,
  };
}
