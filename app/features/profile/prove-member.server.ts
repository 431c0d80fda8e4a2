import { type ChangeContext, changeAccount } from "~/features/account/change-account.server";
import { codeDigits, codeFault } from "~/features/forms/check-fields";
import { faultsIn } from "~/features/forms/faults";
import { readBotCheck, readFields, readPassword } from "~/features/forms/read-fields";
import { NO_WAIT } from "~/features/forms/sent-code";
import type { ProofState } from "./proof-state.ts";

export interface Proving {
  request: Request;
  context: ChangeContext;
  form: FormData;
  hasPassword: boolean;
}

/** Asks for the password, or sends a code. `isFirst`: the form has not asked for the code yet. */
export async function askForProof(
  { request, context, form, hasPassword }: Proving,
  name: "linkIdentityGetCode" | "passkeyGetCode",
  isFirst: boolean,
): Promise<ProofState> {
  if (hasPassword) return { step: "proof" };
  const sending = { name, query: {}, fields: ["code"], botCheck: readBotCheck(form) } as const;
  const answer = await changeAccount(context, request, sending);
  if (!answer.faults) return { step: "proof", sent: answer.value };
  return { ...(isFirst ? { step: "start" } : { step: "proof", sent: NO_WAIT }), faults: answer.faults };
}

/** The form while it asks for the proof, and the proof that was entered; none if it is not one. */
export function readProof({ form, hasPassword }: Pick<Proving, "form" | "hasPassword">): {
  proving: ProofState;
  proof?: { password: string } | { code: string };
} {
  const proving: ProofState = { step: "proof", ...(!hasPassword && { sent: NO_WAIT }) };
  const password = readPassword(form, "password");
  const { code } = readFields(form, ["code"]);
  const faults = faultsIn({
    password: hasPassword && password === "" ? "passwordMissing" : undefined,
    code: hasPassword ? undefined : codeFault(code),
  });
  if (faults) return { proving: { ...proving, faults } };
  return { proving, proof: hasPassword ? { password } : { code: codeDigits(code) } };
}
