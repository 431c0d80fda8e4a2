import type { Provider } from "#contract/domain/members";
import type { EdgeContext } from "#worker/pages/context";
import { sectionPath } from "~/features/account/account-sections";
import { changeAccount } from "~/features/account/change-account.server";
import { loadMember, type MemberContext } from "~/features/account/member-session.server";
import { localePath } from "~/page/locale-path";
import type { LinkStep } from "./profile-intent.ts";
import type { LinkState } from "./proof-state.ts";
import { askForProof, type Proving, readProof } from "./prove-member.server.ts";

interface Linking {
  request: Request;
  context: MemberContext & Pick<EdgeContext, "origin">;
  form: FormData;
  provider: Provider;
}

async function confirm({ request, context, provider }: Linking, proving: Proving): Promise<LinkState> {
  const { proving: state, proof } = readProof(proving);
  if (!proof) return state;
  const confirmed = await changeAccount(context, request, {
    name: "linkIdentityConfirm",
    query: { provider, ...proof },
    fields: ["password", "code"],
  });
  if (confirmed.faults) return { ...state, faults: confirmed.faults };
  const { account, locale, origin } = context;
  const { linkToken } = confirmed.value;
  const callBackUrl = localePath(locale, sectionPath("profile"));
  return { step: "leave", url: await account.startLinking({ provider, linkToken, callBackUrl, locale, origin }) };
}

/** Links an account at a provider: asks for the password or a code, then gives the provider's address. */
export async function linkAccount(linking: Linking, step: LinkStep): Promise<LinkState> {
  const { request, context, form } = linking;
  const { hasPassword } = await loadMember(context, request);
  const proving = { request, context, form, hasPassword };
  return step === "confirm" ? confirm(linking, proving) : askForProof(proving, "linkIdentityGetCode", step === "link");
}
