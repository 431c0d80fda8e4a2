import { morph } from "~/live/morph";
import { parsePage } from "~/live/parse-page";
import type { PageScript } from "~/page-script/page-words";

/** Between two copies of the page, in milliseconds: a goal every four minutes is much in the sevens. */
const EVERY = 20_000;

/**
 * The sevens have no feed: while something is played and the page is looked at, its main part is fetched anew, and what
 * differs is put in its place. What does not come stays as it was, with its time beside it.
 */
export function startRenewal({ page }: PageScript): void {
  const main = page.querySelector("main");
  if (!main?.querySelector("[data-renew]")) return;
  const timer = setInterval(async () => {
    if (page.hidden || !navigator.onLine) return;
    const fresh = await fetchPage(page.location.href);
    const freshMain = fresh?.querySelector("main");
    if (!fresh || !freshMain) return;
    // The zone has become known since the first visit: what stands around the main part says another one.
    if (zoneOf(fresh) !== zoneOf(page)) return page.location.reload();
    morph(main, freshMain);
    if (!main.querySelector("[data-renew]")) clearInterval(timer);
  }, EVERY);
}

async function fetchPage(address: string): Promise<Document | undefined> {
  try {
    const answer = await fetch(address, { cache: "no-cache", headers: { Accept: "text/html" } });
    return answer.ok ? parsePage(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}

/** Offsets without the instants from which they are in force. */
const zoneOf = ({ documentElement }: Document): string => (documentElement.dataset.zone ?? "").replace(/\d+:/g, "");
