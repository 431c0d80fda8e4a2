/** CSS pixels up to which a flag is a bitmap (scripts/vite/flags.mjs): rows have dozens, heads of pages one or two. */
const LARGEST_BITMAP = 24;

/** Where a round flag of so many CSS pixels is; the code is ISO 3166-1 alpha-2 in lower case, or of the `gb-eng` form. */
export const flagAddress = (code: string, size: number): string =>
  `/flags/${code}.${size <= LARGEST_BITMAP ? "png" : "svg"}`;
