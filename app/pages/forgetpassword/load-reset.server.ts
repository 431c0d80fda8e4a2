import type { EdgeContext } from "#worker/pages/context";
import { leadMembersOn } from "~/features/sign/lead-members-on.server";
import { loadMethods } from "~/features/sign/load-methods.server";
import { loadNumberForm, type NumberFormData } from "~/features/sign/load-number-form.server";
import { type FirebaseOffer, firebaseOffer } from "~/features/sign/offered-methods";

export interface ResetData extends NumberFormData {
  firebase?: FirebaseOffer;
}

export async function loadReset(request: Request, context: EdgeContext): Promise<ResetData> {
  leadMembersOn(request, context);
  const methods = context.firebase ? await loadMethods(context, "getLoginMethod") : [];
  const firebase = firebaseOffer(methods, { isConfigured: true, country: context.visitor.country });
  return { ...loadNumberForm(context), ...(firebase && { firebase }) };
}
