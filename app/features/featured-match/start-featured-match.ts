import { mayPreloadOn, whenIdle } from "~/runtime/islands/island-decisions";
import { ISLAND_EVENT, islandId } from "~/runtime/islands/island-event";
import { whenSeen } from "~/runtime/islands/when-seen";
import type { PageScript } from "~/runtime/page-script/page-script";

/** The featured match loads where a screen has room for it, but not for visitors who save data. */
export function startFeaturedMatch({ page }: Pick<PageScript, "page">): void {
  const place = page.getElementById(islandId("featured-match"));
  const section = place?.closest("section");
  if (!place || !section || !mayPreloadOn(page)) return;
  whenSeen(section, () => whenIdle(() => place.dispatchEvent(new Event(ISLAND_EVENT))));
}
