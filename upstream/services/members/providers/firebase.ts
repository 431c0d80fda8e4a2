import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, UnsecuredJWT } from "jose";
import { ProviderFault } from "./provider.ts";

export interface FirebaseSettings {
  project: string;
  /** Google's keys for Firebase tokens. */
  jwksUrl: string;
  acceptsUnsigned: boolean;
}

/** Maximum milliseconds since the number was verified: an ID token lives an hour, but a sign-in is now. */
const CHECKED_WITHIN = 5 * 60_000;

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/** One per worker: it caches the keys. */
function keysAt(url: string) {
  const known = keySets.get(url) ?? createRemoteJWKSet(new URL(url), { timeoutDuration: 3_500 });
  keySets.set(url, known);
  return known;
}

async function getClaims(idToken: string, settings: FirebaseSettings, now: number): Promise<JWTPayload> {
  const expected = {
    issuer: `https://securetoken.google.com/${settings.project}`,
    audience: settings.project,
    requiredClaims: ["sub", "exp", "auth_time", "phone_number"],
    currentDate: new Date(now),
    clockTolerance: 10,
  };
  try {
    if (settings.acceptsUnsigned) return UnsecuredJWT.decode(idToken, expected).payload;
    return (await jwtVerify(idToken, keysAt(settings.jwksUrl), { ...expected, algorithms: ["RS256"] })).payload;
  } catch (error) {
    throw new ProviderFault(`ID token: ${error instanceof errors.JOSEError ? error.code : "unreadable"}`);
  }
}

/** The phone number (E.164) that Firebase has just verified. Throws ProviderFault. */
export async function phoneAtFirebase(idToken: string, settings: FirebaseSettings, now: number): Promise<string> {
  const { auth_time, phone_number } = await getClaims(idToken, settings, now);
  if (typeof phone_number !== "string") throw new ProviderFault("no phone_number");
  if (typeof auth_time !== "number" || Math.abs(now - auth_time * 1000) > CHECKED_WITHIN)
    throw new ProviderFault("not now");
  return phone_number;
}
