import type { PageScript } from "~/browser/page-script.ts";
import { RENEW_EVENT, RENEWS_ON_CHANGE } from "~/browser/renew-event";
import { withTimeLimit } from "~/browser/time-limit";
import { morph } from "./morph.ts";
import { parsePage } from "./parse-page.ts";
import { isInOtherZone } from "./shown-offsets.ts";

/** Milliseconds between two fetches of the page: in the sevens a goal every four minutes is many. */
const EVERY = 20_000;

/**
 * A page without a feed of its own (the sevens) says with `data-renew` that something is played, and of when it is (milliseconds): while the page is
 * visible, its main part is fetched again and what differs is replaced. When a fetch fails the page stays as it was, with
 * its time beside it. A page of a member's own (favourites) is fetched when its visitor has changed what it shows.
 */
export function startRenewal({ page }: PageScript): void {
  const main = page.querySelector("main");
  const mark = main?.querySelector<HTMLElement>("[data-renew]");
  if (!main || !mark) return;
  let timer: ReturnType<typeof setInterval> | undefined;
  const renew = async () => {
    if (page.hidden || !navigator.onLine) return;
    const fresh = await fetchPage(page.location.href);
    const freshMain = fresh?.querySelector("main");
    if (!fresh || !freshMain) return;
    // The zone has become known since the first visit: the frame around the main part shows another one.
    if (isInOtherZone(fresh, page)) return page.location.reload();
    // Two isolates may answer in the wrong order.
    if (renewedAt(freshMain) < renewedAt(main)) return;
    morph(main, freshMain);
    if (!main.querySelector("[data-renew]")) clearInterval(timer);
  };
  if (mark.dataset.renew === RENEWS_ON_CHANGE) page.addEventListener(RENEW_EVENT, renew);
  else timer = setInterval(renew, EVERY);
}

/** Of when a main part is, in milliseconds; no number where nothing is played, or a page does not tell. */
const renewedAt = (main: HTMLElement): number => Number(main.querySelector<HTMLElement>("[data-renew]")?.dataset.renew);

async function fetchPage(address: string): Promise<Document | undefined> {
  try {
    const answer = await fetch(address, {
      cache: "no-cache",
      headers: { Accept: "text/html" },
      signal: withTimeLimit(),
    });
    return answer.ok ? parsePage(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}
