import type { EdgeContext } from "#worker/pages/context";
import { loadMethods } from "~/features/sign/load-methods.server";
import { loadNumberForm, type NumberFormData } from "~/features/sign/load-number-form.server";
import { type FirebaseOffer, firebaseOffer } from "~/features/sign/offered-methods";
import { redirectMembers } from "~/features/sign/redirect-members.server";

export interface ResetData extends NumberFormData {
  firebase?: FirebaseOffer;
}

export async function loadReset(request: Request, context: EdgeContext): Promise<ResetData> {
  redirectMembers(request, context);
  const methods = context.firebase ? await loadMethods(context, "getLoginMethod") : [];
  const firebase = firebaseOffer(methods, { isConfigured: true, country: context.visitor.country });
  return { ...loadNumberForm(context), ...(firebase && { firebase }) };
}
