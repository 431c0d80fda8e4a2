import type { Provider } from "#contract/domain/members";
import { isAvatar } from "#contract/tables/avatars";
import { sectionPath } from "~/features/account/account-sections";
import {
  type AccountFormState,
  type ChangeContext,
  changeAccount,
  confirmChange,
} from "~/features/account/change-account.server";
import type { SavedChange } from "~/features/account/saved-change";
import { answerForm } from "~/features/forms/answer-form.server";
import { nicknameFault } from "~/features/forms/check-fields";
import { type Faults, faultsIn } from "~/features/forms/faults";
import { formOf, readFields } from "~/features/forms/read-fields";
import { type LinkContext, linkAccount } from "./link-account.server.ts";
import type { LinkState } from "./link-state.ts";
import { type ProfileForm, profileFormOf, readProfileIntent } from "./profile-intent.ts";

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
