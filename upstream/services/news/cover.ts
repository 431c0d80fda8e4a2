import type { UploadedCover } from "../schema/news.ts";

/** The size of a drawn cover in pixels: social networks show it uncropped. */
export const DRAWN_COVER = { width: 1200, height: 630 } as const;

interface CoverWire {
  url: string;
  w: number;
  h: number;
  alt: string;
  sizes: { url: string; w: number; type: string }[];
}

const uploadedCover = ({ file, width, height, alt, sizes = [] }: UploadedCover): CoverWire => ({
  url: `news/${file}`,
  w: width,
  h: height,
  alt,
  sizes: sizes.map((size) => ({ url: `news/${size.file}`, w: size.width, type: size.type })),
});

/** Path below the storage's base address: of the uploaded picture, or of the drawing, which is decorative. */
export const coverOf = (id: number, cover: UploadedCover | null): CoverWire =>
  cover
    ? uploadedCover(cover)
    : { url: `news/${id}.svg`, w: DRAWN_COVER.width, h: DRAWN_COVER.height, alt: "", sizes: [] };
