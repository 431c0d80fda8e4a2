import { COMMENTS_ID } from "#contract/tables/paths";
import { mayPreloadOn } from "~/runtime/islands/island-decisions";
import { ISLAND_EVENT, islandId, whenSeen } from "~/runtime/islands/island-event";
import type { PageScript } from "~/runtime/page-script/page-script.ts";

/** How close the comments must be to the viewport to load a member's island. */
const NEAR = "600px 0px";

/**
 * A member's comments load when they come near the viewport; a guest's, or those of a member who saves data, on
 * interaction.
 */
export function startComments({ page }: Pick<PageScript, "page">): void {
  const section = page.getElementById(COMMENTS_ID);
  const place = page.getElementById(islandId("comments"));
  if (!section || !place || page.documentElement.dataset.account !== "member" || !mayPreloadOn(page)) return;
  whenSeen(section, () => place.dispatchEvent(new Event(ISLAND_EVENT)), { rootMargin: NEAR });
}
