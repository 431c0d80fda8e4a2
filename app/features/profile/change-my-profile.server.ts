import type { Provider } from "#contract/domain/members";
import { isAvatar } from "#contract/tables/avatars";
import type { EdgeContext } from "#worker/pages/context";
import { sectionPath } from "~/features/account/account-sections";
import {
  type AccountFormState,
  type ChangeContext,
  changeAccount,
  confirmChange,
} from "~/features/account/change-account.server";
import { loadMember, type MemberContext } from "~/features/account/member-session.server";
import type { SavedChange } from "~/features/account/saved-change";
import { readBotCheck } from "~/features/bot-check/read-bot-check";
import { answerForm } from "~/features/forms/answer-form.server";
import { codeDigits, codeFault, nicknameFault } from "~/features/forms/check-fields";
import { type Faults, faultsIn } from "~/features/forms/faults";
import { formOf, readFields, readPassword } from "~/features/forms/read-fields";
import { localePath } from "~/page/locale-path";
import type { LinkState } from "./link-state.ts";
import { type LinkStep, type ProfileForm, profileFormOf, readProfileIntent } from "./profile-intent.ts";

type LinkContext = MemberContext & Pick<EdgeContext, "origin">;

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
async function linkAccount(linking: Linking, step: LinkStep): Promise<LinkState> {
  const { hasPassword } = await loadMember(linking.context, linking.request);
  if (step === "confirm") return confirm(linking, hasPassword);
  return hasPassword ? { step: "proof" } : sendCode(linking, step === "link");
}

type Values = Record<"nickname" | "avatarId", string>;
/** The form's faults, or the change that was made. */
type Outcome = { faults: Faults } | { saved: SavedChange };

async function changeNickname(request: Request, context: ChangeContext, { nickname }: Values): Promise<Outcome> {
  const faults = faultsIn({ nickname: nicknameFault(nickname) });
  if (faults) return { faults };
  const changed = await changeAccount(context, request, {
    name: "updateProfile",
    query: { nickname },
    fields: ["nickname"],
  });
  if (changed.faults) return changed;
  await context.account.renew({ nickname: changed.value.nickname });
  return { saved: "nickname" };
}

async function changePicture(request: Request, context: ChangeContext, { avatarId }: Values): Promise<Outcome> {
  if (!isAvatar(avatarId)) return { faults: { avatarId: { kind: "choice" } } };
  const changed = await changeAccount(context, request, {
    name: "updateProfilePicture",
    query: { avatarId },
    fields: ["avatarId"],
  });
  if (changed.faults) return changed;
  await context.account.renew({ avatar: avatarId });
  return { saved: "picture" };
}

async function unlink(request: Request, context: ChangeContext, provider: Provider): Promise<Outcome> {
  const changed = await changeAccount(context, request, { name: "unlinkIdentity", query: { provider }, fields: [] });
  return changed.faults ? changed : { saved: "unlinked" };
}

async function revoke(request: Request, context: ChangeContext, sessionId: string | undefined): Promise<Outcome> {
  const query = sessionId === undefined ? {} : { sessionId };
  const changed = await changeAccount(context, request, { name: "revokeSession", query, fields: [] });
  if (changed.faults) return changed;
  return { saved: sessionId === undefined ? "sessions" : "session" };
}

/** Handles the page's forms, by the intent of the pressed button. */
export async function changeMyProfile(request: Request, context: LinkContext): Promise<Response> {
  const form = await formOf(request);
  const fields = readFields(form, ["intent", "nickname", "avatarId"]);
  const { intent, ...values } = fields;
  const wanted = readProfileIntent(intent);
  if (wanted.form === "linked" && wanted.step !== "unlink") {
    const { provider, step } = wanted;
    const state = await linkAccount({ request, context, form, provider }, step);
    return answerForm<LinkState & { form: ProfileForm }>({ form: provider, ...state });
  }
  const outcome = await changeOf(wanted, request, context, values);
  if ("saved" in outcome) return confirmChange(context.locale, sectionPath("profile"), outcome.saved);
  return answerForm<AccountFormState & { form: ProfileForm }>({
    form: profileFormOf(wanted),
    values,
    faults: outcome.faults,
  });
}

function changeOf(
  wanted: ReturnType<typeof readProfileIntent>,
  request: Request,
  context: ChangeContext,
  values: Values,
): Promise<Outcome> {
  switch (wanted.form) {
    case "nickname":
      return changeNickname(request, context, values);
    case "picture":
      return changePicture(request, context, values);
    case "linked":
      return unlink(request, context, wanted.provider);
    case "sessions":
      return revoke(request, context, wanted.sessionId);
  }
}
