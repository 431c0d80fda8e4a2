import { type ServiceAccount, signAs } from "./service-account.ts";

/** The audience of such tokens: Firebase Authentication (`signInWithCustomToken`). */
const AUDIENCE = "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";
/**
 * Seconds; at most an hour is allowed. The token is used at once, and Firebase's SDK renews what it is exchanged for.
 */
const LIFE = 300;

interface CustomTokenFacts {
  account: ServiceAccount;
  /** At most 128 characters. */
  username: string;
  /** Real milliseconds. */
  now: number;
}

/** A token with which a browser signs in to Firebase as a member. Rejects if the account's key is invalid. */
export const customToken = ({ account, username, now }: CustomTokenFacts): Promise<string> =>
  signAs(account, { claims: { sub: account.email, uid: username }, audience: AUDIENCE, now, life: LIFE });
