/** Bindings and variables of the reference upstream. */
export interface Env {
  DB: D1Database;
  /** `local`, or `production` in the deploy configuration: then the caller's clock is not believed. */
  ENVIRONMENT: string;
  /** `loose`: answers in the dialect of a supplier that makes JSON of XML, to try a reader with. */
  WIRE?: string;
  /** Guards the import; without it there is no import. */
  ADMIN_TOKEN?: string;

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
  /** Where the films of the sevens' cameras are; `{id}` in it becomes the camera's. */
  LIVE_VIDEO_URL?: string;
}
