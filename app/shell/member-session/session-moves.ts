interface Known {
  /** What the edge wrote into the page, from the cookie: the truth. */
  isMember: boolean;
  /** This browser remembers a member. */
  hasRecord: boolean;
}

/**
 * What a page does that has just come. `record`: the member is noted. `forget`: the session has ended since the last
 * page, however it did: nothing of the member stays, and other tabs hear of it.
 */
export function moveOnArrival({ isMember, hasRecord }: Known): "record" | "forget" | "none" {
  if (isMember) return "record";
  return hasRecord ? "forget" : "none";
}
