import { foldAsChosen } from "~/features/match-list/apply-folds";
import { deferredGroupSteps } from "~/features/match-list/deferred-groups";
import { LIST_ID, MAIN_ID } from "~/page/element-ids";
import { allInTurns } from "~/runtime/in-turns";
import { PAGE_SCRIPT_ID } from "~/runtime/page-script/load-file";
import { ZONE_EVENT } from "~/runtime/page-script/page-events";
import { isOtherZone, setCookie, zoneName } from "~/runtime/visitor-cookies";
import { parsePage } from "../../runtime/live/parse-page.ts";
import { morph } from "./morph.ts";

const TIMEOUT = 15_000;

/** The parts of a page that show local times: its content, and the footer's line that names the zone. */
const PARTS = [`#${MAIN_ID}`, "body > footer"];

const LIST = `#${MAIN_ID} #${LIST_ID}`;

/** Parts of these that are replaced in separate tasks: the competitions of a list, which may have 500 rows. */
const GROUPS = `#${LIST_ID} [id^=g-]`;

export interface ZoneFacts {
  page: Document;
  /** Minutes east of UTC on the browser's clock at an instant (milliseconds). */
  browserMinutes(instant: number): number;
  fetchPage(address: string, signal: AbortSignal): Promise<Response>;
}

/**
 * A first visit is rendered in the zone of the visitor's country, which may differ from their clock. If times differ,
 * the browser's zone is stored for later pages, and the parts above are fetched in that zone and replaced without a
 * reload. Resolves when that is done or has failed; in that case the page reloads at its next update, which is in the
 * new zone (catch-up.ts).
 */
export async function correctZone({ page, browserMinutes, fetchPage }: ZoneFacts): Promise<void> {
  const root = page.documentElement;
  const { zone } = root.dataset;
  if (!zone || !isOtherZone(zone, browserMinutes)) return;
  const name = zoneName(globalThis);
  if (!name) return;
  setCookie(page, "tz", name);
  if (page.getElementById(PAGE_SCRIPT_ID)?.hasAttribute("data-hydrated")) {
    // React owns the page and reloads its data in the new zone.
    page.dispatchEvent(new Event(ZONE_EVENT));
    return;
  }
  const fresh = await refetchPage(page, fetchPage).catch(() => undefined);
  const freshZone = fresh?.documentElement.dataset.zone;
  if (!fresh || !freshZone || freshZone === zone) return;
  // A list matters more than correct times: a truncated page or an error state is not applied.
  if (page.querySelector(LIST) && !fresh.querySelector(LIST)) return;
  await allInTurns(deferredGroupSteps(fresh));
  foldAsChosen(fresh);
  await allInTurns(
    [...page.querySelectorAll(GROUPS)].map((group) => () => {
      const corrected = fresh.getElementById(group.id);
      if (corrected) morph(group, corrected);
    }),
  );
  // Then the rest: groups that were added, moved or removed, and their surroundings.
  for (const part of PARTS) {
    const [old, corrected] = [page.querySelector(part), fresh.querySelector(part)];
    if (old && corrected) morph(old, corrected);
  }
  root.dataset.zone = freshZone;
}

async function refetchPage(page: Document, fetchPage: ZoneFacts["fetchPage"]): Promise<Document | undefined> {
  const answer = await fetchPage(page.location.href, AbortSignal.timeout(TIMEOUT));
  // Redirected, it is another page's: that of sign-in, for a member whose session has ended.
  if (!answer.ok || answer.redirected) return undefined;
  return parsePage(await answer.text());
}
