import type { UserInfo } from "#contract/domain/members";
import { AVATAR_IDS } from "#contract/tables/avatars";

/** Contents of a member's sealed cookie. The token is the upstream's and never leaves the edge. */
export interface Session {
  token: string;
  username: string;
  nickname: string;
  /** Two digits: the picture that the member chose. */
  avatar: string;
  /** ISO 3166-1 alpha-2, upper case; the member's preference. */
  country?: string;
  /** A locale code; the member's preference. */
  language?: string;
  /** How they see matches, as `viewText` writes it; the member's preference. */
  view?: string;
  /** Seconds since 1970. Absent until it is sealed. */
  iat?: number;
}

/** The member data that pages may see. */
export type Member = Omit<Session, "token" | "iat">;

export function memberOf({ token: _token, iat: _iat, ...member }: Session): Member {
  return member;
}

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
