import { createHash } from "node:crypto";
import type { UploadedCover } from "../schema/news.ts";
import { LARGEST_PICTURE, measurePicture, readCoverSizes } from "./cover-sizes.ts";
import type { FileFault } from "./front-matter-fields.ts";

const MEDIA_TYPES: Readonly<Record<string, string>> = { jpg: "image/jpeg", png: "image/png", webp: "image/webp" };
/** Pixels. */
const NARROWEST = 600;
const WIDEST = 4_000;
const WIDEST_FALLBACK = 1_600;

/** A picture as sent by a command. */
export interface SentCover {
  /** The editor's original. */
  bytes: Uint8Array;
  /** Replaces it in browsers without support for its sizes, if the command made any. */
  fallback?: Uint8Array;
  /** In other widths and formats. */
  sizes?: readonly Uint8Array[];
}

/** A row of `news_pictures`. */
export interface StoredPicture {
  file: string;
  mediaType: string;
  bytes: Uint8Array;
}

export interface Upload {
  cover: UploadedCover;
  pictures: StoredPicture[];
}

const fault = (reason: string): { faults: FileFault[] } => ({ faults: [{ field: "cover", reason }] });

/** A picture that any browser shows, or why it is refused. */
function readPicture(bytes: Uint8Array) {
  if (bytes.length > LARGEST_PICTURE) return fault("larger than 1 MB");
  const size = measurePicture(bytes);
  const mediaType = size && MEDIA_TYPES[size.type];
  return size && mediaType ? { ...size, mediaType, bytes } : fault("neither JPEG nor PNG nor WebP");
}

/**
 * Checks a picture by its bytes: a JPEG, PNG or WebP of a sensible size. All names derive from the original's bytes, so
 * that the same file has the same names, however a release of the command resizes it.
 */
export function readCover(sent: SentCover, alt: string): { upload: Upload } | { faults: FileFault[] } {
  const original = readPicture(sent.bytes);
  if ("faults" in original) return original;
  const { width, height } = original;
  if (width < NARROWEST || width > WIDEST || height < NARROWEST / 3 || height > WIDEST)
    return fault(`${width} × ${height} pixels: it should be ${NARROWEST} to ${WIDEST} wide`);
  const shown = sent.fallback ? readPicture(sent.fallback) : original;
  if ("faults" in shown) return shown;
  if (sent.fallback && shown.width > WIDEST_FALLBACK) return fault(`its fallback is ${shown.width} pixels wide`);
  const name = createHash("sha256").update(sent.bytes).digest("hex").slice(0, 32);
  const read = readCoverSizes(sent.sizes ?? [], { name, ...shown });
  if ("reason" in read) return fault(read.reason);
  const { sizes, pictures } = read;
  const file = `${name}.${shown.type}`;
  return {
    upload: {
      cover: { file, width: shown.width, height: shown.height, alt, ...(sizes.length > 0 && { sizes }) },
      pictures: [{ file, mediaType: shown.mediaType, bytes: shown.bytes }, ...pictures],
    },
  };
}
