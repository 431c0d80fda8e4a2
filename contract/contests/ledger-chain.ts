import { fromBase64Url, toBase64Url } from "../http/base64url.ts";

// Hashes, signs and verifies published days of a ledger: the upstream writes them, and anybody verifies them, with the
// same code.

/** The previous hash of a contest's first day. */
export const NO_HASH = "0".repeat(64);

const ED25519 = { name: "Ed25519" } as const;
const encoder = new TextEncoder();

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 of a UTF-8 text, in hexadecimal. */
export type Sha256 = (text: string) => string | Promise<string>;

const webSha256: Sha256 = async (text) => hex(await crypto.subtle.digest("SHA-256", encoder.encode(text)));

/**
 * The hash after some lines: each line is hashed with the previous hash, so that none can be changed, removed or moved.
 * `sha256`: a faster implementation than the Web's, if there is one.
 */
export async function chainHash(
  previousHash: string,
  lines: readonly string[],
  sha256: Sha256 = webSha256,
): Promise<string> {
  let hash = previousHash;
  for (const line of lines) hash = await sha256(`${hash}\n${line}`);
  return hash;
}

export interface SignedDay {
  contestId: string;
  day: string;
  hash: string;
}

const signedText = ({ contestId, day, hash }: SignedDay): Uint8Array<ArrayBuffer> =>
  encoder.encode(`${contestId}\n${day}\n${hash}`);

/** A private key as configured by an operator: a JWK, or PKCS#8 as PEM or Base64. */
async function readPrivateKey(text: string): Promise<JsonWebKey> {
  const given = text.trim();
  if (given.startsWith("{")) return JSON.parse(given) as JsonWebKey;
  const base64 = given.replace(/-----[A-Z ]+-----/g, "").replace(/\s+/g, "");
  const key = await crypto.subtle.importKey("pkcs8", fromBase64Url(base64), ED25519, true, ["sign"]);
  return (await crypto.subtle.exportKey("jwk", key)) as JsonWebKey;
}

export interface DaySignature {
  /** Both base64url. */
  signature: string;
  publicKey: string;
}

/** Signs a day with the operator's Ed25519 key. Throws if the key is invalid. */
export async function signDay(day: SignedDay, privateKey: string): Promise<DaySignature> {
  const jwk = await readPrivateKey(privateKey);
  if (jwk.x === undefined) throw new Error("the key has no public part");
  const { kty = "OKP", crv = "Ed25519", x, d } = jwk;
  const key = await crypto.subtle.importKey("jwk", { kty, crv, x, ...(d !== undefined && { d }) }, ED25519, false, [
    "sign",
  ]);
  const signature = await crypto.subtle.sign(ED25519, key, signedText(day));
  return { signature: toBase64Url(new Uint8Array(signature)), publicKey: x };
}

type SignatureState = "valid" | "wrong" | "missing";

async function signatureState(
  day: SignedDay & Partial<DaySignature>,
  key: string | undefined,
): Promise<SignatureState> {
  const publicKey = key ?? day.publicKey;
  if (day.signature === undefined || publicKey === undefined) return "missing";
  try {
    const imported = await crypto.subtle.importKey("raw", fromBase64Url(publicKey), ED25519, false, ["verify"]);
    const isValid = await crypto.subtle.verify(ED25519, imported, fromBase64Url(day.signature), signedText(day));
    return isValid ? "valid" : "wrong";
  } catch {
    return "wrong";
  }
}

export interface PublishedDay extends SignedDay, Partial<DaySignature> {
  lines: readonly string[];
  previousHash: string;
}

interface DayCheck {
  contestId: string;
  day: string;
  lines: number;
  /** The lines match the hash. */
  areLinesWhole: boolean;
  /** Links to the contest's previous day; undefined if that day was not given. */
  followsDayBefore?: boolean;
  signature: SignatureState;
  /** The file names the expected key; undefined if none is expected. */
  isOfKey?: boolean;
}

/**
 * Verifies published days of any contests, in the order of each contest's days. `key`: the operator's public key from
 * an independent source (Base64url); a file's own key proves nothing.
 */
export async function checkDays(days: readonly PublishedDay[], key?: string): Promise<DayCheck[]> {
  const inOrder = [...days].sort((a, b) => (`${a.contestId} ${a.day}` < `${b.contestId} ${b.day}` ? -1 : 1));
  return Promise.all(
    inOrder.map(async (one, index): Promise<DayCheck> => {
      const { contestId, day, lines, previousHash, hash } = one;
      const before = inOrder[index - 1];
      const follows = before?.contestId === contestId ? before.hash === previousHash : undefined;
      return {
        contestId,
        day,
        lines: lines.length,
        areLinesWhole: (await chainHash(previousHash, lines)) === hash,
        ...(follows !== undefined && { followsDayBefore: follows }),
        signature: await signatureState(one, key),
        ...(key !== undefined && { isOfKey: one.publicKey === key }),
      };
    }),
  );
}

/** A day without a signature proves nothing: anybody can write one whose lines match its hash. */
export const isFaulty = ({ areLinesWhole, followsDayBefore, signature, isOfKey }: DayCheck): boolean =>
  !areLinesWhole || followsDayBefore === false || signature !== "valid" || isOfKey === false;
