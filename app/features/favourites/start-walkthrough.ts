import { readMemberRecord } from "~/browser/member-record";
import { decideWalkthrough, isWalkthroughSkipped } from "~/features/favourites/walkthrough-decision";
import { ISLAND_EVENT } from "~/runtime/island-event";
import { islandId } from "~/runtime/island-id";
import { mayPreloadOn, whenIdle } from "~/runtime/preload-permission";

/**
 * Checked on each page of a member: shows the walkthrough on idle if they may not have seen it. It is unsolicited, so
 * members who save data are not offered it.
 */
export function startWalkthrough(page: Document): void {
  const move = decideWalkthrough({
    isMember: page.documentElement.dataset.account === "member",
    isSkipped: isWalkthroughSkipped(),
    hasSeen: readMemberRecord().walkthroughFlag,
    isOccupied: false,
  });
  if (move === "none" || !mayPreloadOn(page)) return;
  whenIdle(() => page.getElementById(islandId("walkthrough"))?.dispatchEvent(new Event(ISLAND_EVENT)));
}
