/**
 * Largest size in CSS pixels at which a flag is a bitmap (scripts/vite/flags.mjs): rows show dozens, page headers one
 * or two.
 */
const LARGEST_BITMAP = 24;

/**
 * Address of a round flag for a size in CSS pixels; `code` is ISO 3166-1 alpha-2 in lower case, or `gb-eng` and the
 * like.
 */
export const flagAddress = (code: string, size: number): string =>
  `/flags/${code}.${size <= LARGEST_BITMAP ? "png" : "svg"}`;
