import type { Provider } from "#contract/domain/members";
import type { EdgeContext } from "#worker/pages/context";
import { loadMethods } from "~/features/sign/load-methods.server";
import { loadNumberForm, type NumberFormData } from "~/features/sign/load-number-form.server";
import {
  type FirebaseOffer,
  type FormMethod,
  firebaseOffer,
  offeredForms,
  offeredProviders,
} from "~/features/sign/offered-methods";
import { type ProviderFault, providerFaultIn } from "~/features/sign/provider-fault";
import { redirectMembers } from "~/features/sign/redirect-members.server";

export interface SignInData extends NumberFormData {
  /** The offered forms, and the current one. */
  forms: FormMethod[];
  shown: FormMethod;
  providers: Provider[];
  hasPasskeys: boolean;
  firebase?: FirebaseOffer;
  /** Why sign-in failed, for a visitor returning from a provider. */
  fault?: ProviderFault;
  /** The visitor has just set a new password. */
  hasNewPassword: boolean;
  /** Their session ended while they used it: what they sent is kept, or they are to enter it again. */
  ended?: "kept" | "repeat";
}

export async function loadSignIn(request: Request, context: EdgeContext): Promise<SignInData> {
  redirectMembers(request, context);
  const query = new URL(request.url).searchParams;
  const methods = await loadMethods(context, "getLoginMethod");
  const firebase = firebaseOffer(methods, {
    isConfigured: context.firebase !== undefined,
    country: context.visitor.country,
  });
  return {
    ...loadNumberForm(context),
    ...offeredForms(methods, query.get("method"), firebase),
    ...(firebase && { firebase }),
    providers: offeredProviders(methods, context.config.signInProviders),
    hasPasskeys: methods.includes("passkey"),
    fault: providerFaultIn(request.url),
    ...(query.has("ended") && { ended: query.get("ended") === "repeat" ? ("repeat" as const) : ("kept" as const) }),
    hasNewPassword: query.get("changed") === "password",
  };
}
