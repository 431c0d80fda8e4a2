/** Headers of a response for one visitor: no cache may keep it. */
export const NO_STORE = { "Cache-Control": "private, no-store" } as const;
