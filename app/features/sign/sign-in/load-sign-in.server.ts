import type { Provider } from "#contract/domain/members";
import type { EdgeContext } from "#worker/pages/context";
import {
  loadMethods,
  loadNumberForm,
  type NumberFormData,
  redirectMembers,
} from "~/features/sign/load-sign-page.server";
import {
  type FirebaseOffer,
  type FormMethod,
  firebaseOffer,
  offeredForms,
  offeredProviders,
} from "~/features/sign/offered-methods";
import { type ProviderFault, providerFaultIn } from "~/features/sign/provider-fault";
import { readEnded, type SessionEnd } from "~/page/sign-path";

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
  ended?: SessionEnd;
}

export async function loadSignIn(request: Request, context: EdgeContext): Promise<SignInData> {
  redirectMembers(request, context);
  const { search, searchParams: query } = new URL(request.url);
  const ended = readEnded(search);
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
    ...(ended && { ended }),
    hasNewPassword: query.get("changed") === "password",
  };
}
