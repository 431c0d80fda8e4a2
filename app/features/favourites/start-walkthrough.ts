import { decideWalkthrough, isWalkthroughSkipped } from "~/browser/favourites/walkthrough-decision";
import { readMemberRecord } from "~/browser/member-record";
import { ISLAND_EVENT } from "~/islands/runtime/island-event";
import { islandId } from "~/islands/runtime/island-id";
import { mayPreloadOn, whenIdle } from "~/islands/runtime/preload-permission";

/**
 * Checked on each page of a member: who may not have seen the walkthrough gets it once the browser is idle. Nobody has asked for
 * it: a member who saves data is not offered it.
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
