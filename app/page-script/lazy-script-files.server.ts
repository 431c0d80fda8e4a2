import type { LazyScript } from "./lazy-scripts.ts";

/** The address of each script that is loaded on demand. */
export const LAZY_SCRIPT_FILES: Readonly<Record<LazyScript, string>> = {};
