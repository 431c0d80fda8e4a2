import { allInTurns } from "~/browser/in-turns";
import { PAGE_SCRIPT_ID } from "~/browser/page-script-id";
import { isOtherZone, setCookie, zoneName } from "~/browser/visitor-cookies";
import { ZONE_EVENT } from "~/browser/zone-event";
import { deferredGroupSteps } from "~/features/match-list/deferred-groups";
import { foldAsChosen } from "~/features/match-list/fold-as-chosen";
import { morph } from "./morph.ts";
import { parsePage } from "./parse-page.ts";

const TIMEOUT = 15_000;

/** The parts of a page that show local times: its content, and the line of the footer that names the zone. */
const PARTS = ["#main", "body > footer"];

const LIST = "#main #list";

/** Parts of those, each replaced in a turn of its own: the competitions of a list, which may have 500 rows. */
const GROUPS = "#list [id^=g-]";

export interface ZoneFacts {
  page: Document;
  /** Minutes east of UTC that the browser's own clock shows at an instant (milliseconds). */
  browserMinutes(instant: number): number;
  fetchPage(address: string, signal: AbortSignal): Promise<Response>;
}

/**
 * A first visit is rendered in the zone of the visitor's country, which need not be that of their clock. Where the two
 * show other times, the browser's zone is stored for the next pages, and the parts above are fetched in that zone and
 * replaced without a reload. Resolves when that is done or has failed: the next answer that the page takes over is in
 * the new zone and loads it anew (shown-offsets.ts).
 */
export async function correctZone({ page, browserMinutes, fetchPage }: ZoneFacts): Promise<void> {
  const root = page.documentElement;
  const { zone } = root.dataset;
  if (!zone || !isOtherZone(zone, browserMinutes)) return;
  const name = zoneName(globalThis);
  if (!name) return;
  setCookie(page, "tz", name);
  if (page.getElementById(PAGE_SCRIPT_ID)?.hasAttribute("data-hydrated")) {
    // React owns the page, and loads its data in the zone that is known now.
    page.dispatchEvent(new Event(ZONE_EVENT));
    return;
  }
  const fresh = await refetchPage(page, fetchPage).catch(() => undefined);
  const freshZone = fresh?.documentElement.dataset.zone;
  if (!fresh || !freshZone || freshZone === zone) return;
  // A list is worth more than the right times: what broke off, or says that nothing can be had, is not taken over.
  if (page.querySelector(LIST) && !fresh.querySelector(LIST)) return;
  await allInTurns(deferredGroupSteps(fresh));
  foldAsChosen(fresh);
  await allInTurns(
    [...page.querySelectorAll(GROUPS)].map((group) => () => {
      const corrected = fresh.getElementById(group.id);
      if (corrected) morph(group, corrected);
    }),
  );
  // Now the rest: groups that are new, moved or gone, and what stands around them.
  for (const part of PARTS) {
    const [old, corrected] = [page.querySelector(part), fresh.querySelector(part)];
    if (old && corrected) morph(old, corrected);
  }
  root.dataset.zone = freshZone;
}

async function refetchPage(page: Document, fetchPage: ZoneFacts["fetchPage"]): Promise<Document | undefined> {
  const answer = await fetchPage(page.location.href, AbortSignal.timeout(TIMEOUT));
  if (!answer.ok) return undefined;
  return parsePage(await answer.text());
}
