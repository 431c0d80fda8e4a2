import { BUSINESS_SESSION_INVALID } from "#contract/tables/business-codes";
import type { Sport } from "#contract/tables/sports";
import { leaveSession } from "~/browser/leave-session";
import type { PageScript } from "~/browser/page-script.ts";
import { withTimeLimit } from "~/browser/time-limit";
import { keepTrying } from "~/browser/try-again";
import { fieldsOf, resultIn } from "~/browser/wire-fields";
import { isFresh, openSportsIn, readOpenEvents, writeOpenEvents } from "./open-events.ts";

/** Milliseconds after page load (specification, section 4). */
const ASK_AFTER = 500;

/** Texts are not used: one language for all, so that the edge caches one answer for guests. */
const CALLS = {
  guest: "/api/contest/getContestList?state=ongoing&locale=en",
  member: "/api/contest/getContestListAsMember?state=ongoing&locale=en",
};

/**
 * Marks a sport's events in the navigation while one can be entered and this visitor has not. Event pages always
 * refresh the record, since visitors enter there.
 */
export function startEventsDot({ page }: Pick<PageScript, "page">): void {
  const links = page.querySelectorAll<HTMLElement>("a[data-events]");
  const { account, saving } = page.documentElement.dataset;
  if (links.length === 0) return;
  const isMember = account === "member";
  const of = isMember ? (page.querySelector("[data-nickname]")?.textContent?.trim() ?? "") : "";
  const record = readOpenEvents(of);
  mark(links, record?.sports ?? []);
  const isOfEvents = /^\/[^/]+\/[^/]+\/event(\/|$)/.test(page.location.pathname);
  // The dot is not worth a request for visitors who save data.
  if (saving !== undefined || (isFresh(record, Date.now()) && !isOfEvents)) return;
  const renew = async () => {
    const answer = await ask(CALLS[isMember ? "member" : "guest"]);
    if (fieldsOf(fieldsOf(answer).result).businessCode === BUSINESS_SESSION_INVALID) return leaveSession(page);
    const result = resultIn(answer);
    // Until there is an answer the marks stay.
    if (!result) throw new Error("no list of contests");
    const sports = openSportsIn(result);
    writeOpenEvents({ of, at: Date.now(), sports });
    mark(links, sports);
  };
  setTimeout(() => keepTrying(page, renew), ASK_AFTER);
}

const ask = async (path: string): Promise<unknown> => (await fetch(path, { signal: withTimeLimit() })).json();

function mark(links: Iterable<HTMLElement>, sports: readonly Sport[]): void {
  for (const link of links) link.toggleAttribute("data-open", sports.includes(link.dataset.events as Sport));
}
