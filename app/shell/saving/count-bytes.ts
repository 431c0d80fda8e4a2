/** What is known of something that the page loaded, as the browser's PerformanceResourceTiming has it. */
export interface Loaded {
  /** Bytes over the network, headers included; 0 for what came from the browser's cache. */
  transferSize: number;
  serverTiming?: readonly { name: string }[];
}

/** By this name in `Server-Timing` the browser's own worker marks what it had on the device (app/offline). */
export const CACHED_TIMING = "cached";

/** The bytes of what was loaded over the network. */
export const bytesOf = (loaded: readonly Loaded[]): number =>
  loaded
    .filter(({ serverTiming = [] }) => !serverTiming.some(({ name }) => name === CACHED_TIMING))
    .reduce((sum, { transferSize }) => sum + (transferSize || 0), 0);

/** A size in the page's language: whole kilobytes (1000 bytes), from a megabyte on with one decimal. `tag` is BCP 47. */
export function formatSize(bytes: number, tag: string): string {
  const isLarge = bytes >= 999_500;
  return new Intl.NumberFormat(tag, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    numberingSystem: "latn",
    minimumFractionDigits: isLarge ? 1 : 0,
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? 1_000_000 : 1_000));
}

/** What was counted before in this visit; 0 for what no count could have written. */
export function readCount(text: string | null): number {
  const count = Number(text ?? 0);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
