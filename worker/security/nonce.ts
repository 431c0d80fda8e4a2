/** 144 random bits in URL-safe Base64: as many bytes as characters, so nonces can replace each other in place. */
export interface Nonce {
  text: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const LENGTH = 24;
/** Nonces per batch: fetching random bytes and encoding them each crosses into the runtime. */
const NONCES_A_BATCH = 64;
const ALPHABET = new TextEncoder().encode("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");
const decoder = new TextDecoder();

// Consecutive nonces, each used once.
const batch = new Uint8Array(LENGTH * NONCES_A_BATCH);
let batchText = "";
let used = batch.length;

function fillBatch(): void {
  crypto.getRandomValues(batch);
  for (let index = 0; index < batch.length; index += 1) batch[index] = ALPHABET[batch[index]! & 63]!;
  batchText = decoder.decode(batch);
  used = 0;
}

export function freshNonce(): Nonce {
  if (used === batch.length) fillBatch();
  const from = used;
  used += LENGTH;
  return { text: batchText.slice(from, used), bytes: batch.slice(from, used) };
}

/** Offsets of `needle` in `bytes`, in order, not overlapping. */
export function offsetsOf(needle: Uint8Array, bytes: Uint8Array): number[] {
  const offsets: number[] = [];
  const [first] = needle;
  if (first === undefined) return offsets;
  let at = bytes.indexOf(first);
  while (at !== -1) {
    const isFound = startsWithAt(bytes, needle, at);
    if (isFound) offsets.push(at);
    at = bytes.indexOf(first, at + (isFound ? needle.length : 1));
  }
  return offsets;
}

function startsWithAt(bytes: Uint8Array, needle: Uint8Array, at: number): boolean {
  for (let index = 0; index < needle.length; index += 1) if (bytes[at + index] !== needle[index]) return false;
  return true;
}
