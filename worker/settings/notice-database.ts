import { readWord } from "#contract/tables/word-variables";
import type { FirebaseProject, NoticeDatabase } from "../pages/context.ts";
import { type Env, isLocalEnvironment } from "../platform/env.ts";
import { log } from "../platform/log.ts";

type DatabaseEnv = Pick<Env, "ENVIRONMENT" | "REALTIME_PROVIDER" | "FIREBASE_DATABASE_URL">;

/** The address without a trailing slash; undefined unless it is a database that browsers may listen to. */
function databaseAddress({ FIREBASE_DATABASE_URL = "", ...env }: DatabaseEnv): string | undefined {
  if (!URL.canParse(FIREBASE_DATABASE_URL)) return undefined;
  const { protocol, origin, pathname } = new URL(FIREBASE_DATABASE_URL);
  const isFit = protocol === "https:" || (protocol === "http:" && isLocalEnvironment(env));
  return isFit && pathname === "/" ? origin : undefined;
}

/**
 * The database that members' browsers listen to (docs/decisions/0035). It needs a project with a key; if something is
 * missing there is none, which is logged.
 */
export function noticeDatabase(env: DatabaseEnv, project: FirebaseProject | undefined): NoticeDatabase | undefined {
  if (readWord("REALTIME_PROVIDER", env.REALTIME_PROVIDER) !== "firebase-rtdb") return undefined;
  const url = databaseAddress(env);
  if (!project || !url) {
    const missing = project ? "an address of a database" : "a key and a project of Firebase";
    log("configuration_failed", { name: "REALTIME_PROVIDER", reason: `firebase-rtdb without ${missing}: none taken` });
    return undefined;
  }
  const { authDomain: _, ...known } = project;
  return { ...known, url };
}

/** Signs in with our custom token, and renews the resulting tokens. */
const AUTH_API = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];
/** Google's databases redirect a browser to other hosts besides their own. */
const AT_GOOGLE = /\.(firebaseio\.com|[a-z\d-]+\.firebasedatabase\.app)$/;

/** What a member's page may connect to for notices by Firebase. */
export function noticeSources({ url, emulatorUrl }: Pick<NoticeDatabase, "url" | "emulatorUrl">): string[] {
  const { protocol, host } = new URL(url);
  const domain = AT_GOOGLE.exec(host)?.[1];
  const place = `//${domain ? `*.${domain}` : host}`;
  const auth = emulatorUrl ? [new URL(emulatorUrl).origin] : AUTH_API;
  return [...new Set([...auth, protocol + place, protocol.replace("http", "ws") + place])];
}
