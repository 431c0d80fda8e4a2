import type { UploadedCover } from "./schema.ts";

/** The size of a drawn cover, in pixels: what cards of social networks show whole. */
export const DRAWN_COVER = { width: 1200, height: 630 } as const;

export interface CoverWire {
  url: string;
  w: number;
  h: number;
  alt: string;
}

/** Below the storage's base address: the uploaded picture, or the drawing, which only decorates. */
export const coverOf = (id: number, cover: UploadedCover | null): CoverWire =>
  cover
    ? { url: `news/${cover.file}`, w: cover.width, h: cover.height, alt: cover.alt }
    : { url: `news/${id}.svg`, w: DRAWN_COVER.width, h: DRAWN_COVER.height, alt: "" };
