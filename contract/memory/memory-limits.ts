/**
 * Maximum bytes of each cache in an isolate of the edge worker. The platform ends an isolate at 128 MB, and 64 is the
 * goal (docs/performance.md): code, translations and small caches take about 22 of these, requests in flight the rest.
 */
export const MEMORY_LIMITS = {
  /**
   * Rendered pages: a busy Saturday takes half a megabyte, most pages a tenth of that. The data centre's cache is
   * behind it.
   */
  pages: 10_000_000,
  /** Upstream answers and their parsed values, as estimated by `weightOf`: half as much again as the actual size. */
  answers: 14_000_000,
  /** Markup of rows and their groups: about three full days of matches in two languages. */
  fragments: 9_000_000,
  /** Markup of headers and footers. */
  memoisedParts: 2_000_000,
  /** Contents of match rows, to number their versions. */
  rowVersions: 4_000_000,
  /** The same for rows of standings and ties of brackets. */
  contentVersions: 2_000_000,
} as const;
