/** The bytes of an answer as the upstream sent them. */
export interface CachedAnswer {
  bytes: Uint8Array<ArrayBuffer>;
  /** When the request to the upstream started, in milliseconds of the (possibly moved) clock. */
  fetchedAt: number;
  /** Content hash. */
  hash: string;
}

/** The parsed domain value of an answer. */
export interface Opened {
  value: unknown;
}

/** A memory entry. Parsing 200 kB is the slowest step, so it is deferred until a value is needed. */
export class CacheEntry implements CachedAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fetchedAt: number;
  readonly hash: string;
  #opened: Opened | undefined;
  #isRead: boolean;

  /**
   * `read` returns undefined for bytes that no longer match the schema; pass `opened` when the value is known already.
   */
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

  /** The value, shared by requests: it must not be mutated. Undefined when the entry no longer matches the schema. */
  open(): Opened | undefined {
    if (!this.#isRead) {
      this.#opened = this.read(this.bytes);
      this.#isRead = true;
    }
    return this.#opened;
  }
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Half a SHA-256: long enough to tell different contents apart, even if someone crafts them to collide. */
export async function contentHash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes), 0, 16));
}
