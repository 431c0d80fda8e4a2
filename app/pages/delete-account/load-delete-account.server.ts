import { loadMember, type MemberContext } from "~/features/account/member-session.server";
import type { DeletionStep } from "./deletion-state.ts";

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
