import type { UserInfo } from "#contract/domain/members";
import { AVATAR_IDS } from "#contract/tables/avatars";
import type { Member } from "./session.ts";

const DRAWN = /avatar\/(\d\d)\.svg$/;

/** A supplier's picture that is not one of our drawings is replaced by the first of them. */
const avatarOf = (picture = ""): string => DRAWN.exec(picture)?.[1] ?? AVATAR_IDS[0];

/** The member data stored in the cookie, so that pages need no call. */
export function memberOfUser({
  username,
  nickname,
  profilePicture,
  preferredCountry,
  preferredLanguage,
  preferredView,
}: UserInfo): Member {
  return {
    username,
    nickname,
    avatar: avatarOf(profilePicture),
    ...(preferredCountry !== undefined && { country: preferredCountry }),
    ...(preferredLanguage !== undefined && { language: preferredLanguage }),
    ...(preferredView !== undefined && { view: preferredView }),
  };
}
