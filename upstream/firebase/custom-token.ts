import { type ServiceAccount, signAs } from "./service-account.ts";

/** Who takes such tokens: Firebase Authentication (`signInWithCustomToken`). */
const AUDIENCE = "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";
/** Seconds. It is used at once; what it is exchanged for is renewed by Firebase's SDK. An hour is the most. */
const LIFE = 300;

interface CustomTokenFacts {
  account: ServiceAccount;
  /** At most 128 characters. */
  username: string;
  /** Real milliseconds. */
  now: number;
}

/** A token by which a browser signs in at Firebase as a member. Rejects where the account's key is none. */
export const customToken = ({ account, username, now }: CustomTokenFacts): Promise<string> =>
  signAs(account, { claims: { sub: account.email, uid: username }, audience: AUDIENCE, now, life: LIFE });
