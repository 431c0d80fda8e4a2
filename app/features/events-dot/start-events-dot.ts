import { BUSINESS_SESSION_INVALID } from "#contract/tables/business-codes";
import { SPORTS, type Sport } from "#contract/tables/sports";
import { EVENTS_KEY } from "~/runtime/members/drafts";
import { leaveSession } from "~/runtime/members/leave-session";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { deviceStore } from "~/runtime/storage";
import { withTimeLimit } from "~/runtime/time-limit";
import { keepTrying } from "~/runtime/try-again";
import { fieldsOf, listOf, resultIn, textOf, type WireFields } from "~/runtime/wire-fields";

// Which sports have a contest this visitor can still enter, as last reported by the edge. Lets pages mark the
// navigation without a call each.

/** Milliseconds for which the record is fresh. */
const FRESH_FOR = 180_000;

interface OpenEvents {
  /** Nickname of the member, empty for guests: another visitor of this device may have entered other contests. */
  of: string;
  /** Milliseconds, by the device's clock. */
  at: number;
  sports: readonly Sport[];
}

const TRUE = ["true", "1"];

/**
 * The sports of running contests (getContestList, getContestListAsMember) in which one has not been entered. A contest
 * of no sport counts for both. "Running" is by the edge's clock: a device's may be hours off.
 */
export function openSportsIn({ data }: WireFields): Sport[] {
  const open = listOf(fieldsOf(data).list).filter(({ participated }) => !TRUE.includes(String(participated)));
  return SPORTS.filter(({ sportType }) =>
    open.some((contest) => ["", String(sportType)].includes(textOf(contest.sportType))),
  ).map(({ code }) => code);
}

/** The record of a visitor; undefined for another visitor or a malformed record. */
export function readOpenEvents(of: string, store = deviceStore()): OpenEvents | undefined {
  try {
    const record = JSON.parse(store?.getItem(EVENTS_KEY) ?? "null") as OpenEvents | null;
    return record?.of === of && Array.isArray(record.sports) ? record : undefined;
  } catch {
    return undefined;
  }
}

export function writeOpenEvents(record: OpenEvents, store = deviceStore()): void {
  try {
    store?.setItem(EVENTS_KEY, JSON.stringify(record));
  } catch {
    // Storage is full: the next page requests it again.
  }
}

/** Whether no request is needed. A record is not fresh if the clock has been set back since. */
export const isFresh = (record: OpenEvents | undefined, now: number): boolean =>
  record !== undefined && now >= record.at && now - record.at < FRESH_FOR;

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
