import { eq } from "drizzle-orm";
import { nicknameKey } from "#contract/members/nickname";
import { isAvatar } from "#contract/tables/avatars";
import { countryRow } from "#contract/tables/countries";
import { localeOfApiLang } from "#contract/tables/locales";
import { viewOf, viewText } from "#contract/tables/view-choices";
import { inOneGo } from "../../platform/batched.ts";
import { moveStatement } from "../../services/follow/favourites.ts";
import { followOwner, noteOwnerStatement } from "../../services/follow/owner-changes.ts";
import { refuse } from "../../services/members/refuse.ts";
import { requireMember, type UserRow } from "../../services/members/sessions.ts";
import { refusalOf, requireNickname } from "../../services/members/users.ts";
import { users } from "../../services/schema/members.ts";
import type { Caller } from "../context/caller.ts";
import type { MemberCall } from "./member-call.ts";
import { getUserInfo } from "./user-wire.ts";

/** Updates columns of the member's row and returns the updated row. */
async function change(caller: Caller, user: UserRow, set: Partial<UserRow>): Promise<UserRow> {
  try {
    await caller.db.update(users).set(set).where(eq(users.username, user.username));
  } catch (error) {
    throw refusalOf(error);
  }
  return { ...user, ...set };
}

export const retrieveUserInfo: MemberCall<"retrieveUserInfo"> = async (_, caller) => {
  const { user } = await requireMember(caller);
  await caller.storeMissed();
  return { data: await getUserInfo(caller, user) };
};

export const updateProfile: MemberCall<"updateProfile"> = async ({ nickname }, caller) => {
  const { user } = await requireMember(caller);
  await requireNickname(caller, nickname, user.username);
  const changed = await change(caller, user, { nickname, nicknameKey: nicknameKey(nickname) });
  return { data: await getUserInfo(caller, changed) };
};

export const updatePicture: MemberCall<"updateProfilePicture"> = async ({ avatarId }, caller) => {
  const { user } = await requireMember(caller);
  if (!isAvatar(avatarId)) throw refuse("avatarUnknown");
  return { data: await getUserInfo(caller, await change(caller, user, { avatarId })) };
};

export const updateCountry: MemberCall<"updatePreferredCountry"> = async ({ preferredCountry }, caller) => {
  const { db } = caller;
  const { username } = (await requireMember(caller)).user;
  const country = countryRow(preferredCountry);
  if (!country) throw refuse("countryUnsupported");
  await inOneGo(db, [
    db.update(users).set({ preferredCountry: country.code }).where(eq(users.username, username)),
    moveStatement(db, username, country.code),
    noteOwnerStatement(db, username),
  ]);
  await followOwner(caller.favouriteStores, username);
  return {};
};

/** Any language of the site, not only those of the member's country: a Thai reader may live in Portugal. */
export const updateLanguage: MemberCall<"updatePreferredLanguage"> = async ({ preferredLanguage }, caller) => {
  const { user } = await requireMember(caller);
  const locale = localeOfApiLang(preferredLanguage);
  if (!locale) throw refuse("languageUnsupported");
  await change(caller, user, { preferredLanguage: locale });
  return {};
};

export const updateView: MemberCall<"updatePreferredView"> = async ({ preferredView }, caller) => {
  const { user } = await requireMember(caller);
  await change(caller, user, { preferredView: viewText(viewOf(preferredView)) });
  return {};
};
