import type { EdgeContext } from "#worker/pages/context";
import { sectionPath } from "~/features/account/account-sections";
import { type ChangeContext, changeAccount, confirmChange } from "~/features/account/change-account.server";
import { loadMember, type MemberContext } from "~/features/account/member-session.server";
import { type SavedChange, savedChangeIn } from "~/features/account/saved-change";
import { answerForm } from "~/features/forms/answer-form.server";
import { codeDigits, codeFault } from "~/features/forms/check-fields";
import { type Faults, faultsIn } from "~/features/forms/faults";
import { firstCallingCode, type PhoneCountry, phoneCountries } from "~/features/forms/phone-countries";
import { formOf, readBotCheck, readFields } from "~/features/forms/read-fields";
import { NO_WAIT } from "~/features/forms/sent-code";
import { faultOfNumber } from "~/features/sign/send-code.server";
import { CHANGE_PHONE, OTHER_PHONE, type PhoneField, type PhoneState } from "./phone-state.ts";

export interface MyPhoneNumberData {
  hasPassword: boolean;
  /** "+66 •••• 5678" */
  phone?: string;
  countries: PhoneCountry[];
  /** The form's initial calling code. */
  callingCode?: string;
  saved?: SavedChange;
}

export async function loadMyPhoneNumber(
  context: MemberContext & Pick<EdgeContext, "visitor">,
  request: Request,
): Promise<MyPhoneNumberData> {
  const { hasPassword, phoneMasked, preferredCountry } = await loadMember(context, request);
  const { locale, visitor } = context;
  const callingCode = firstCallingCode(preferredCountry ?? visitor.country, locale);
  const saved = savedChangeIn(request.url);
  return {
    hasPassword,
    ...(phoneMasked && { phone: phoneMasked }),
    countries: phoneCountries(locale),
    ...(callingCode && { callingCode }),
    ...(saved && { saved }),
  };
}

type Values = Record<PhoneField, string>;

/** Sends a code to the current number and one to the new: the new one first, since it may be wrong. */
async function sendCodes(request: Request, context: ChangeContext, form: FormData): Promise<PhoneState> {
  const { callingCode, phone } = readFields(form, ["callingCode", "phone"]);
  const values = { callingCode, phone };
  const kind = await faultOfNumber(values);
  if (kind) return { values, faults: { phone: { kind } } };
  // Codes sent before remain valid.
  const before = form.has("currentCode") ? { sent: NO_WAIT } : {};
  let sent = NO_WAIT;
  const botCheck = readBotCheck(form);
  for (const query of [{ callingCode, phone }, {}]) {
    const answer = await changeAccount(context, request, {
      name: "changePhoneGetCode",
      query,
      fields: ["phone"],
      botCheck,
    });
    if (answer.faults) return { values, ...before, faults: answer.faults };
    sent = answer.value;
  }
  return { values, sent };
}

/** Either code may be wrong; the supplier does not say which. */
const besideBothCodes = (faults: Faults<PhoneField>): Faults<PhoneField> =>
  faults.code ? { ...faults, currentCode: faults.code } : faults;

async function change(request: Request, context: ChangeContext, values: Values): Promise<PhoneState | undefined> {
  const { callingCode, phone } = values;
  const state = { values: { callingCode, phone }, sent: NO_WAIT };
  const faults = faultsIn({ currentCode: codeFault(values.currentCode), code: codeFault(values.code) });
  if (faults) return { ...state, faults };
  const changed = await changeAccount(context, request, {
    name: "changePhone",
    query: { callingCode, phone, currentCode: codeDigits(values.currentCode), code: codeDigits(values.code) },
    fields: ["phone", "currentCode", "code"],
  });
  return changed.faults && { ...state, faults: besideBothCodes(changed.faults) };
}

/** Handles the page's form: first the new number, then both codes. */
export async function changeMyPhoneNumber(request: Request, context: ChangeContext): Promise<Response> {
  const form = await formOf(request);
  const fields = readFields(form, ["intent", "callingCode", "phone", "currentCode", "code"]);
  const { intent, ...values } = fields;
  if (intent === OTHER_PHONE) return answerForm<PhoneState>({ values: { callingCode: values.callingCode } });
  if (intent !== CHANGE_PHONE) return answerForm(await sendCodes(request, context, form));
  const state = await change(request, context, values);
  return state ? answerForm(state) : confirmChange(context.locale, sectionPath("phone"), "phone");
}
