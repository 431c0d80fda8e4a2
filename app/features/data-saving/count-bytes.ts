/** Id of the element that shows the bytes used in this visit. */
export const METER_ID = "meter";

/** What is known about a loaded resource, as in PerformanceResourceTiming. */
export interface Loaded {
  /** Bytes over the network, headers included; 0 if it came from the browser's cache. */
  transferSize: number;
  serverTiming?: readonly { name: string }[];
}

/** `Server-Timing` name with which the service worker marks cached responses (app/features/offline). */
export const CACHED_TIMING = "cached";

export const bytesOf = (loaded: readonly Loaded[]): number =>
  loaded
    .filter(({ serverTiming = [] }) => !serverTiming.some(({ name }) => name === CACHED_TIMING))
    .reduce((sum, { transferSize }) => sum + (transferSize || 0), 0);

/**
 * A size in the page's language: whole kilobytes (1000 bytes), from a megabyte on with one decimal. `tag` is BCP 47.
 */
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

/** The visit's earlier count; 0 if the stored text is not a valid count. */
export function readCount(text: string | null): number {
  const count = Number(text ?? 0);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
