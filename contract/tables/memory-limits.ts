/**
 * Bytes that each cache of an isolate of the edge worker holds at most. The platform ends an isolate at 128 MB, and 64 is
 * the goal (docs/performance.md): code, translations and small caches take about 22 of them, the requests under way the
 * rest.
 */
export const MEMORY_LIMITS = {
  /** Rendered pages: a full Saturday takes half a megabyte, most pages a tenth of it. Behind it is the data centre's cache. */
  pages: 10_000_000,
  /** Answers of the upstream and what was read from them, as `weightOf` estimates it: a half more than it turns out to be. */
  answers: 14_000_000,
  /** Markup of rows and of the groups that they are in: some three full days of matches in two languages. */
  fragments: 9_000_000,
  /** Markup of headers and footers. */
  memoisedParts: 2_000_000,
  /** What rows of matches are made of, to number their versions. */
  rowVersions: 4_000_000,
  /** The same for rows of standings and ties of brackets. */
  contentVersions: 2_000_000,
} as const;
