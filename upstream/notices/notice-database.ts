import { accessTokens, type Fetch, type ServiceAccount, serviceAccount } from "../firebase/service-account.ts";
import type { Env } from "../http/env.ts";

/** Ids of members' latest notices, by their usernames. */
export type LatestNotices = Readonly<Record<string, string>>;

/** Firebase's Realtime Database, where browsers listen for a member's latest notice. */
export interface NoticeDatabase {
  /** One request for all of them. Rejects where the database does not take them within its time. */
  write(latest: LatestNotices): Promise<void>;
}

type DatabaseEnv = Pick<Env, "ENVIRONMENT" | "FCM_SERVICE_ACCOUNT" | "FIREBASE_DATABASE_URL">;

/** As Firebase wants it for the REST API of its databases. */
const SCOPE = "https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/firebase.database";
/** Milliseconds for one request. */
const TIME_LIMIT = 5_000;
const UNAUTHORISED = 401;

/** What changes: each member's place as a whole, which the database's rules let nobody but them read. */
export const noticePlaces = (latest: LatestNotices): Record<string, { latest: string }> =>
  Object.fromEntries(Object.entries(latest).map(([username, id]) => [username, { latest: id }]));

/** The address without a slash at its end. Throws where it is none, or one that would take the token unencrypted. */
export function databaseAddress(address: string, isLocal: boolean): string {
  const { protocol } = new URL(address);
  if (protocol !== "https:" && !(isLocal && protocol === "http:"))
    throw new Error("FIREBASE_DATABASE_URL is not https");
  return address.replace(/\/+$/, "");
}

interface DatabaseFacts {
  account: ServiceAccount;
  address: string;
  /** Real milliseconds. */
  now(): number;
  send: Fetch;
}

export function noticeDatabase({ account, address, now, send }: DatabaseFacts): NoticeDatabase {
  const tokens = accessTokens({ account, scope: SCOPE, send });
  return {
    async write(latest) {
      const headers = { Authorization: `Bearer ${await tokens.read(now())}`, "Content-Type": "application/json" };
      const body = JSON.stringify(noticePlaces(latest));
      const signal = AbortSignal.timeout(TIME_LIMIT);
      // Silent: the answer would repeat everything.
      const answer = await send(`${address}/notifications.json?print=silent`, {
        method: "PATCH",
        headers,
        body,
        redirect: "manual",
        signal,
      });
      await answer.body?.cancel();
      if (answer.status === UNAUTHORISED) tokens.forget();
      if (!answer.ok) throw new Error(`status ${answer.status}`);
    },
  };
}

/** What cannot be read is not written to; the log says so. */
function databaseFor(env: DatabaseEnv, now: () => number, send: Fetch): NoticeDatabase | undefined {
  const { ENVIRONMENT, FCM_SERVICE_ACCOUNT, FIREBASE_DATABASE_URL } = env;
  if (!FIREBASE_DATABASE_URL || !FCM_SERVICE_ACCOUNT) return undefined;
  try {
    const account = serviceAccount(FCM_SERVICE_ACCOUNT);
    const address = databaseAddress(FIREBASE_DATABASE_URL, ENVIRONMENT === "local");
    return account && noticeDatabase({ account, address, now, send });
  } catch (error) {
    console.error(JSON.stringify({ event: "notice_database_not_written", reason: String(error) }));
    return undefined;
  }
}

/** The database of an environment: one for as long as this isolate lives, for the sake of its tokens. Undefined where none is configured. */
export function noticeDatabases(now: () => number, send: Fetch = (url, init) => fetch(url, init)) {
  const databases = new Map<string, NoticeDatabase | undefined>();
  return (env: DatabaseEnv): NoticeDatabase | undefined => {
    const key = [env.ENVIRONMENT, env.FCM_SERVICE_ACCOUNT, env.FIREBASE_DATABASE_URL].join("\n");
    if (!databases.has(key)) databases.set(key, databaseFor(env, now, send));
    return databases.get(key);
  };
}
