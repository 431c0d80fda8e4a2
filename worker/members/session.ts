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
