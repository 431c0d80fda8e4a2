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
import { answerForm } from "~/features/forms/answer-form.server";
import { nicknameFault } from "~/features/forms/check-fields";
import { type Faults, faultsIn } from "~/features/forms/faults";
import { formOf, readFields } from "~/features/forms/read-fields";
import { localePath } from "~/page/locale-path";
import type { AddingState } from "./passkeys/AddPasskey.tsx";
import { addPasskey, removePasskey, renamePasskey } from "./passkeys/change-passkeys.server.ts";
import {
  type LinkStep,
  type ProfileForm,
  type ProfileIntent,
  profileFormOf,
  readProfileIntent,
} from "./profile-intent.ts";
import type { LinkState, ProofState } from "./proof-state.ts";
import { askForProof, type Proving, readProof } from "./prove-member.server.ts";

type ProfileContext = MemberContext & Pick<EdgeContext, "origin">;

type Values = Record<"nickname" | "avatarId" | "passkeyName", string>;
/** The form's faults, or the change that was made. */
type Outcome = { faults: Faults } | { saved: SavedChange };
/** A form that goes on. */
type Going = LinkState | ProofState | AddingState;

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
export async function changeMyProfile(request: Request, context: ProfileContext): Promise<Response> {
  const form = await formOf(request);
  const { intent, ...values } = readFields(form, ["intent", "nickname", "avatarId", "passkeyName"]);
  const wanted = readProfileIntent(intent);
  const outcome = await changeOf(wanted, { request, context, form, values });
  if ("saved" in outcome) return confirmChange(context.locale, sectionPath("profile"), outcome.saved);
  const of = { form: profileFormOf(wanted) };
  if ("step" in outcome) return answerForm<Going & { form: ProfileForm }>({ ...of, ...outcome });
  return answerForm<AccountFormState & { form: ProfileForm }>({ ...of, values, faults: outcome.faults });
}

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
async function linkAccount(linking: Linking, step: LinkStep): Promise<LinkState> {
  const { request, context, form } = linking;
  const { hasPassword } = await loadMember(context, request);
  const proving = { request, context, form, hasPassword };
  return step === "confirm" ? confirm(linking, proving) : askForProof(proving, "linkIdentityGetCode", step === "link");
}

interface Change {
  request: Request;
  context: ProfileContext;
  form: FormData;
  values: Values;
}

function changeOf(wanted: ProfileIntent, { request, context, form, values }: Change): Promise<Outcome | Going> {
  switch (wanted.form) {
    case "nickname":
      return changeNickname(request, context, values);
    case "picture":
      return changePicture(request, context, values);
    case "linked": {
      const { provider, step } = wanted;
      return step === "unlink"
        ? unlink(request, context, provider)
        : linkAccount({ request, context, form, provider }, step);
    }
    case "passkey":
      return addPasskey({ request, context, form }, wanted.step);
    case "passkeyName":
      return renamePasskey({ request, context, form }, wanted.id);
    case "passkeyRemoval":
      return removePasskey({ request, context, form }, wanted);
    case "sessions":
      return revoke(request, context, wanted.sessionId);
  }
}
