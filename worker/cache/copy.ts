/** The bytes of an answer as the upstream sent them. */
export interface Copy {
  bytes: Uint8Array<ArrayBuffer>;
  /** When the upstream was asked, in milliseconds of the (possibly moved) clock. */
  fetchedAt: number;
  /** Of the content. */
  hash: string;
}

/** A copy that fits its schema. Shared by requests: nobody may change what is in it. */
export interface CheckedCopy extends Copy {
  value: unknown;
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Half a SHA-256: enough for telling contents apart, even those that someone would like to look the same. */
export async function contentHash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes), 0, 16));
}
