import { fromBase64Url } from "#contract/http/base64url";
import { listedIn } from "#contract/text/listed-in";

/** Keys that seal cookies: the first one seals, all unseal, so that a new key can be prepended. */
export interface SessionKeys {
  current: SessionKey;
  find(id: string): SessionKey | undefined;
}

interface SessionKey {
  id: string;
  /** 32 bytes: A256GCM. */
  bytes: Uint8Array<ArrayBuffer>;
}

const KEY = /^([\w-]{1,16}):([\w-]{43})=?$/;

/**
 * SESSION_KEYS as configured: `id:key` pairs with 32 random bytes in Base64url, comma-separated. `reason` says why it
 * cannot be used, without repeating any of it.
 */
export function readSessionKeys(text: string | undefined): SessionKeys | { reason: string } {
  const given = listedIn(text);
  if (given.length === 0) return { reason: "SESSION_KEYS is not set" };
  const keys: SessionKey[] = [];
  for (const [index, one] of given.entries()) {
    const [, id, key] = KEY.exec(one) ?? [];
    if (!id || !key) return { reason: `key ${index + 1} of SESSION_KEYS is not id:key with 32 bytes in Base64url` };
    if (keys.some((known) => known.id === id)) return { reason: `SESSION_KEYS has the id ${id} twice` };
    keys.push({ id, bytes: fromBase64Url(key) });
  }
  const [current] = keys;
  return current ? { current, find: (id) => keys.find((key) => key.id === id) } : { reason: "SESSION_KEYS is empty" };
}
