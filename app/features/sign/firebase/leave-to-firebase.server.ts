import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";
import type { EdgeContext, Refusal } from "#worker/pages/context";
import { codeDigits } from "~/features/forms/check-fields";
import type { FormState } from "~/features/forms/faults";
import { sentAt } from "~/features/forms/sent-code";
import {
  type CodeCall,
  type CodeOutcome,
  faultOfNumber,
  lazyPhoneNumbers,
  sendCode,
  type TypedNumber,
  tidyNumber,
} from "../send-code.server.ts";
import type { CodeProof, ConfirmTask } from "./code-proof.ts";

/** Seconds between two Firebase codes. Firebase does not report a wait, so this is the supplier's. */
const WAIT = 60;

/** Google's language codes where they differ from BCP 47. */
const AT_GOOGLE: Partial<Record<LocaleCode, string>> = { "zh-Hans": "zh-CN", "zh-Hant": "zh-TW", pt: "pt-BR" };

type SendingContext = Pick<EdgeContext, "account" | "firebase" | "locale">;

/** The form then remembers who sent its code. */
type FormCodeOutcome = CodeOutcome & { proof: CodeProof };

interface Sending {
  call: CodeCall;
  number: TypedNumber;
  /** The answer to the form's bot check, used for the supplier's codes only: Firebase has its own check. */
  botCheck: string;
}

/** Sends a code through the form's sender: directly, or as a task for the browser. */
export async function sendFormCode(
  { account, firebase, locale }: SendingContext,
  { sender }: CodeProof,
  { call, number, botCheck }: Sending,
): Promise<FormCodeOutcome> {
  if (sender !== "firebase" || !firebase)
    return { ...(await sendCode(account, call, { ...number, botCheck })), proof: { sender: "supplier" } };
  const { parsePhone } = await lazyPhoneNumbers();
  const [tidy, parsed] = [await tidyNumber(number), parsePhone(number.callingCode, number.phone)];
  if (!tidy || !parsed) {
    const kind = (await faultOfNumber(number)) ?? "phone";
    return { isSent: false, faults: { phone: { kind } }, proof: { sender } };
  }
  const language = AT_GOOGLE[locale] ?? localeRow(locale).tag;
  return {
    isSent: true,
    number: tidy,
    sent: sentAt({ resendAfter: WAIT }, Date.now()),
    proof: { sender, task: { kind: "send", project: firebase, phone: parsed.e164, language } },
  };
}

/** A task if Firebase still has to check the code; undefined if it has, or if the supplier checks it. */
export const confirmTask = ({ sender, idToken }: CodeProof, code: string): ConfirmTask | undefined =>
  sender === "firebase" && !idToken ? { kind: "confirm", code: codeDigits(code) } : undefined;

/** The form after a refusal. A refused token has expired: it is dropped, and another code is required. */
export function afterRefusal<State extends FormState & CodeProof>(
  state: State,
  { faults, refusal }: { faults: NonNullable<State["faults"]>; refusal?: Refusal },
): State {
  if (!state.idToken || refusal?.code !== MEMBER_REFUSALS.providerFailed.code) return { ...state, faults };
  return { ...state, idToken: undefined, faults: { code: { kind: "codeExpired" } } };
}
