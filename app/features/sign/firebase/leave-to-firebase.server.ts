import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";
import type { EdgeContext, Refusal } from "#worker/context";
import { codeDigits } from "~/features/forms/check-fields";
import type { FormState } from "~/features/forms/faults";
import { sentAt } from "~/features/forms/sent-code";
import { latePhoneNumbers } from "../late-phone-numbers.server.ts";
import { type CodeCall, type CodeOutcome, sendCode, type TypedNumber, tidyNumber } from "../send-code.server.ts";
import type { CodeProof } from "./code-proof.ts";
import type { ConfirmTask } from "./firebase-task.ts";

/** Seconds between two codes of Firebase, which does not say how long it wants: as long as the supplier's. */
const WAIT = 60;

/** Google's names of languages that have another one there than in BCP 47. */
const AT_GOOGLE: Partial<Record<LocaleCode, string>> = { "zh-Hans": "zh-CN", "zh-Hant": "zh-TW", pt: "pt-BR" };

type SendingContext = Pick<EdgeContext, "account" | "firebase" | "locale">;

/** Who sends the code is part of what the form then holds. */
export type FormCodeOutcome = CodeOutcome & { proof: CodeProof };

interface Sending {
  call: CodeCall;
  number: TypedNumber;
  /** The answer to the form's bot check, which is for the supplier's codes: Firebase has a check of its own. */
  botCheck: string;
}

/** Sends a code by whom the form names: here, or by a task for the browser. */
export async function sendFormCode(
  { account, firebase, locale }: SendingContext,
  { sender }: CodeProof,
  { call, number, botCheck }: Sending,
): Promise<FormCodeOutcome> {
  if (sender !== "firebase" || !firebase)
    return { ...(await sendCode(account, call, { ...number, botCheck })), proof: { sender: "supplier" } };
  const { parsePhone } = await latePhoneNumbers();
  const [tidy, parsed] = [await tidyNumber(number), parsePhone(number.callingCode, number.phone)];
  if (!tidy || !parsed) return { isSent: false, faults: { phone: { kind: "phone" } }, proof: { sender } };
  const language = AT_GOOGLE[locale] ?? localeRow(locale).tag;
  return {
    isSent: true,
    number: tidy,
    sent: sentAt({ resendAfter: WAIT }, Date.now()),
    proof: { sender, task: { kind: "send", project: firebase, phone: parsed.e164, language } },
  };
}

/** A code that Firebase has to check first; undefined where it has, or where the supplier checks it. */
export const confirmTask = ({ sender, idToken }: CodeProof, code: string): ConfirmTask | undefined =>
  sender === "firebase" && !idToken ? { kind: "confirm", code: codeDigits(code) } : undefined;

/**
 * The form after a refusal. A token that is refused as such is too old: it is given up, and another code is asked for.
 */
export function afterRefusal<State extends FormState & CodeProof>(
  state: State,
  { faults, refusal }: { faults: NonNullable<State["faults"]>; refusal?: Refusal },
): State {
  if (!state.idToken || refusal?.code !== MEMBER_REFUSALS.providerFailed.code) return { ...state, faults };
  return { ...state, idToken: undefined, faults: { code: { kind: "codeExpired" } } };
}
