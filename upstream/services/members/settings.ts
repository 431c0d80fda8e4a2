import { type PasswordPolicy, passwordPolicyOf } from "#contract/members/password-policy";
import { readWord } from "#contract/tables/word-variables";
import { type Env, isLocalEnvironment } from "../../platform/env.ts";
import { type NewsletterSettings, newsletterSettings } from "../mail/mail-settings.ts";
import { type RelyingParty, toRelyingParty } from "./passkeys/relying-party.ts";
import { LOW_COST, type PasswordCost, USUAL_COST } from "./passwords.ts";
import type { FirebaseSettings } from "./providers/firebase.ts";
import type { LineSettings } from "./providers/line.ts";
import type { ZaloSettings } from "./providers/zalo.ts";
import type { SmsSettings } from "./sms.ts";
import { buildBudget } from "./sms-budget.ts";

/** The operator's settings for members. Features that are not configured are not offered. */
export interface MemberSettings {
  /** Keys all hashes, and verifies the edge's signatures. */
  secret: string;
  policy: PasswordPolicy;
  cost: PasswordCost;
  sms?: SmsSettings;
  newsletter?: NewsletterSettings;
  line?: LineSettings;
  zalo?: ZaloSettings;
  firebase?: FirebaseSettings;
  passkeys?: RelyingParty;
  /** Address of the sevens' camera videos, with `{id}` in it. */
  liveVideoUrl?: string;
  /** Key for browsers' push subscriptions, base64url. */
  pushPublicKey?: string;
  /** JSON of the service account whose tokens let members listen to Firebase's database; only with such a database. */
  databaseAccount?: string;
}

const LEAST_SECRET = 32;

/** Whether the secret is set: nobody can sign in without it. */
export const hasSecret = ({ MEMBERS_SECRET = "" }: Pick<Env, "MEMBERS_SECRET">): boolean =>
  MEMBERS_SECRET.length >= LEAST_SECRET;

function secretOf(env: Env): string {
  if (env.MEMBERS_SECRET && hasSecret(env)) return env.MEMBERS_SECRET;
  throw new Error(`MEMBERS_SECRET is not set, or shorter than ${LEAST_SECRET} characters`);
}

function toSmsSettings(env: Env): SmsSettings | undefined {
  const { SMS_PROVIDER, SMS_URL = "https://api.twilio.com", SMS_ACCOUNT, SMS_SECRET, SMS_FROM } = env;
  const provider = readWord("SMS_PROVIDER", SMS_PROVIDER);
  const budget = buildBudget(env, { isFree: provider === "outbox" });
  // Codes in the outbox are readable by anybody, so it is limited to a developer's machine.
  if (provider === "outbox") return isLocalEnvironment(env) ? { provider, budget } : undefined;
  if (provider !== "twilio" || !SMS_ACCOUNT || !SMS_SECRET || !SMS_FROM) return undefined;
  return { provider, url: SMS_URL, account: SMS_ACCOUNT, secret: SMS_SECRET, from: SMS_FROM, budget };
}

function toLineSettings({
  LINE_CLIENT_ID,
  LINE_CLIENT_SECRET,
  LINE_API_BASE,
  LINE_ISSUER,
}: Env): LineSettings | undefined {
  if (!LINE_CLIENT_ID || !LINE_CLIENT_SECRET) return undefined;
  return {
    clientId: LINE_CLIENT_ID,
    clientSecret: LINE_CLIENT_SECRET,
    apiBase: LINE_API_BASE ?? "https://api.line.me",
    issuer: LINE_ISSUER ?? "https://access.line.me",
  };
}

function toZaloSettings({
  ZALO_CLIENT_ID,
  ZALO_CLIENT_SECRET,
  ZALO_OAUTH_BASE,
  ZALO_GRAPH_BASE,
}: Env): ZaloSettings | undefined {
  if (!ZALO_CLIENT_ID || !ZALO_CLIENT_SECRET) return undefined;
  return {
    appId: ZALO_CLIENT_ID,
    secretKey: ZALO_CLIENT_SECRET,
    oauthBase: ZALO_OAUTH_BASE ?? "https://oauth.zaloapp.com",
    graphBase: ZALO_GRAPH_BASE ?? "https://graph.zalo.me",
  };
}

function toFirebaseSettings({ ENVIRONMENT, FIREBASE_PROJECT_ID, FIREBASE_EMULATOR_URL, FIREBASE_JWKS_URL }: Env) {
  if (!FIREBASE_PROJECT_ID) return undefined;
  return {
    project: FIREBASE_PROJECT_ID,
    jwksUrl:
      FIREBASE_JWKS_URL ?? "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
    // The emulator's tokens are unsigned.
    acceptsUnsigned: isLocalEnvironment({ ENVIRONMENT }) && Boolean(FIREBASE_EMULATOR_URL),
  } satisfies FirebaseSettings;
}

/** Throws if member data cannot be stored safely. */
export function memberSettings(env: Env): MemberSettings {
  const [sms, line, zalo, firebase, passkeys] = [
    toSmsSettings(env),
    toLineSettings(env),
    toZaloSettings(env),
    toFirebaseSettings(env),
    toRelyingParty(env),
  ];
  const newsletter = newsletterSettings(env);
  return {
    secret: secretOf(env),
    policy: passwordPolicyOf(env.PASSWORD_POLICY),
    cost: isLocalEnvironment(env) && env.PASSWORD_COST === "low" ? LOW_COST : USUAL_COST,
    ...(sms && { sms }),
    ...(newsletter && { newsletter }),
    ...(line && { line }),
    ...(zalo && { zalo }),
    ...(firebase && { firebase }),
    ...(passkeys && { passkeys }),
    ...(env.LIVE_VIDEO_URL && { liveVideoUrl: env.LIVE_VIDEO_URL }),
    ...(env.FIREBASE_DATABASE_URL && env.FCM_SERVICE_ACCOUNT && { databaseAccount: env.FCM_SERVICE_ACCOUNT }),
    ...(env.PUSH_PUBLIC_KEY && { pushPublicKey: env.PUSH_PUBLIC_KEY }),
  };
}
