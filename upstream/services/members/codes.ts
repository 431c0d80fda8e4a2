import { and, desc, eq, gt, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { LocaleCode } from "#contract/tables/locales";
import { fillText } from "#contract/text/fill-text";
import type { Caller } from "../../api/context/caller.ts";
import { CODE_MESSAGES } from "../../data/members/code-messages.ts";
import { isSameHash, keyedHash, newCode } from "../../platform/secrets.ts";
import { sentCodes } from "../schema/members.ts";
import { countAll, giveBack, networkOfCaller } from "./limits.ts";
import { refuse } from "./refuse.ts";
import { sendSms } from "./sms.ts";
import { budgetCounts, reportSpent, warnAtHalf } from "./sms-budget.ts";
import { buildAttempt, countsOfCode, countsOfGuess, getStanding, isStranger, type Standing } from "./standing.ts";

/** The text message with a code. */
const codeText = (locale: LocaleCode, code: string): string => fillText(CODE_MESSAGES[locale], { code });

/** The purpose of a code; codes for signed-in members are bound to the member. */
type CodePurpose =
  | "sign-up"
  | "sign-in"
  | "reset"
  | `delete:${string}`
  | `link:${string}`
  | `passkey:${string}`
  | `password:${string}`
  | `present-number:${string}`
  | `new-number:${string}`;

/** Milliseconds. */
export const CODE_LIFE = 5 * 60_000;
const RESEND_AFTER = 60_000;
export const MOST_TRIES = 5;

interface CodeRequest {
  purpose: CodePurpose;
  /** E.164. */
  phone: string;
  deviceToken?: string | undefined;
  /** No message is sent to an unknown number; the answer is the same. */
  isWanted: boolean;
  /** Whether the answer may reveal a failed delivery: not if only members are sent codes. */
  isFailureReported: boolean;
}

/** Whether only a signed-in member has codes of this purpose. */
const isOfMember = (purpose: CodePurpose): boolean => purpose.includes(":");

/** A member's own number, signed in, or how the caller stands to it otherwise. */
const standingFor = async (caller: Caller, purpose: CodePurpose, phone: string): Promise<Standing> =>
  isOfMember(purpose) && !purpose.startsWith("new-number:") ? "owner" : getStanding(caller, phone);

/** What is counted together: a stranger with many accounts is still one to somebody else's number. */
const countedAs = (purpose: CodePurpose): string => (purpose.startsWith("new-number:") ? "new-number" : purpose);

function toKeys(caller: Caller, purpose: CodePurpose, phone: string) {
  const { settings, client } = caller;
  const asker = keyedHash(settings.secret, "asker", client?.browser ?? networkOfCaller(caller));
  return {
    phoneHash: keyedHash(settings.secret, "phone", phone),
    asker: isOfMember(purpose) ? "" : asker,
    codeHash: (code: string) => keyedHash(settings.secret, `code:${purpose}:${phone}`, code),
  };
}

/** Seconds until the asker may have another code; 0 if now. */
async function waitFor(caller: Caller, { purpose, phone }: CodeRequest): Promise<number> {
  const { db, now } = caller;
  const { phoneHash, asker } = toKeys(caller, purpose, phone);
  const [present] = await db
    .select({ sentAt: sentCodes.sentAt })
    .from(sentCodes)
    .where(and(eq(sentCodes.purpose, purpose), eq(sentCodes.phoneHash, phoneHash), eq(sentCodes.asker, asker)));
  return present ? Math.max(0, Math.ceil((present.sentAt + RESEND_AFTER - now) / 1000)) : 0;
}

/** Replaces the asker's older code, unless that is younger than a minute. */
async function reserve(caller: Caller, { purpose, phone }: CodeRequest, code: string): Promise<boolean> {
  const { db, now } = caller;
  const { phoneHash, asker, codeHash } = toKeys(caller, purpose, phone);
  const row = { codeHash: codeHash(code), sentAt: now, expiresAt: now + CODE_LIFE, tries: 0 };
  const placed = await db
    .insert(sentCodes)
    .values({ purpose, phoneHash, asker, ...row })
    .onConflictDoUpdate({
      target: [sentCodes.purpose, sentCodes.phoneHash, sentCodes.asker],
      set: row,
      setWhere: lte(sentCodes.sentAt, now - RESEND_AFTER),
    })
    .returning({ sentAt: sentCodes.sentAt });
  return placed.length > 0;
}

/**
 * Sends a code, within the limits and the budget. The code is reserved last: a request that is refused must not replace
 * a code that is still valid.
 */
export async function sendCode(caller: Caller, request: CodeRequest) {
  const { sms } = caller.settings;
  if (!sms) throw refuse("methodNotOffered");
  const { purpose, phone, deviceToken: device } = request;
  const wait = await waitFor(caller, request);
  if (wait > 0) throw refuse("codeTooSoon", wait);

  const standing = await standingFor(caller, purpose, phone);
  const counts = countsOfCode(buildAttempt(caller, standing, { purpose: countedAs(purpose), phone, device }));
  const budget = budgetCounts(sms.budget, { phone, isStranger: isStranger(standing) });
  const counted = await countAll(caller, [...counts, ...budget]);
  if (!Array.isArray(counted)) {
    if (counted.limit.refusal === "codeNotSent") await reportSpent(caller, counted);
    throw refuse(counted.limit.refusal, counted.retryAfter);
  }
  const code = newCode();
  if (!(await reserve(caller, request, code))) {
    await giveBack(caller, [...counts, ...budget]);
    throw refuse("codeTooSoon", Math.max(1, await waitFor(caller, request)));
  }
  const message = { phone, text: codeText(caller.locale, code) };
  if (request.isWanted) {
    const sent = sendSms(sms, message, caller);
    if (!request.isFailureReported) caller.later(sent);
    else if (!(await sent)) throw refuse("codeNotSent");
    await Promise.all(budget.map((count, index) => warnAtHalf(caller, count, counted[counts.length + index])));
  } else await giveBack(caller, budget);
  return { data: { resendAfter: RESEND_AFTER / 1000, expiresIn: CODE_LIFE / 1000 } };
}

/** Whether somebody who has not requested a code may try one now. */
async function mayGuess(caller: Caller, purpose: CodePurpose, phone: string): Promise<boolean> {
  const standing = await standingFor(caller, purpose, phone);
  return Array.isArray(await countAll(caller, countsOfGuess(buildAttempt(caller, standing, { purpose, phone }))));
}

/** A code that is right and not yet spent. */
interface RightCode {
  /** All codes for the same purpose and number. */
  ofNumber: SQL | undefined;
  own: SQL | undefined;
}

/**
 * Compares a code, which stays valid, or refuses. A code's tries are those of the browser that requested it: five,
 * counted by one conditional statement before comparing, so that of a hundred concurrent guesses five are tried.
 * Anybody else is counted by network, and tries the latest code.
 */
export async function checkCode(
  caller: Caller,
  purpose: CodePurpose,
  phone: string,
  given: string,
): Promise<RightCode> {
  const { db, now } = caller;
  const { phoneHash, asker, codeHash } = toKeys(caller, purpose, phone);
  const ofNumber = and(eq(sentCodes.purpose, purpose), eq(sentCodes.phoneHash, phoneHash));
  const isOpen = gt(sentCodes.expiresAt, now);
  const open = await db
    .select({ asker: sentCodes.asker, codeHash: sentCodes.codeHash })
    .from(sentCodes)
    .where(and(ofNumber, isOpen))
    .orderBy(desc(sentCodes.sentAt));
  const own = open.find((one) => one.asker === asker);
  const tried = own ?? open[0];
  if (!tried) throw refuse("wrongCode");
  const isTried = and(ofNumber, eq(sentCodes.asker, tried.asker));
  if (own) {
    const counted = await db
      .update(sentCodes)
      .set({ tries: sql`${sentCodes.tries} + 1` })
      .where(and(isTried, lt(sentCodes.tries, MOST_TRIES), isOpen))
      .returning({ tries: sentCodes.tries });
    if (counted.length === 0) throw refuse("wrongCode");
  } else if (!(await mayGuess(caller, purpose, phone))) throw refuse("wrongCode");

  const hash = codeHash(given.replace(/\s/g, ""));
  if (!isSameHash(tried.codeHash, hash)) throw refuse("wrongCode");
  return { ofNumber, own: and(isTried, eq(sentCodes.codeHash, hash)) };
}

/** Spends codes, in one statement: refuses if another request has spent one since it was compared. */
export async function spendCodes({ db, now }: Caller, codes: readonly RightCode[]): Promise<void> {
  // Rows stay so that the next code still waits its minute, but no code matches them any more.
  const spent = { expiresAt: now, codeHash: "" };
  const used = await db
    .update(sentCodes)
    .set(spent)
    .where(or(...codes.map(({ own }) => own)))
    .returning({ purpose: sentCodes.purpose });
  if (used.length < codes.length) throw refuse("wrongCode");
  const isOfSame = or(...codes.map(({ ofNumber }) => ofNumber));
  await db
    .update(sentCodes)
    .set(spent)
    .where(and(isOfSame, gt(sentCodes.expiresAt, now)));
}

/** Compares a code and spends it, or refuses. */
export async function redeemCode(caller: Caller, purpose: CodePurpose, phone: string, given: string): Promise<void> {
  await spendCodes(caller, [await checkCode(caller, purpose, phone, given)]);
}
