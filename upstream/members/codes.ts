import { and, eq, gt, lt, lte, sql } from "drizzle-orm";
import type { LocaleCode } from "#contract/tables/locales";
import { CODE_MESSAGES } from "../data/members/code-messages.ts";
import type { Caller } from "./caller.ts";
import { addressOf, countOrRefuse, LIMITS } from "./limits.ts";
import { refuse } from "./refuse.ts";
import { oneTimeCodes } from "./schema.ts";
import { isSameHash, keyedHash, newCode } from "./secrets.ts";
import { sendSms } from "./sms/sms.ts";

/** The text message with a code. */
const codeText = (locale: LocaleCode, code: string): string => CODE_MESSAGES[locale].replace("{code}", code);

/** The purpose of a code; codes for signed-in members are bound to the member. */
export type CodePurpose =
  | "sign-up"
  | "sign-in"
  | "reset"
  | `delete:${string}`
  | `link:${string}`
  | `present-number:${string}`
  | `new-number:${string}`;

/** Milliseconds. */
export const CODE_LIFE = 5 * 60_000;
export const RESEND_AFTER = 60_000;
export const MOST_TRIES = 5;

export interface CodeRequest {
  purpose: CodePurpose;
  /** E.164. */
  phone: string;
  deviceToken?: string | undefined;
  /** No message is sent to an unknown number; the answer is the same. */
  isWanted: boolean;
  /** Whether the answer may reveal a failed delivery: not if only members are sent codes. */
  isFailureReported: boolean;
}

const hashes = ({ settings: { secret } }: Caller, purpose: CodePurpose, phone: string) => ({
  phoneHash: keyedHash(secret, "phone", phone),
  codeHash: (code: string) => keyedHash(secret, `code:${purpose}:${phone}`, code),
});

/** Replaces an older code, or refuses while that is younger than a minute. */
async function reserve(caller: Caller, { purpose, phone }: CodeRequest, code: string): Promise<void> {
  const { db, now } = caller;
  const { phoneHash, codeHash } = hashes(caller, purpose, phone);
  const row = { codeHash: codeHash(code), sentAt: now, expiresAt: now + CODE_LIFE, tries: 0 };
  const placed = await db
    .insert(oneTimeCodes)
    .values({ purpose, phoneHash, ...row })
    .onConflictDoUpdate({
      target: [oneTimeCodes.purpose, oneTimeCodes.phoneHash],
      set: row,
      setWhere: lte(oneTimeCodes.sentAt, now - RESEND_AFTER),
    })
    .returning({ sentAt: oneTimeCodes.sentAt });
  if (placed.length > 0) return;
  const [present] = await db
    .select({ sentAt: oneTimeCodes.sentAt })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.phoneHash, phoneHash)));
  const waits = (present?.sentAt ?? now) + RESEND_AFTER - now;
  throw refuse("codeTooSoon", Math.max(1, Math.ceil(waits / 1000)));
}

/** Sends a code, within the limits per number, address and device. */
export async function sendCode(caller: Caller, request: CodeRequest) {
  const { sms } = caller.settings;
  if (!sms) throw refuse("methodNotOffered");
  const code = newCode();
  await reserve(caller, request, code);
  await countOrRefuse(caller, LIMITS.codesOfAddress, addressOf(caller));
  if (request.deviceToken) await countOrRefuse(caller, LIMITS.codesOfDevice, request.deviceToken);
  await countOrRefuse(caller, LIMITS.codesOfNumber, request.phone);
  const message = { phone: request.phone, text: codeText(caller.locale, code) };
  if (request.isWanted) {
    const sent = sendSms(sms, message, caller);
    if (!request.isFailureReported) caller.later(sent);
    else if (!(await sent)) throw refuse("codeNotSent");
  }
  return { data: { resendAfter: RESEND_AFTER / 1000, expiresIn: CODE_LIFE / 1000 } };
}

/**
 * Redeems a code, or refuses. One conditional statement counts the attempt before comparing, so that of a hundred
 * concurrent guesses five are tried.
 */
export async function redeemCode(caller: Caller, purpose: CodePurpose, phone: string, given: string): Promise<void> {
  const { db, now } = caller;
  const { phoneHash, codeHash } = hashes(caller, purpose, phone);
  const own = and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.phoneHash, phoneHash));
  const [tried] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(and(own, lt(oneTimeCodes.tries, MOST_TRIES), gt(oneTimeCodes.expiresAt, now)))
    .returning({ codeHash: oneTimeCodes.codeHash });
  const hash = codeHash(given.replace(/\s/g, ""));
  if (!tried || !isSameHash(tried.codeHash, hash)) throw refuse("wrongCode");
  // The row stays so that the next code still waits its minute, but no code matches it any more.
  const used = await db
    .update(oneTimeCodes)
    .set({ expiresAt: now, codeHash: "" })
    .where(and(own, eq(oneTimeCodes.codeHash, hash)))
    .returning({ purpose: oneTimeCodes.purpose });
  if (used.length === 0) throw refuse("wrongCode");
}
