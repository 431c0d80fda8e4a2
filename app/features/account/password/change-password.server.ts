import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";
import type { EdgeContext } from "#worker/pages/context";
import { sectionPath } from "~/features/account/account-sections";
import { type ChangeContext, changeAccount, confirmChange } from "~/features/account/change-account.server";
import { loadMember, type MemberContext } from "~/features/account/member-session.server";
import { type SavedChange, savedChangeIn } from "~/features/account/saved-change";
import { answerForm } from "~/features/forms/answer-form.server";
import { codeDigits, codeFault, confirmationFault, newPasswordFault } from "~/features/forms/check-fields";
import { faultsIn } from "~/features/forms/faults";
import { formOf, readBotCheck, readFields, readPassword } from "~/features/forms/read-fields";
import { type PasswordState, passwordStateOf, SEND_CODE, SET_PASSWORD } from "./password-intents.ts";

const FIELDS = ["oldPassword", "password", "confirmPassword", "code"] as const;

type PasswordContext = ChangeContext & Pick<EdgeContext, "config">;

/** Sends a code to the member's number. Where none can be sent, the form goes on without. */
async function sendCode(request: Request, context: PasswordContext, form: FormData): Promise<PasswordState> {
  const answer = await changeAccount(context, request, {
    name: "setPasswordGetCode",
    query: {},
    fields: ["code"],
    botCheck: readBotCheck(form),
  });
  if (!answer.faults) return { step: "proof", sent: answer.value };
  if (answer.refusal?.code === MEMBER_REFUSALS.methodNotOffered.code) return { step: "proof" };
  return { ...passwordStateOf(form), faults: answer.faults };
}

/** Handles the page's form. Passwords are never rendered back: after a fault their fields are empty. */
export async function changePassword(request: Request, context: PasswordContext): Promise<Response> {
  const form = await formOf(request);
  const intent = form.get("intent");
  if (intent === SEND_CODE) return answerForm(await sendCode(request, context, form));
  const isFirst = intent === SET_PASSWORD;
  const state = passwordStateOf(form);
  const oldPassword = readPassword(form, "oldPassword");
  const password = readPassword(form, "password");
  const confirmPassword = readPassword(form, "confirmPassword");
  const { code } = readFields(form, ["code"]);
  const faults = faultsIn({
    oldPassword: isFirst || oldPassword !== "" ? undefined : "passwordMissing",
    code: state.sent && codeFault(code),
    password: newPasswordFault(password, context.config.passwordPolicy),
    confirmPassword: confirmationFault(password, confirmPassword),
  });
  if (faults) return answerForm<PasswordState>({ ...state, faults });
  const changed = isFirst
    ? await changeAccount(context, request, {
        name: "setPassword",
        query: { password, confirmPassword, ...(state.sent && { code: codeDigits(code) }) },
        fields: FIELDS,
      })
    : await changeAccount(context, request, {
        name: "updatePassword",
        query: { oldPassword, password, confirmPassword },
        fields: FIELDS,
      });
  if (changed.faults) return answerForm<PasswordState>({ ...state, faults: changed.faults });
  return confirmChange(context.locale, sectionPath("password"), "password");
}

export interface ChangePasswordData {
  hasPassword: boolean;
  /** "+66 •••• 5678" */
  phone?: string;
  saved?: SavedChange;
}

export async function loadChangePassword(context: MemberContext, request: Request): Promise<ChangePasswordData> {
  const { hasPassword, phoneMasked } = await loadMember(context, request);
  const saved = savedChangeIn(request.url);
  return { hasPassword, ...(phoneMasked && { phone: phoneMasked }), ...(saved && { saved }) };
}
