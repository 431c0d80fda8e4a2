import { and, eq, gt } from "drizzle-orm";
import type { Caller } from "../../api/context/caller.ts";
import { keyedHash, newToken } from "../../platform/secrets.ts";
import { grants } from "../schema/members.ts";
import { refuse } from "./refuse.ts";

export type GrantPurpose =
  | "reset"
  | "link"
  | "line"
  | "zalo"
  | "fantasy"
  | "fantasy-session"
  | "passkey-login"
  | "passkey-adding";

/** Milliseconds. */
export const GRANT_LIFE = 10 * 60_000;

const toHash = ({ settings }: Caller, token: string): string => keyedHash(settings.secret, "grant", token);

/** A single-use token for a next step, valid for ten minutes by default. `life` is in milliseconds. */
export async function grant(
  caller: Caller,
  purpose: GrantPurpose,
  data: Record<string, string>,
  life = GRANT_LIFE,
): Promise<string> {
  const token = newToken();
  const row = { tokenHash: toHash(caller, token), purpose, data, expiresAt: caller.now + life };
  await caller.db.insert(grants).values(row);
  return token;
}

const openGrant = (caller: Caller, purpose: GrantPurpose, token: string) =>
  and(eq(grants.tokenHash, toHash(caller, token)), eq(grants.purpose, purpose), gt(grants.expiresAt, caller.now));

/** What a token stands for, without redeeming it; refuses an expired or unknown one. */
export async function readGrant(caller: Caller, purpose: GrantPurpose, token: string) {
  const [found] = await caller.db
    .select({ data: grants.data })
    .from(grants)
    .where(openGrant(caller, purpose, token));
  if (!found) throw refuse("tokenInvalid");
  return found.data;
}

/** The same, redeeming it: of two concurrent calls, one succeeds. */
export async function redeemGrant(caller: Caller, purpose: GrantPurpose, token: string) {
  const [used] = await caller.db
    .delete(grants)
    .where(openGrant(caller, purpose, token))
    .returning({ data: grants.data });
  if (!used) throw refuse("tokenInvalid");
  return used.data;
}
