import { imageSize } from "image-size";
import type { CoverType, UploadedCover } from "../schema/news.ts";
import type { StoredPicture } from "./uploaded-cover.ts";

/** Bytes; a D1 row is limited to two megabytes. */
export const LARGEST_PICTURE = 1024 * 1024;

interface Measures {
  /** As a file extension. */
  type: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Type and size from the bytes, whatever the file is called. */
export function measurePicture(bytes: Uint8Array): Measures | undefined {
  try {
    const { type = "", width, height } = imageSize(bytes);
    return { type, width, height };
  } catch {
    return undefined;
  }
}

type Sizes = NonNullable<UploadedCover["sizes"]>;

const TYPES: readonly CoverType[] = ["image/avif", "image/webp"];
/** Three widths in each format. */
const MOST_SIZES = 3 * TYPES.length;

/** The picture that they are sizes of, and its file name. */
interface Shown extends Pick<Measures, "width" | "height"> {
  name: string;
}

/** Whole pixels are never exactly in proportion. */
const isInProportion = (size: Measures, { width, height }: Shown): boolean =>
  Math.abs(size.height - (size.width * height) / width) <= 1;

function readSize(bytes: Uint8Array, shown: Shown) {
  if (bytes.length > LARGEST_PICTURE) return { reason: "a size of it is larger than 1 MB" };
  const size = measurePicture(bytes);
  const type = TYPES.find((one) => one === `image/${size?.type}`);
  if (!size || !type) return { reason: "a size of it is neither AVIF nor WebP" };
  if (size.width > shown.width || !isInProportion(size, shown))
    return { reason: `a size of ${size.width} × ${size.height} pixels is not of this picture` };
  return { file: `${shown.name}-${size.width}.${size.type}`, width: size.width, type, bytes };
}

/** Checks the sizes of a cover by their bytes, and that no two are the same. */
export function readCoverSizes(
  sent: readonly Uint8Array[],
  shown: Shown,
): { sizes: Sizes; pictures: StoredPicture[] } | { reason: string } {
  if (sent.length > MOST_SIZES) return { reason: `more than ${MOST_SIZES} sizes of it` };
  const sizes: Sizes = [];
  const pictures: StoredPicture[] = [];
  for (const bytes of sent) {
    const size = readSize(bytes, shown);
    if (size.reason !== undefined) return { reason: size.reason };
    const { file, width, type } = size;
    if (sizes.some((one) => one.file === file)) return { reason: `${width} pixels wide twice` };
    sizes.push({ file, width, type });
    pictures.push({ file, mediaType: type, bytes });
  }
  return { sizes, pictures };
}
