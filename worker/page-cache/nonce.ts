/** 144 random bits in URL-safe Base64: as many bytes as characters, so that one nonce fits in another's place. */
export interface Nonce {
  text: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const LENGTH = 24;
/** Random bytes are fetched for so many nonces at once: each fetch crosses into the runtime. */
const NONCES_A_FETCH = 64;
const ALPHABET = new TextEncoder().encode("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");
const decoder = new TextDecoder();

const random = new Uint8Array(LENGTH * NONCES_A_FETCH);
let used = random.length;

/** Each byte of `random` is part of one nonce. */
function randomBytes(): Uint8Array<ArrayBuffer> {
  if (used === random.length) {
    crypto.getRandomValues(random);
    used = 0;
  }
  used += LENGTH;
  return random.slice(used - LENGTH, used);
}

export function freshNonce(): Nonce {
  const bytes = randomBytes();
  for (let index = 0; index < LENGTH; index += 1) bytes[index] = ALPHABET[bytes[index]! & 63]!;
  return { text: decoder.decode(bytes), bytes };
}

/** Where `needle` stands in `bytes`, in order, not overlapping. */
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
