import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";
import type { Account } from "#worker/pages/context";
import { askUpstream } from "~/features/forms/ask-upstream.server";
import type { Fault, FaultKind, Faults } from "~/features/forms/faults";
import { type SentCode, sentAt } from "~/features/forms/sent-code";

/** Calls that send a code to a number. */
export type CodeCall = "getWSUP" | "getWLGP" | "forgotPasswordGetCode";

/** As typed. */
export type TypedNumber = Record<"callingCode" | "phone", string>;

type CodeFaults = Faults<"phone" | "code">;

export type CodeOutcome =
  /** Also true if one was sent a moment ago: then `faults` say that another cannot be requested yet. */
  { isSent: true; number: TypedNumber; sent: SentCode; faults?: CodeFaults } | { isSent: false; faults: CodeFaults };

/** Seconds, if the supplier does not say. */
const USUAL_WAIT = 60;

/** Phone number metadata is as large as ten pages, so it is loaded with the first form that needs it. */
export const lazyPhoneNumbers = () => import("#contract/members/phone-number");

/** In its country's format, so that the visitor can check it. */
export async function tidyNumber({ callingCode, phone }: TypedNumber): Promise<TypedNumber | undefined> {
  const { formatNational, parsePhone } = await lazyPhoneNumbers();
  const parsed = parsePhone(callingCode, phone);
  return parsed && { callingCode, phone: formatNational(parsed.e164) };
}

/** What is wrong with a typed number. */
export async function faultOfNumber({ callingCode, phone }: TypedNumber): Promise<FaultKind | undefined> {
  const { phoneFault } = await lazyPhoneNumbers();
  return phoneFault(callingCode, phone);
}

/** The wait is shown beside the button for another code, not in the text. */
const withoutWait = (fault: Fault | undefined): Fault | undefined => {
  if (!fault) return undefined;
  const { wait: _, ...rest } = fault;
  return rest as Fault;
};

/** Sends a code to a typed number, in a form with a bot check. */
export async function sendCode(
  account: Account,
  name: CodeCall,
  { botCheck, ...typed }: TypedNumber & { botCheck: string },
): Promise<CodeOutcome> {
  const number = await tidyNumber(typed);
  if (!number) return { isSent: false, faults: { phone: { kind: (await faultOfNumber(typed)) ?? "phone" } } };
  const fields = ["phone", "code"] as const;
  const answered = await askUpstream(account, { name, query: number, fields, botCheck });
  if (!answered.faults) return { isSent: true, number, sent: sentAt(answered.value, Date.now()) };
  const { faults, refusal } = answered;
  if (refusal?.code !== MEMBER_REFUSALS.codeTooSoon.code) return { isSent: false, faults };
  const sent = sentAt({ resendAfter: refusal.retryAfter ?? USUAL_WAIT }, Date.now());
  return { isSent: true, number, sent, faults: { code: withoutWait(faults.code ?? faults.form) } };
}
