import { imageSize } from "image-size";

/** Bytes; a D1 row is limited to two megabytes. */
export const LARGEST_PICTURE = 1024 * 1024;

export interface Measures {
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
