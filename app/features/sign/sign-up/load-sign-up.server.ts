import type { Provider } from "#contract/domain/members";
import { referralCodeIn } from "#contract/members/referral-code";
import type { EdgeContext, PendingAccount } from "#worker/pages/context";
import {
  loadMethods,
  loadNumberForm,
  type NumberFormData,
  redirectMembers,
} from "~/features/sign/load-sign-page.server";
import { type FirebaseOffer, firebaseOffer, offeredProviders } from "~/features/sign/offered-methods";

export type PendingName = Pick<PendingAccount, "provider" | "name">;

export interface SignUpData extends NumberFormData {
  providers: Provider[];
  firebase?: FirebaseOffer;
  /** From a friend's invitation. */
  referralCode?: string;
  /** The provider account that this page turns into a member's. */
  pending?: PendingName;
}

export async function loadSignUp(request: Request, context: EdgeContext): Promise<SignUpData> {
  redirectMembers(request, context);
  const referralCode = referralCodeIn(new URL(request.url).searchParams);
  const [methods, pending] = await Promise.all([loadMethods(context, "getSignUpMethod"), context.account.pending()]);
  const firebase = firebaseOffer(methods, {
    isConfigured: context.firebase !== undefined,
    country: context.visitor.country,
  });
  return {
    ...loadNumberForm(context),
    // Completing a provider's account requires a code of the upstream's own.
    ...(firebase && !pending && { firebase }),
    providers: offeredProviders(methods, context.config.signInProviders),
    ...(referralCode && { referralCode }),
    ...(pending && { pending: { provider: pending.provider, name: pending.name } }),
  };
}
