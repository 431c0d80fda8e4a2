import type { Provider } from "#contract/domain/members";
import type { EdgeContext } from "#worker/pages/context";
import { sectionPath } from "~/features/account/account-sections";
import { changeAccount } from "~/features/account/change-account.server";
import { loadMember, type MemberContext } from "~/features/account/member-session.server";
import { readBotCheck } from "~/features/bot-check/read-bot-check";
import { codeDigits, codeFault } from "~/features/forms/check-fields";
import { faultsIn } from "~/features/forms/faults";
import { readFields, readPassword } from "~/features/forms/read-fields";
import { localePath } from "~/page/locale-path";
import type { LinkState } from "./link-state.ts";
import type { LinkStep } from "./profile-intent.ts";

export type LinkContext = MemberContext & Pick<EdgeContext, "origin">;

interface Linking {
  request: Request;
  context: LinkContext;
  form: FormData;
  provider: Provider;
}

/** Another code may be requested at once. */
const NOT_SENT = { resendAfter: 0 };

async function sendCode({ request, context, form }: Linking, isFirst: boolean): Promise<LinkState> {
  const botCheck = readBotCheck(form);
  const sending = { name: "linkIdentityGetCode", query: {}, fields: ["code"], botCheck } as const;
  const answer = await changeAccount(context, request, sending);
  if (!answer.faults) return { step: "proof", sent: answer.value };
  return { ...(isFirst ? { step: "start" } : { step: "proof", sent: NOT_SENT }), faults: answer.faults };
}

async function confirm({ request, context, form, provider }: Linking, hasPassword: boolean): Promise<LinkState> {
  const password = readPassword(form, "password");
  const { code } = readFields(form, ["code"]);
  const proving: LinkState = { step: "proof", ...(!hasPassword && { sent: NOT_SENT }) };
  const faults = faultsIn({
    password: hasPassword && password === "" ? "passwordMissing" : undefined,
    code: hasPassword ? undefined : codeFault(code),
  });
  if (faults) return { ...proving, faults };
  const confirmed = await changeAccount(context, request, {
    name: "linkIdentityConfirm",
    query: { provider, ...(hasPassword ? { password } : { code: codeDigits(code) }) },
    fields: ["password", "code"],
  });
  if (confirmed.faults) return { ...proving, faults: confirmed.faults };
  const { account, locale, origin } = context;
  const { linkToken } = confirmed.value;
  const callBackUrl = localePath(locale, sectionPath("profile"));
  return { step: "leave", url: await account.startLinking({ provider, linkToken, callBackUrl, locale, origin }) };
}

/** Links an account at a provider: asks for the password or a code, then gives the provider's address. */
export async function linkAccount(linking: Linking, step: LinkStep): Promise<LinkState> {
  const { hasPassword } = await loadMember(linking.context, linking.request);
  if (step === "confirm") return confirm(linking, hasPassword);
  return hasPassword ? { step: "proof" } : sendCode(linking, step === "link");
}
