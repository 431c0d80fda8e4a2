/** Bytes of the largest form that either worker reads: of a page, of `/api`, of a letter's one-click address. */
export const LARGEST_FORM = 64 * 1024;
