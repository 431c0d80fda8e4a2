import { fromBase64Url, toBase64Url } from "../http/base64url.ts";

/** A proof of work: a number that can only be found by trial. */
interface Puzzle {
  /** Base64url; unique to this puzzle. */
  salt: string;
  /** The value derived from the number, in Base64url. */
  target: string;
  /** The number is less than this. */
  range: number;
  /** Iterations of each derivation. */
  rounds: number;
}

/** Sent by the edge to a page: a puzzle, and a sealed token to return with its number. */
export interface Challenge extends Puzzle {
  token: string;
}

/**
 * 375 attempts of 1,000 iterations on average, 750 at most: docs/decisions/0029 has the times. Unlike leading zeros, a
 * range bounds the wait, and lets a page show its progress.
 */
const DIFFICULTY = { range: 750, rounds: 1_000 } as const;

const SALT_BYTES = 16;
const TARGET_BITS = 128;
const NUMBER_BYTES = 4;

type Derive = (number: number) => Promise<string>;

/**
 * PBKDF2 with SHA-256 (RFC 8018, section 5.2), which browsers derive off the main thread: a page stays responsive
 * without a worker of its own. The number follows the salt.
 */
async function deriver({ salt, rounds }: Pick<Puzzle, "salt" | "rounds">): Promise<Derive> {
  const bytes = fromBase64Url(salt);
  const key = await crypto.subtle.importKey("raw", bytes, "PBKDF2", false, ["deriveBits"]);
  return async function derive(number) {
    const salted = new Uint8Array(bytes.length + NUMBER_BYTES);
    salted.set(bytes);
    new DataView(salted.buffer).setUint32(bytes.length, number);
    const algorithm = { name: "PBKDF2", hash: "SHA-256", salt: salted, iterations: rounds };
    return toBase64Url(new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, TARGET_BITS)));
  };
}

/** A new puzzle and its number. */
export async function createPuzzle({
  range,
  rounds,
}: Pick<Puzzle, "range" | "rounds"> = DIFFICULTY): Promise<{ puzzle: Puzzle; number: number }> {
  const salt = toBase64Url(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const number = random % range;
  const derive = await deriver({ salt, rounds });
  return { puzzle: { salt, rounds, range, target: await derive(number) }, number };
}

/** Finds the number; undefined if there is none in the range. `onProgress` receives the fraction tried, 0 to 1. */
export async function solvePuzzle(
  { salt, target, range, rounds }: Puzzle,
  onProgress: (done: number) => void = () => {},
): Promise<number | undefined> {
  const derive = await deriver({ salt, rounds });
  const step = Math.ceil(range / 20);
  for (let number = 0; number < range; number++) {
    if (number % step === 0) onProgress(number / range);
    if ((await derive(number)) === target) return number;
  }
  return undefined;
}
