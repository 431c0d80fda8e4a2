import type { LocaleCode } from "#contract/tables/locales";
import type { Fault } from "~/features/forms/faults";
import { readFields } from "~/features/forms/read-fields";
import { saveByCall } from "~/features/forms/save-by-call";
import { askMe } from "~/runtime/members/ask-me";
import { orWhenUnanswered } from "~/runtime/members/member-call";
import type { MyProfileData } from "./load-my-profile.server.ts";

/** Saves the chosen picture, and shows it in the page's header; resolves to why it was not saved. */
export async function savePicture(
  form: FormData,
  avatars: MyProfileData["avatars"],
  locale: LocaleCode,
): Promise<Fault | undefined> {
  const { avatarId } = readFields(form, ["avatarId"]);
  const fault = await saveByCall("/api/user/updateProfilePicture", { avatarId, locale });
  if (fault) return fault;
  // The edge notices the change with this call, and writes it into the cookie.
  await orWhenUnanswered(askMe, undefined);
  const address = avatars.find(({ id }) => id === avatarId)?.address;
  if (!address) return undefined;
  for (const shown of document.querySelectorAll<HTMLImageElement>("header img.avatar")) shown.src = address;
  return undefined;
}
