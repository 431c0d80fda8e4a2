interface Known {
  /** What the edge wrote into the page from the session cookie; authoritative. */
  isMember: boolean;
  /** This browser has a stored member record. */
  hasRecord: boolean;
  /** The member whom it remembers, if any, is not the one who is signed in. */
  isOther: boolean;
}

/**
 * What a page does that has just come. `record`: the member is noted, and what they began as a guest is theirs. `replace`: so
 * they are, and nothing stays of the member before them, whose end no page has seen. `forget`: the session has ended since the
 * last page, however it did: nothing of the member stays, and other tabs hear of it.
 */
export function moveOnArrival({ isMember, hasRecord, isOther }: Known): "record" | "replace" | "forget" | "none" {
  if (isMember) return hasRecord && isOther ? "replace" : "record";
  return hasRecord ? "forget" : "none";
}
