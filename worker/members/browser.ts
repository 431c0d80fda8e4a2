import { toBase64Url } from "#contract/http/base64url";
import { BROWSER_LIFETIME } from "#contract/http/client-header";
import { lazy } from "../platform/lazy.ts";
import type { SessionKeys } from "../settings/session-keys.ts";
import { hostCookie } from "./host-cookie.ts";

const COOKIE = hostCookie("__Host-browser", BROWSER_LIFETIME);

/** Seconds for which a browser that has requested a code may enter it: a provider's account waits as long. */
const REQUESTED_FOR = 600;
/** Most numbers that a browser remembers; the oldest is forgotten. */
const MOST = 4;

/** What a browser has to do with a number: it has signed in with it, or has requested a code for it. */
export type Familiarity = "used" | "asked";

interface Familiar {
  /** Hash of the number, with this browser's id as key. */
  hash: string;
  as: Familiarity;
  /** Seconds. */
  until: number;
}

/** The browser of one request, recognised by a sealed cookie. Pages set none: only forms about a number do. */
export interface Browser {
  /** Random; undefined where cookies cannot be sealed. */
  id(): Promise<string | undefined>;
  /** `number` is any text that stands for it. */
  isFamiliar(number: string, as: readonly Familiarity[]): Promise<boolean>;
  store(number: string, as: Familiarity): Promise<void>;
  /** The value of Set-Cookie, if the browser is to remember something new. */
  readonly cookie: string | undefined;
}

interface BrowserOptions {
  cookieHeader: string;
  /** May be absent locally only. */
  keys: SessionKeys | undefined;
  /** Real milliseconds. */
  now?(): number;
}

interface Contents {
  id: string;
  familiar: Familiar[];
}

const lazySealed = lazy(() => import("../platform/sealed.ts"));
const encoder = new TextEncoder();

async function toHash(number: string, id: string): Promise<string> {
  const key = await crypto.subtle.importKey("raw", encoder.encode(id), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const hash = await crypto.subtle.sign("HMAC", key, encoder.encode(number));
  return toBase64Url(new Uint8Array(hash).slice(0, 12));
}

/** Only what we have sealed ourselves arrives here. */
const contentsOf = (claims: Record<string, unknown> | undefined): Contents | undefined =>
  typeof claims?.id === "string" && Array.isArray(claims.familiar)
    ? { id: claims.id, familiar: claims.familiar as Familiar[] }
    : undefined;

const newId = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(16)));

export function openBrowser({ cookieHeader, keys, now = Date.now }: BrowserOptions): Browser {
  let cookie: string | undefined;
  let opened: Promise<Contents> | undefined;

  async function open(): Promise<Contents> {
    const sealed = COOKIE.read(cookieHeader);
    if (sealed === undefined || !keys) return { id: newId(), familiar: [] };
    const { unseal } = await lazySealed();
    const found = contentsOf(await unseal(sealed, { keys, purpose: "browser", now: now() }));
    return found ?? { id: newId(), familiar: [] };
  }

  const contents = (): Promise<Contents> => {
    opened ??= open();
    return opened;
  };
  const valid = ({ until }: Familiar): boolean => until * 1000 > now();

  return {
    id: async () => (keys ? (await contents()).id : undefined),
    async isFamiliar(number, as) {
      if (!keys || COOKIE.read(cookieHeader) === undefined) return false;
      const { id, familiar } = await contents();
      const hash = await toHash(number, id);
      return familiar.some((one) => one.hash === hash && as.includes(one.as) && valid(one));
    },
    async store(number, as) {
      if (!keys) return;
      const { id, familiar } = await contents();
      const hash = await toHash(number, id);
      const until = Math.floor(now() / 1000) + (as === "used" ? BROWSER_LIFETIME : REQUESTED_FOR);
      const others = familiar.filter((one) => valid(one) && !(one.hash === hash && one.as === as));
      const kept = [{ hash, as, until }, ...others].slice(0, MOST);
      opened = Promise.resolve({ id, familiar: kept });
      const { seal } = await lazySealed();
      const claims = { id, familiar: kept };
      cookie = COOKIE.write(await seal(claims, { keys, purpose: "browser", now: now(), lifetime: BROWSER_LIFETIME }));
    },
    get cookie() {
      return cookie;
    },
  };
}
