import { base64url } from "jose";
import type { Subscription } from "./web-push.ts";

// The receiving side of RFC 8291, implemented from its text: what a browser does with a push.

const CURVE = { name: "ECDH", namedCurve: "P-256" };
const SALT = 16;
const POINT = 65;
/** Salt, record size, key length. */
const HEAD = SALT + 4 + 1;
const LAST_RECORD = 2;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function derive(secret: BufferSource, salt: BufferSource, info: BufferSource, length: number) {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  return crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, length * 8);
}

const joined = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => new Uint8Array(parts.flatMap((part) => [...part]));

export interface ReceiverKeys {
  privateKey: CryptoKey;
  publicKey: Uint8Array<ArrayBuffer>;
  auth: Uint8Array<ArrayBuffer>;
}

/** The text of a push's body. Rejects if it was not encrypted for these keys. */
export async function decryptPush(body: Uint8Array<ArrayBuffer>, { privateKey, publicKey, auth }: ReceiverKeys) {
  const salt = body.slice(0, SALT);
  const sender = body.slice(HEAD, HEAD + POINT);
  const ephemeral = await crypto.subtle.importKey("raw", sender, CURVE, false, []);
  const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: ephemeral }, privateKey, 256);
  const secret = await derive(shared, auth, joined(bytes("WebPush: info\0"), publicKey, sender), 32);
  const key = await derive(secret, salt, joined(bytes("Content-Encoding: aes128gcm\0")), 16);
  const nonce = await derive(secret, salt, joined(bytes("Content-Encoding: nonce\0")), 12);
  const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
  const record = body.slice(HEAD + POINT);
  const plain = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv: nonce }, aes, record));
  const end = plain.lastIndexOf(LAST_RECORD);
  return new TextDecoder().decode(plain.slice(0, end));
}

/** Keys in the form used in RFC 8291. */
export async function receiverOf(publicText: string, privateText: string, authText: string): Promise<ReceiverKeys> {
  const publicKey = new Uint8Array(base64url.decode(publicText));
  const [x, y] = [publicKey.slice(1, 33), publicKey.slice(33)].map((part) => base64url.encode(part));
  const jwk = { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "", d: privateText };
  const privateKey = await crypto.subtle.importKey("jwk", jwk, CURVE, false, ["deriveBits"]);
  return { privateKey, publicKey, auth: new Uint8Array(base64url.decode(authText)) };
}

/** A browser subscribed at an address. */
export async function subscribe(endpoint: string): Promise<{ subscription: Subscription; keys: ReceiverKeys }> {
  const { publicKey, privateKey } = (await crypto.subtle.generateKey(CURVE, true, ["deriveBits"])) as CryptoKeyPair;
  const point = new Uint8Array((await crypto.subtle.exportKey("raw", publicKey)) as ArrayBuffer);
  const auth = crypto.getRandomValues(new Uint8Array(SALT));
  const subscription = { endpoint, p256dh: base64url.encode(point), auth: base64url.encode(auth) };
  return { subscription, keys: { privateKey, publicKey: point, auth } };
}

/** An operator's key pair. */
export async function operatorKeys(): Promise<{ publicKey: string; privateKey: string }> {
  const { publicKey, privateKey } = (await crypto.subtle.generateKey(CURVE, true, ["deriveBits"])) as CryptoKeyPair;
  const point = (await crypto.subtle.exportKey("raw", publicKey)) as ArrayBuffer;
  const { d } = (await crypto.subtle.exportKey("jwk", privateKey)) as JsonWebKey;
  return { publicKey: base64url.encode(new Uint8Array(point)), privateKey: d ?? "" };
}
