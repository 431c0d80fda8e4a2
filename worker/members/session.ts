/** What the sealed cookie of a member holds. The token is the upstream's and never leaves the edge. */
export interface Session {
  token: string;
  username: string;
  nickname: string;
  /** Two digits: the picture that the member has chosen. */
  avatar: string;
  /** ISO 3166-1 alpha-2, upper case; what the member prefers. */
  country?: string;
  /** A locale code; what the member prefers. */
  language?: string;
  /** Seconds since 1970. Absent until it is sealed. */
  iat?: number;
}

/** What pages may know of a member. */
export type Member = Omit<Session, "token" | "iat">;

export function memberOf({ token: _token, iat: _iat, ...member }: Session): Member {
  return member;
}
