import type { UserInfo } from "#contract/domain/members";
import { AVATAR_IDS } from "#contract/tables/avatars";
import type { Member } from "./session.ts";

const DRAWN = /avatar\/(\d\d)\.svg$/;

/** A picture that is none of the drawn ones, a supplier's, is not shown: the first stands for it. */
const avatarOf = (picture = ""): string => DRAWN.exec(picture)?.[1] ?? AVATAR_IDS[0];

/** What the cookie keeps of a member, so that pages need not ask. */
export function memberOfUser({
  username,
  nickname,
  profilePicture,
  preferredCountry,
  preferredLanguage,
}: UserInfo): Member {
  return {
    username,
    nickname,
    avatar: avatarOf(profilePicture),
    ...(preferredCountry !== undefined && { country: preferredCountry }),
    ...(preferredLanguage !== undefined && { language: preferredLanguage }),
  };
}
