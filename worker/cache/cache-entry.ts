/** The bytes of an answer as the upstream sent them. */
export interface CachedAnswer {
  bytes: Uint8Array<ArrayBuffer>;
  /** When the upstream was asked, in milliseconds of the (possibly moved) clock. */
  fetchedAt: number;
  /** Of the content. */
  hash: string;
}

/** The domain value of an answer. */
export interface Opened {
  value: unknown;
}

/** A copy in memory. Reading 200 kB into a value takes longer than everything else, so it waits for who needs it. */
export class CacheEntry implements CachedAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fetchedAt: number;
  readonly hash: string;
  #opened: Opened | undefined;
  #isRead: boolean;

  /** `read` gives undefined for bytes that no longer fit; `opened` when the value is known already. */
  constructor(
    { bytes, fetchedAt, hash }: CachedAnswer,
    private readonly read: (bytes: Uint8Array) => Opened | undefined,
    opened?: Opened,
  ) {
    this.bytes = bytes;
    this.fetchedAt = fetchedAt;
    this.hash = hash;
    this.#opened = opened;
    this.#isRead = opened !== undefined;
  }

  /** The value, shared by requests: nobody may change what is in it. Undefined when the copy no longer fits. */
  open(): Opened | undefined {
    if (!this.#isRead) {
      this.#opened = this.read(this.bytes);
      this.#isRead = true;
    }
    return this.#opened;
  }
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Half a SHA-256: enough for delta contents apart, even those that someone would like to look the same. */
export async function contentHash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes), 0, 16));
}
