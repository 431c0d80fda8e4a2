import type { Sport } from "#contract/tables/sports";
import type { LetterMessage } from "../newsletter/letter-message.ts";
import type { NoticeMessage, PushMessage, ReleaseMessage } from "../notices/queue-messages.ts";

/** Durable Objects of one class, as their callers see them. */
interface Objects<Stub> {
  getByName(name: string): Stub;
}

/** Bindings and variables of the reference upstream. */
export interface Env {
  DB: D1Database;
  /** The full-text index of news, in a database of its own: one with such tables cannot be exported. */
  SEARCH: D1Database;
  /** One object a sport, by its code: finds what happens in followed matches. */
  NOTICE_CLOCK: Objects<{ wake(sport: Sport): Promise<void> }>;
  /** One object a member, by their username: rings on their open streams. */
  NOTICE_BELL: Objects<{
    fetch(request: Request): Promise<Response>;
    ring(latestId: string): Promise<void>;
    checkSessions(): Promise<void>;
  }>;
  /** One for all contests: takes what is due in them, whether somebody reads or not. */
  CONTEST_CLOCK: Objects<{ wake(): Promise<void> }>;
  /** What happened, on its way to those who follow it. */
  NOTICES: Queue<NoticeMessage | ReleaseMessage>;
  /** Notices on their way to browsers and phones. */
  PUSHES: Queue<PushMessage>;
  /** Mails of the newsletter that are to be written. */
  LETTERS: Queue<LetterMessage>;
  /** `local`, or `production` in the deploy configuration: then the caller's clock is not believed. */
  ENVIRONMENT: string;
  /** `loose`: answers in the dialect of a supplier that makes JSON of XML, to try a reader with. */
  WIRE?: string;
  /** `off`: no stories are written from matches. */
  STORIES?: string;
  /** `simulated`: made-up members take part in contests, as its matches are made up. Never where there are real prizes. */
  CONTEST_ENTRIES?: string;
  /** An Ed25519 key (JWK, or PKCS#8 in Base64) that signs published days of contests; without it they are not signed. */
  CONTEST_KEY?: string;
  /** Guards importing, publishing and moderating; without it there is none. */
  ADMIN_TOKEN?: string;
  /** Signs links to drafts of news, 32 characters or more; without it there are none. */
  PREVIEW_SECRET?: string;

  /** Shared with the edge, 32 characters or more: checks what it signs, and keys the hashes of codes and tokens. */
  MEMBERS_SECRET?: string;
  /** `specified` (8 to 20 letters and digits) unless `standard`. */
  PASSWORD_POLICY?: string;
  /** `low`: cheap hashes, on a developer's machine only. */
  PASSWORD_COST?: string;
  /** `twilio`, or on a developer's machine `outbox`; without it nothing is sent, and no code is offered. */
  SMS_PROVIDER?: string;
  SMS_URL?: string;
  SMS_ACCOUNT?: string;
  SMS_SECRET?: string;
  SMS_FROM?: string;
  /** `http`, or on a developer's machine `outbox`; without it, or without SITE_URL, there is no newsletter. */
  MAIL_PROVIDER?: string;
  MAIL_URL?: string;
  MAIL_TOKEN?: string;
  /** `Name <address>` */
  MAIL_FROM?: string;
  /** Scheme and host of the site, where the links of mails lead. */
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
  /** Where it is set, on a developer's machine only, the emulator's unsigned tokens are taken. */
  FIREBASE_EMULATOR_URL?: string;
  /** A Realtime Database, where members' browsers listen for notices; needs the service account below. */
  FIREBASE_DATABASE_URL?: string;
  /** Where the films of the sevens' cameras are; `{id}` in it becomes the camera's. */
  LIVE_VIDEO_URL?: string;

  /** Web Push (RFC 8292): this server's key pair, base64url, and whom a push service may write to (mailto: or https:). */
  PUSH_PUBLIC_KEY?: string;
  PUSH_PRIVATE_KEY?: string;
  PUSH_SUBJECT?: string;
  /** The JSON file of a Firebase service account, whose project the apps' device tokens and the database belong to. */
  FCM_SERVICE_ACCOUNT?: string;
}
