import type { FigureEnv } from "#contract/figures/write-figure";
import type { Sport } from "#contract/tables/sports";
import type { SupplierName } from "#contract/tables/supplier-services";
import type { LetterMessage } from "../services/newsletter/letter-message.ts";
import type { NoticeMessage, PushMessage, ReleaseMessage } from "../services/notices/queue-messages.ts";
import type { SupplierStatus } from "../suppliers/supplier-status.ts";

/** Durable Objects of one class, as seen by their callers. */
interface Objects<Stub> {
  getByName(name: string): Stub;
}

/** Bindings and variables of the reference upstream. */
export interface Env extends FigureEnv {
  DB: D1Database;
  /** The full-text index of news, in a database of its own: one with such tables cannot be exported. */
  SEARCH: D1Database;
  /** One object per sport, named by its code: finds happenings in followed matches. */
  NOTICE_CLOCK: Objects<{ wake(sport: Sport): Promise<void> }>;
  /** One object per member, named by username: rings their open streams. */
  NOTICE_BELL: Objects<{
    fetch(request: Request): Promise<Response>;
    ring(latestId: string): Promise<void>;
    checkSessions(): Promise<void>;
  }>;
  /** One object for all contests: runs their due steps, whether or not somebody reads. */
  CONTEST_CLOCK: Objects<{ wake(): Promise<void> }>;
  /** One object writes stories from matches, whether or not somebody reads. */
  STORY_CLOCK: Objects<{ wake(): Promise<void> }>;
  /** One object per supplier: the only one that asks it. */
  SUPPLIER_CLOCK: Objects<{
    wake(supplier: SupplierName): Promise<void>;
    status(): Promise<SupplierStatus | undefined>;
  }>;
  /** Happenings to be sent to followers. */
  NOTICES: Queue<NoticeMessage | ReleaseMessage>;
  /** Notices to be pushed to browsers and phones. */
  PUSHES: Queue<PushMessage>;
  /** Newsletter mails to be written. */
  LETTERS: Queue<LetterMessage>;
  /** `local`, or `production` in the deploy configuration, where the caller's clock is ignored. */
  ENVIRONMENT: string;
  /** `loose`: answers in the dialect of a supplier that converts XML to JSON, for testing readers. */
  WIRE?: string;
  /** `on`, unless `uncovered` or `off`: which competitions are simulated. */
  SIMULATION?: string;
  /** Suppliers of live matches by name, in the order of trust, separated by commas; without it there are none. */
  SUPPLIERS?: string;
  /**
   * Our competitions that are supplied, by id: `101,71=39` gives the supplier's id of one, `71=api-football:39` where
   * there are several suppliers. The usual ones if unset.
   */
  SUPPLIER_COMPETITIONS?: string;
  /** The key of API-Football and API-Basketball (a secret). */
  API_SPORTS_KEY?: string;
  /** Another address of API-Football, for tests and proxies. */
  API_FOOTBALL_URL?: string;
  /** The same of API-Basketball. */
  API_BASKETBALL_URL?: string;
  /** The key of football-data.org (a secret), and another address of it. */
  FOOTBALL_DATA_KEY?: string;
  FOOTBALL_DATA_URL?: string;
  /** Another address of OpenLigaDB, which takes no key. */
  OPENLIGADB_URL?: string;
  /** `off`: no stories are written from matches. */
  STORIES?: string;
  /** `simulated`: fictional members take part in contests, like the simulated matches. Never with real prizes. */
  CONTEST_ENTRIES?: string;
  /** A bucket for what contests have published and for closed ones; without it both stay in the database. */
  CONTEST_ARCHIVE?: R2Bucket;
  /** A database of its own for contests with picks; without it they are in DB. */
  CONTESTS?: D1Database;
  /** An instant: contests that began before it stay in DB, where they were before CONTESTS was bound. */
  CONTESTS_SINCE?: string;
  /**
   * Databases of their own for favourites, FAVOURITES_1 and so on, each with as large a part of the members; without them
   * favourites are in DB.
   */
  [favourites: `FAVOURITES_${number}`]: D1Database | undefined;
  /** `on`: nobody can change favourites, while they are copied into other databases. */
  FAVOURITES_PAUSED?: string;
  /** An Ed25519 key (JWK, or PKCS#8 in Base64) that signs published contest days; without it they are unsigned. */
  CONTEST_KEY?: string;
  /** Guards importing, publishing and moderating: a token, or `mai:…,tom:…`; without it these are disabled. */
  ADMIN_TOKEN?: string;
  /** Signs links to news drafts, 32 characters or more; without it there are none. */
  PREVIEW_SECRET?: string;

  /** Shared with the edge, 32 characters or more: verifies its signatures, and keys the hashes of codes and tokens. */
  MEMBERS_SECRET?: string;
  /** `specified` (8 to 20 letters and digits) unless `standard`. */
  PASSWORD_POLICY?: string;
  /** `low`: cheap hashes, on a developer's machine only. */
  PASSWORD_COST?: string;
  /** `twilio`, or on a developer's machine `outbox`; without it nothing is sent, and codes are not offered. */
  SMS_PROVIDER?: string;
  SMS_URL?: string;
  SMS_ACCOUNT?: string;
  SMS_SECRET?: string;
  SMS_FROM?: string;
  /** Most SMS an hour: `SMS_BUDGET_ALL`, `SMS_BUDGET_COUNTRY` for each country, `SMS_BUDGET_TH` and so on for one. */
  [budget: `SMS_BUDGET_${string}`]: string | undefined;
  /** `http`, or on a developer's machine `outbox`; without it, or without SITE_URL, there is no newsletter. */
  MAIL_PROVIDER?: string;
  MAIL_URL?: string;
  MAIL_TOKEN?: string;
  /** `Name <address>` */
  MAIL_FROM?: string;
  /** Scheme and host of the site, for links in mails and for passkeys, which belong to its host. */
  SITE_URL?: string;
  LINE_CLIENT_ID?: string;
  LINE_CLIENT_SECRET?: string;
  LINE_API_BASE?: string;
  LINE_ISSUER?: string;
  ZALO_CLIENT_ID?: string;
  ZALO_CLIENT_SECRET?: string;
  ZALO_OAUTH_BASE?: string;
  ZALO_GRAPH_BASE?: string;
  FIREBASE_PROJECT_ID?: string;
  FIREBASE_JWKS_URL?: string;
  /** If set, on a developer's machine only, the emulator's unsigned tokens are accepted. */
  FIREBASE_EMULATOR_URL?: string;
  /** A Realtime Database, on which members' browsers listen for notices; needs the service account below. */
  FIREBASE_DATABASE_URL?: string;
  /** Address of the sevens' camera videos; `{id}` in it is replaced by the camera's. */
  LIVE_VIDEO_URL?: string;

  /** Web Push (RFC 8292): this server's key pair, base64url, and a contact for push services (mailto: or https:). */
  PUSH_PUBLIC_KEY?: string;
  PUSH_PRIVATE_KEY?: string;
  PUSH_SUBJECT?: string;
  /** JSON of a Firebase service account; the apps' device tokens and the database belong to its project. */
  FCM_SERVICE_ACCOUNT?: string;
}

/** On a developer's machine: the clock may be moved, and what is sent to members stays in the outbox. */
export const isLocalEnvironment = ({ ENVIRONMENT }: Pick<Env, "ENVIRONMENT">): boolean => ENVIRONMENT === "local";

/**
 * Scheme and host of the site, without a trailing slash; undefined if it is unset, malformed, or in production not
 * https.
 */
export function siteUrlOf({ ENVIRONMENT, SITE_URL = "" }: Pick<Env, "ENVIRONMENT" | "SITE_URL">): string | undefined {
  if (!URL.canParse(SITE_URL)) return undefined;
  const { origin, protocol } = new URL(SITE_URL);
  return protocol === "https:" || isLocalEnvironment({ ENVIRONMENT }) ? origin : undefined;
}
