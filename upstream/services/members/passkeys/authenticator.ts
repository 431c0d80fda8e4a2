import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { SITE_NAME } from "#contract/tables/site";
import { refuse } from "../refuse.ts";
import type { UserRow } from "../sessions.ts";
import type { RelyingParty } from "./relying-party.ts";
import type { PasskeyRow } from "./store.ts";

// Every call of the library, which is loaded with the first passkey.

const load = () => import("@simplewebauthn/server");

/** ES256, RS256, Ed25519: what phones, computers and security keys have (COSE). */
const ALGORITHMS = [-7, -257, -8];
/** Milliseconds for which the browser's dialogue stays open. */
const TIMEOUT = 4 * 60_000;

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const toBytes = (base64Url: string) => new Uint8Array(Buffer.from(base64Url, "base64url"));

/**
 * For a new passkey: discoverable, so that it needs no number, and with user verification (fingerprint, face or PIN),
 * so that it stands for possession and for whoever holds it.
 */
export async function optionsToAdd(
  { id: rpID }: RelyingParty,
  { username, nickname }: UserRow,
  known: readonly PasskeyRow[],
) {
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID,
    userID: bytesOf(username),
    userName: nickname,
    userDisplayName: nickname,
    timeout: TIMEOUT,
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** To log in: whichever passkey of the site the visitor chooses. */
export async function optionsToLogIn({ id: rpID }: RelyingParty) {
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({ rpID, timeout: TIMEOUT, userVerification: "required" });
}

interface Answer {
  party: RelyingParty;
  challenge: string;
  /** JSON, as the browser sent it. */
  credential: string;
}

/** The library throws at anything that it cannot read or does not accept. */
async function orRefuse<Value>(verify: () => Promise<Value | undefined>): Promise<Value> {
  try {
    const value = await verify();
    if (value !== undefined) return value;
  } catch (error) {
    console.error(JSON.stringify({ event: "passkey_refused", reason: error instanceof Error ? error.message : "" }));
  }
  throw refuse("passkeyRefused");
}

/** The new passkey, or a refusal. */
export const checkAdded = ({ party, challenge, credential }: Answer) =>
  orRefuse(async () => {
    const { verifyRegistrationResponse } = await load();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: JSON.parse(credential) as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: transports.filter((one) => /^[a-z-]{1,20}$/.test(one)).slice(0, 8),
    };
  });

/**
 * The authenticator's name for the passkey of an answer that nothing has checked yet; refuses what is not an answer.
 */
export const credentialIdOf = (credential: string): Promise<string> =>
  orRefuse(async () => {
    const { id } = JSON.parse(credential) as { id?: unknown };
    return typeof id === "string" ? id : undefined;
  });

/**
 * The counter of a right answer, or a refusal: also if it is not above the last one, as a copied authenticator's is.
 */
export const checkLogIn = ({ party, challenge, credential }: Answer, passkey: PasskeyRow): Promise<number> =>
  orRefuse(async () => {
    const { verifyAuthenticationResponse } = await load();
    const response = JSON.parse(credential) as AuthenticationResponseJSON;
    const { userHandle } = response.response;
    if (userHandle && Buffer.from(userHandle, "base64url").toString() !== passkey.username) return undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: toBytes(passkey.publicKey),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  });
