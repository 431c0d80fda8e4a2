import { leaveSession } from "~/runtime/members/leave-session";
import { RENEW_EVENT, RENEWS_ON_CHANGE } from "~/runtime/page-script/page-events";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { withTimeLimit } from "~/runtime/time-limit";
import { keepTrying } from "~/runtime/try-again";
import { parsePage } from "../../runtime/live/parse-page.ts";
import { isInOtherZone } from "./catch-up.ts";
import { morph } from "./morph.ts";

/** Milliseconds between two fetches of the page: in the sevens a goal every four minutes is many. */
const EVERY = 20_000;

/**
 * A page without a live feed (the sevens) marks with `data-renew` that something is played, and its instant
 * (milliseconds): while the page is visible, its main part is fetched again and morphed. If a fetch fails, the page
 * stays as it was, with its time shown, until the next. A member's own page (favourites) is fetched when the visitor
 * has changed what it shows; if their session has ended, the response is the sign-in page, and this page leaves.
 */
export function startRenewal({ page }: PageScript, replaceMain = morph): void {
  const main = page.querySelector("main");
  const mark = main?.querySelector<HTMLElement>("[data-renew]");
  if (!main || !mark) return;
  const isOfMember = mark.dataset.renew === RENEWS_ON_CHANGE;
  let timer: ReturnType<typeof setInterval> | undefined;
  const renew = async () => {
    const { fresh, isRedirected } = await fetchPage(page.location.href);
    if (isOfMember && fresh.documentElement.dataset.account !== "member") return leaveSession(page);
    // Another page's main part does not belong into this one.
    if (isRedirected) return page.location.reload();
    const freshMain = fresh.querySelector("main");
    if (!freshMain) throw new Error("no main part");
    // The zone became known after the first visit: the frame around the main part shows another one.
    if (isInOtherZone(fresh, page)) return page.location.reload();
    // Responses of two isolates may arrive out of order.
    if (renewedAt(freshMain) < renewedAt(main)) return;
    replaceMain(main, freshMain);
    if (!main.querySelector("[data-renew]")) clearInterval(timer);
  };
  if (isOfMember) {
    let again: (() => void) | undefined;
    page.addEventListener(RENEW_EVENT, () => {
      if (again) again();
      else again = keepTrying(page, renew);
    });
    return;
  }
  timer = setInterval(() => {
    if (!page.hidden && navigator.onLine) renew().catch(() => undefined);
  }, EVERY);
}

/** The instant of a main part, in milliseconds; NaN if nothing is played or the page gives none. */
const renewedAt = (main: HTMLElement): number => Number(main.querySelector<HTMLElement>("[data-renew]")?.dataset.renew);

async function fetchPage(address: string): Promise<{ fresh: Document; isRedirected: boolean }> {
  const answer = await fetch(address, { cache: "no-cache", headers: { Accept: "text/html" }, signal: withTimeLimit() });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return { fresh: parsePage(await answer.text()), isRedirected: answer.redirected };
}
