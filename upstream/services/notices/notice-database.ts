import { type Env, isLocalEnvironment } from "../../platform/env.ts";
import { accessTokens, type Fetch, type ServiceAccount, serviceAccount } from "../firebase/service-account.ts";

/** Ids of members' latest notices, by username. */
export type LatestNotices = Readonly<Record<string, string>>;

/** Firebase's Realtime Database, on which browsers listen for a member's latest notice. */
export interface NoticeDatabase {
  /** One request for all of them. Rejects if the database fails or times out. */
  write(latest: LatestNotices): Promise<void>;
}

type DatabaseEnv = Pick<Env, "ENVIRONMENT" | "FCM_SERVICE_ACCOUNT" | "FIREBASE_DATABASE_URL">;

/** Scopes required by the REST API of Firebase's databases. */
const SCOPE = "https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/firebase.database";
/** Time-out of one request, in milliseconds. */
const TIME_LIMIT = 5_000;
const UNAUTHORISED = 401;

/** The update replaces each member's node, which the database's rules let only that member read. */
export const noticePlaces = (latest: LatestNotices): Record<string, { latest: string }> =>
  Object.fromEntries(Object.entries(latest).map(([username, id]) => [username, { latest: id }]));

/** The address without a trailing slash. Throws if it is invalid or would send the token unencrypted. */
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
      // Silent, because the answer would repeat everything.
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

/** An invalid configuration is logged, and nothing is written. */
function databaseFor(env: DatabaseEnv, now: () => number, send: Fetch): NoticeDatabase | undefined {
  const { ENVIRONMENT, FCM_SERVICE_ACCOUNT, FIREBASE_DATABASE_URL } = env;
  if (!FIREBASE_DATABASE_URL || !FCM_SERVICE_ACCOUNT) return undefined;
  try {
    const account = serviceAccount(FCM_SERVICE_ACCOUNT);
    const address = databaseAddress(FIREBASE_DATABASE_URL, isLocalEnvironment({ ENVIRONMENT }));
    return account && noticeDatabase({ account, address, now, send });
  } catch (error) {
    console.error(JSON.stringify({ event: "notice_database_not_written", reason: String(error) }));
    return undefined;
  }
}

/** An environment's database, one per isolate so that its tokens are reused. Undefined if not configured. */
export function noticeDatabases(now: () => number, send: Fetch = (url, init) => fetch(url, init)) {
  const databases = new Map<string, NoticeDatabase | undefined>();
  return (env: DatabaseEnv): NoticeDatabase | undefined => {
    const key = [env.ENVIRONMENT, env.FCM_SERVICE_ACCOUNT, env.FIREBASE_DATABASE_URL].join("\n");
    if (!databases.has(key)) databases.set(key, databaseFor(env, now, send));
    return databases.get(key);
  };
}
