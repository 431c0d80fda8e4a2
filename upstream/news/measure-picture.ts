import { imageSize } from "image-size";

/** Bytes; a row of D1 takes two megabytes. */
export const LARGEST_PICTURE = 1024 * 1024;

export interface Measures {
  /** As names of files end. */
  type: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** What the bytes are, whatever the file is called. */
export function measurePicture(bytes: Uint8Array): Measures | undefined {
  try {
    const { type = "", width, height } = imageSize(bytes);
    return { type, width, height };
  } catch {
    return undefined;
  }
}
