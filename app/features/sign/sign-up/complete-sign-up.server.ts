import { referralCodeIn } from "#contract/members/referral-code";
import { countryRow } from "#contract/tables/countries";
import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";
import type { EdgeContext, PendingAccount } from "#worker/pages/context";
import { answerForm, leadTo } from "~/features/forms/answer-form.server";
import { outcomeOf } from "~/features/forms/ask-upstream.server";
import { codeDigits, codeFault } from "~/features/forms/check-fields";
import { faultsIn } from "~/features/forms/faults";
import { beginSession } from "~/features/sign/begin-session.server";
import { lazyPhoneNumbers, type TypedNumber } from "~/features/sign/send-code.server";
import { wantedPath } from "~/page/call-back";
import { signPath } from "~/page/sign-path";
import type { SignUpContext } from "./sign-up.server.ts";
import type { SignUpState } from "./sign-up-state.ts";

/** A new account starts with the visitor's country if it is one of ours, otherwise with the number's. */
export async function firstCountry(
  { visitor }: { visitor: Pick<EdgeContext["visitor"], "country"> },
  { callingCode, phone }: TypedNumber,
): Promise<string | undefined> {
  const { parsePhone } = await lazyPhoneNumbers();
  return countryRow(visitor.country)?.code ?? parsePhone(callingCode, phone)?.country;
}

const TOO_LATE = MEMBER_REFUSALS.tokenInvalid.code;

/** The account is no longer pending: redirects to sign-in, which says so and offers the provider again. */
export function leadToSignInAgain({ url }: Request, { locale }: Pick<SignUpContext, "locale">): Response {
  const wanted = wantedPath(new URL(url).search, locale);
  return leadTo(`${signPath("signin", locale, wanted)}&fault=${TOO_LATE}`);
}

/** Discards the provider's account and redirects to a sign-up without it. */
export async function giveUp({ url }: Request, { account, locale }: SignUpContext): Promise<Response> {
  (await account.pending())?.drop();
  const { search, searchParams } = new URL(url);
  const referralCode = referralCodeIn(searchParams);
  const path = signPath("signup", locale, wantedPath(search, locale));
  return leadTo(referralCode ? `${path}&ref=${referralCode}` : path);
}

interface Completion {
  pending: PendingAccount;
  request: Request;
  /** The submitted form. */
  state: SignUpState;
  context: SignUpContext;
}

/** Links the provider's account to the number's member and signs them in. */
export async function completeSignUp({ pending, request, state, context }: Completion): Promise<Response> {
  const { callingCode = "", phone = "", code = "", referralCode = "", terms } = state.values ?? {};
  const { parsePhone } = await lazyPhoneNumbers();
  const faults = faultsIn({
    phone: parsePhone(callingCode, phone) ? undefined : "phone",
    code: codeFault(code),
    terms: terms === "on" ? undefined : "terms",
  });
  if (faults) return answerForm({ ...state, faults } satisfies SignUpState);
  const countryCode = await firstCountry(context, { callingCode, phone });
  const calling = pending.complete({
    callingCode,
    phone,
    phoneCode: codeDigits(code),
    ...(referralCode && { referralCode }),
    ...(countryCode && { countryCode }),
  });
  const answered = await outcomeOf(calling, ["phone", "code", "referralCode"] as const);
  if (!answered.faults) return beginSession(answered.value, request, context);
  if (answered.refusal?.code === TOO_LATE) {
    pending.drop();
    return leadToSignInAgain(request, context);
  }
  return answerForm({ ...state, faults: answered.faults } satisfies SignUpState);
}
