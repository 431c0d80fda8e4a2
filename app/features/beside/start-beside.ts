import { mayPreloadOn, whenIdle } from "~/runtime/islands/island-decisions";
import { ISLAND_EVENT, islandId, whenSeen } from "~/runtime/islands/island-event";
import type { PageScript } from "~/runtime/page-script/page-script";

/** What stands beside a page loads where a screen has room for it, but not for visitors who save data. */
export function startBeside({ page }: Pick<PageScript, "page">): void {
  for (const name of ["featured-match", "round-matches"] as const) {
    const place = page.getElementById(islandId(name));
    const section = place?.closest("section");
    if (place && section && mayPreloadOn(page))
      whenSeen(section, () => whenIdle(() => place.dispatchEvent(new Event(ISLAND_EVENT))));
  }
}
