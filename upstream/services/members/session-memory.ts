import { LruCache } from "#contract/memory/lru-cache";

/** An open session, without the data of its member, which may change. */
export interface OpenSession {
  id: string;
  username: string;
}

interface Checked extends OpenSession {
  /** Milliseconds of real time. */
  checkedAt: number;
  expiresAt: number;
}

/**
 * Milliseconds for which a checked session is assumed to be open. A session that ends elsewhere ends here so much
 * later.
 */
export const SESSION_KNOWN_FOR = 30_000;
const MOST_SESSIONS = 10_000;

/** Sessions that an isolate has lately found open in the database, by the hash of their token. */
export function sessionMemory() {
  const sessions = new LruCache<Checked>(MOST_SESSIONS);
  return {
    /** `now` in real milliseconds. */
    read(hash: string, now: number): OpenSession | undefined {
      const found = sessions.get(hash);
      if (!found) return undefined;
      const age = now - found.checkedAt;
      if (age >= 0 && age < SESSION_KNOWN_FOR && now < found.expiresAt) return found;
      sessions.delete(hash);
      return undefined;
    },
    note(hash: string, session: Checked): void {
      sessions.put(hash, session);
    },
    /** All sessions of a member, some of which have ended. */
    forget(username: string): void {
      sessions.deleteWhere((session) => session.username === username);
    },
  };
}
