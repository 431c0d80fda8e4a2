import { changeAccount } from "~/features/account/change-account.server";
import { loadMember, type MemberContext } from "~/features/account/member-session.server";
import { answerForm, leadTo } from "~/features/forms/answer-form.server";
import { codeDigits, codeFault } from "~/features/forms/check-fields";
import { type Faults, faultsIn } from "~/features/forms/faults";
import { formOf, readBotCheck, readFields, readPassword } from "~/features/forms/read-fields";
import { NO_WAIT, type SentCode } from "~/features/forms/sent-code";
import { DELETED_ID } from "~/page/element-ids";
import { homeOf } from "~/page/locale-path";
import {
  type DeletionField,
  type DeletionForm,
  type DeletionState,
  type DeletionStep,
  keptValues,
  moveOf,
} from "./deletion-state.ts";

type DeletionFaults = Faults<DeletionField>;

async function sendCode(
  request: Request,
  context: MemberContext,
  botCheck: string,
): Promise<{ faults: DeletionFaults } | { sent: SentCode }> {
  const answer = await changeAccount(context, request, {
    name: "deleteAccountGetCode",
    query: {},
    fields: ["code"],
    botCheck,
  });
  return answer.faults ? { faults: answer.faults } : { sent: answer.value };
}

interface Proof {
  password: string;
  code: string;
}

const proofFaults = ({ password, code }: Proof, hasPassword: boolean): DeletionFaults | undefined =>
  faultsIn({
    password: hasPassword && password === "" ? "passwordMissing" : undefined,
    code: hasPassword ? undefined : codeFault(code),
  });

async function deleteNow(
  request: Request,
  context: MemberContext,
  { fields, proof, hasPassword }: { fields: DeletionForm; proof: Proof; hasPassword: boolean },
): Promise<DeletionFaults | undefined> {
  const faults = proofFaults(proof, hasPassword);
  if (faults) return faults;
  const { reason, freeText = "" } = keptValues(fields);
  const changed = await changeAccount(context, request, {
    name: "deleteAccount",
    query: {
      reason: reason ?? "",
      ...(freeText !== "" && { freeText }),
      ...(hasPassword ? { password: proof.password } : { code: codeDigits(proof.code) }),
    },
    fields: ["reason", "password", "code"],
  });
  return changed.faults;
}

/** The steps of a deletion. After the last the member is signed out and redirected home, where it is confirmed. */
export async function deleteAccount(request: Request, context: MemberContext): Promise<Response> {
  const form = await formOf(request);
  const fields = readFields(form, ["intent", "reason", "freeText"]);
  const { hasPassword } = await loadMember(context, request);
  const { step, call, isReasonMissing } = moveOf(fields, hasPassword);
  const state: DeletionState = { step, values: keptValues(fields) };
  if (isReasonMissing) return answerForm<DeletionState>({ ...state, faults: { reason: { kind: "choice" } } });
  if (call === undefined) return answerForm(state);
  if (call === "sendCode") {
    const sending = await sendCode(request, context, readBotCheck(form));
    return answerForm<DeletionState>({ ...state, sent: NO_WAIT, ...sending });
  }
  const proof = { password: readPassword(form, "password"), code: readFields(form, ["code"]).code };
  const faults = await deleteNow(request, context, { fields, proof, hasPassword });
  if (faults) return answerForm<DeletionState>({ ...state, sent: NO_WAIT, faults });
  context.account.end();
  return leadTo(`${homeOf(context.locale)}#${DELETED_ID}`);
}

export interface DeleteAccountData {
  hasPassword: boolean;
  /** "+66 •••• 5678" */
  phone?: string;
  /** The initial step. */
  step: Extract<DeletionStep, "start" | "reason">;
}

export async function loadDeleteAccount(context: MemberContext, request: Request): Promise<DeleteAccountData> {
  const { hasPassword, phoneMasked } = await loadMember(context, request);
  const isAtReason = new URL(request.url).searchParams.get("step") === "reason";
  return { hasPassword, ...(phoneMasked && { phone: phoneMasked }), step: isAtReason ? "reason" : "start" };
}
