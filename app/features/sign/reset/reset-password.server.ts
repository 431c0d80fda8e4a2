import type { EdgeContext } from "#worker/pages/context";
import { answerForm, leadTo } from "~/features/forms/answer-form.server";
import { askUpstream } from "~/features/forms/ask-upstream.server";
import { codeDigits, codeFault, confirmationFault, newPasswordFault } from "~/features/forms/check-fields";
import { faultsIn } from "~/features/forms/faults";
import { formOf, readBotCheck, readPassword } from "~/features/forms/read-fields";
import { beginSession } from "~/features/sign/begin-session.server";
import { afterRefusal, confirmTask, sendFormCode } from "~/features/sign/firebase/leave-to-firebase.server";
import {
  loadMethods,
  loadNumberForm,
  type NumberFormData,
  redirectMembers,
} from "~/features/sign/load-sign-page.server";
import { type FirebaseOffer, firebaseOffer } from "~/features/sign/offered-methods";
import { wantedPath } from "~/page/call-back";
import { signPath } from "~/page/sign-path";
import { endsPasskeys, type ResetState, readUnlinked, resetStateOf } from "./reset-state.ts";

type ResetContext = Pick<EdgeContext, "account" | "config" | "firebase" | "locale">;

interface Step {
  request: Request;
  form: FormData;
  state: ResetState;
  callingCode: string;
  phone: string;
  context: ResetContext;
}

/** Handles a forgotten password: sends a code, checks it, then sets the new password. */
export async function resetPassword(request: Request, context: ResetContext): Promise<Response> {
  const form = await formOf(request);
  const state = resetStateOf(form);
  const { callingCode = "", phone = "" } = state.values ?? {};
  const step: Step = { request, form, state, callingCode, phone, context };
  switch (form.get("intent")) {
    case "change":
      return answerForm({ step: "number", values: { callingCode, phone } } satisfies ResetState);
    case "validate":
      return validateCode(step);
    case "save":
      return savePassword(step);
    default:
      return sendResetCode(step);
  }
}

async function sendResetCode({ form, state, callingCode, phone, context }: Step): Promise<Response> {
  const call = "forgotPasswordGetCode";
  const sending = { call, number: { callingCode, phone }, botCheck: readBotCheck(form) } as const;
  const outcome = await sendFormCode(context, state, sending);
  if (!outcome.isSent) return answerForm({ ...state, faults: outcome.faults });
  const { number, sent, faults, proof } = outcome;
  const next: ResetState = { step: "code", values: number, sent, ...proof, ...(faults && { faults }) };
  return answerForm(next, sent);
}

async function validateCode({ form, state, callingCode, phone, context }: Step): Promise<Response> {
  const code = state.values?.code ?? "";
  const faults = faultsIn({ code: codeFault(code) });
  if (faults) return answerForm({ ...state, faults });
  const task = confirmTask(state, code);
  if (task) return answerForm({ ...state, task } satisfies ResetState);
  const { idToken, sender } = state;
  const query = { callingCode, phone, code: codeDigits(code) };
  const fields = ["phone", "code"] as const;
  const answered = await (idToken
    ? askUpstream(context.account, { name: "firebaseForgotValidate", query: { idToken }, fields })
    : askUpstream(context.account, { name: "forgotPasswordValidate", query, fields, botCheck: readBotCheck(form) }));
  if (answered.faults) {
    const needsCheck = answered.refusal?.needsCheck === true;
    return answerForm({ ...afterRefusal(state, answered), ...(needsCheck && { needsCheck }) });
  }
  const { resetToken, identities, passkeys } = answered.value;
  const values = { callingCode, phone };
  return answerForm({
    step: "password",
    values,
    resetToken,
    identities,
    passkeys,
    ...(sender && { sender }),
  } satisfies ResetState);
}

async function savePassword({ request, form, state, callingCode, phone, context }: Step): Promise<Response> {
  const { account, config, locale } = context;
  const password = readPassword(form, "password");
  const confirmPassword = readPassword(form, "confirmPassword");
  const faults = faultsIn({
    password: newPasswordFault(password, config.passwordPolicy),
    confirmPassword: confirmationFault(password, confirmPassword),
  });
  if (faults) return answerForm({ ...state, faults });
  const unlinked = readUnlinked(form);
  const answered = await askUpstream(account, {
    // Each kind of token has its own call, although our supplier accepts either.
    name: state.sender === "firebase" ? "firebaseForgotChange" : "forgotPasswordChange",
    query: {
      resetToken: state.resetToken ?? "",
      password,
      confirmPassword,
      ...(unlinked.length > 0 && { unlink: unlinked.join(",") }),
      ...(endsPasskeys(form) && { endPasskeys: "true" as const }),
    },
    fields: ["password", "confirmPassword"] as const,
  });
  if (!answered.faults && answered.value) return beginSession(answered.value, request, context);
  // A supplier that signs nobody in by this.
  if (!answered.faults)
    return leadTo(`${signPath("signin", locale, wantedPath(new URL(request.url).search, locale))}&changed=password`);
  // The token is used up or expired: a new code is required.
  if (answered.faults.form && answered.refusal)
    return answerForm({ step: "number", values: { callingCode, phone }, faults: answered.faults } satisfies ResetState);
  return answerForm({ ...state, faults: answered.faults });
}

export interface ResetData extends NumberFormData {
  firebase?: FirebaseOffer;
}

export async function loadReset(request: Request, context: EdgeContext): Promise<ResetData> {
  redirectMembers(request, context);
  const methods = context.firebase ? await loadMethods(context, "getLoginMethod") : [];
  const firebase = firebaseOffer(methods, { isConfigured: true, country: context.visitor.country });
  return { ...loadNumberForm(context), ...(firebase && { firebase }) };
}
