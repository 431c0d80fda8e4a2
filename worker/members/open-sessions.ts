import { LruCache } from "#contract/memory/lru-cache";
import type { Env } from "../platform/env.ts";
import { lazy } from "../platform/lazy.ts";
import { settingsOf } from "../settings/settings.ts";
import { sealedSessionIn } from "./host-cookie.ts";
import type { Session } from "./session.ts";

/** Real milliseconds for which an unsealed cookie is cached: a revoked key works no longer than that. */
const KNOWN_FOR = 60_000;
/** Total characters of cookies and their contents. */
const LARGEST = 2_000_000;

/** Unsealed sessions, shared by a page's fast path and the pipeline. */
export interface OpenSessions {
  /** Synchronous: the session of a recently unsealed cookie; undefined if there is none. */
  known(cookies: string): Session | undefined;
  /** Undefined where there is no cookie, or it is forged, expired or sealed with a removed key. */
  open(cookies: string, env: Env): Promise<Session | undefined>;
}

const lazyUnseal = lazy(() => import("./unseal-session.ts"));

/** One per isolate. `now` is real time: a session must end although the site's clock stands still. */
export function createOpenSessions(now: () => number = Date.now): OpenSessions {
  const opened = new LruCache<{ session: Session; until: number }>(LARGEST, (_, sealed) => 2 * sealed.length);

  function knownAs(sealed: string | undefined): Session | undefined {
    const found = sealed === undefined ? undefined : opened.get(sealed);
    return found && now() < found.until ? found.session : undefined;
  }

  return {
    known: (cookies) => knownAs(sealedSessionIn(cookies)),
    async open(cookies, env) {
      const sealed = sealedSessionIn(cookies);
      const known = knownAs(sealed);
      if (known || sealed === undefined) return known;
      const { sessionKeys: keys } = settingsOf(env);
      if (!keys) return undefined;
      const { unsealSession } = await lazyUnseal();
      const session = await unsealSession(sealed, keys, now());
      if (session) opened.put(sealed, { session, until: now() + KNOWN_FOR });
      return session;
    },
  };
}
