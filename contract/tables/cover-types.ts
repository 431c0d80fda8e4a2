/** Media types that sizes of a cover come in, the smallest files first: a browser takes the first that it knows. */
export const COVER_TYPES = ["image/avif", "image/webp"] as const;
export type CoverType = (typeof COVER_TYPES)[number];
