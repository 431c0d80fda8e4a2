interface Known {
  /** What the edge wrote into the page from the session cookie; authoritative. */
  isMember: boolean;
  /** This browser has a stored member record. */
  hasRecord: boolean;
  /** The stored member, if any, is not the one signed in. */
  isOther: boolean;
  /** Unsent input is kept for somebody else, whose session ended in this tab. */
  unsentOfOther: boolean;
}

/**
 * What a page does on load. `record`: store the member, who keeps what they began as a guest. `replace`: the same,
 * after deleting the data of an earlier member whose end of session no page has seen. `forget`: the session has ended
 * since the last page, for whatever reason, so the member's data is deleted and other tabs are notified.
 */
export function moveOnArrival({
  isMember,
  hasRecord,
  isOther,
  unsentOfOther,
}: Known): "record" | "replace" | "forget" | "none" {
  if (isMember) return (hasRecord && isOther) || unsentOfOther ? "replace" : "record";
  return hasRecord ? "forget" : "none";
}
