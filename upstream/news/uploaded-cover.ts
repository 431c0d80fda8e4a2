import { createHash } from "node:crypto";
import { imageSize } from "image-size";
import type { FileFault } from "./front-matter-fields.ts";
import type { UploadedCover } from "./schema.ts";

const MEDIA_TYPES: Readonly<Record<string, string>> = { jpg: "image/jpeg", png: "image/png", webp: "image/webp" };
/** Bytes; a row of D1 takes two megabytes. */
const LARGEST = 1024 * 1024;
/** Pixels. */
const NARROWEST = 600;
const WIDEST = 4_000;

export interface Upload {
  cover: UploadedCover;
  mediaType: string;
  bytes: Uint8Array;
}

const fault = (reason: string): { faults: FileFault[] } => ({ faults: [{ field: "cover", reason }] });

/** What the bytes are, whatever the file is called. */
function measured(bytes: Uint8Array): { type: string; width: number; height: number } | undefined {
  try {
    const { type = "", width, height } = imageSize(bytes);
    return { type, width, height };
  } catch {
    return undefined;
  }
}

/** Checks a picture by its bytes: a JPEG, PNG or WebP of a sensible size. Its name is made of them. */
export function readCover(bytes: Uint8Array, alt: string): { upload: Upload } | { faults: FileFault[] } {
  if (bytes.length > LARGEST) return fault("larger than 1 MB");
  const size = measured(bytes);
  const mediaType = size && MEDIA_TYPES[size.type];
  if (!size || !mediaType) return fault("neither JPEG nor PNG nor WebP");
  const { width, height, type } = size;
  if (width < NARROWEST || width > WIDEST || height < NARROWEST / 3 || height > WIDEST)
    return fault(`${width} × ${height} pixels: it should be ${NARROWEST} to ${WIDEST} wide`);
  const name = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  return { upload: { cover: { file: `${name}.${type}`, width, height, alt }, mediaType, bytes } };
}
