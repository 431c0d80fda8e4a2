import type { MatchChange } from "#contract/domain/live";
import { FETCHED_HEADER } from "#contract/tables/edge-headers";
import { foldAsChosen } from "~/features/match-list/apply-folds";
import { insertDeferredGroups } from "~/features/match-list/deferred-groups";
import { LIST_ID } from "~/page/element-ids";
import { PAGE_SCRIPT_ID } from "~/runtime/page-script/load-file";
import { pauseAfter } from "~/runtime/try-again";
import { parsePage, partAddress } from "../../runtime/live/parse-page.ts";
import { morph } from "./morph.ts";

/** Offsets without the instants from which they apply; empty if a page, or a part of one, shows no times. */
const shownOffsets = ({ documentElement }: Document): string =>
  (documentElement.dataset.zone ?? "").replace(/\d+:/g, "");

/** Whether a fetched page shows times in another zone than this one, because the visitor's has become known since. */
export const isInOtherZone = (fresh: Document, page: Document): boolean => {
  const offsets = shownOffsets(fresh);
  return offsets !== "" && offsets !== shownOffsets(page);
};

/** Minimum interval between two fetches of the page, in milliseconds. */
const INTERVAL = 10_000;
const TIMEOUT = 15_000;
/** Caches on the way may be older than a change by this many fetches, after which they become rarer. */
const USUAL_TRIES = 6;

type CaughtUp =
  /** The list is now as the server rendered it. */
  | "replaced"
  /** The server's page is no newer than the list shown. */
  | "current"
  | "failed";

interface CatchUpFacts {
  page: Document;
  fetchPage(address: string, signal: AbortSignal): Promise<Response>;
  now(): number;
  /** From 0 to 1. */
  random(): number;
  /**
   * Accepts a list fetched at this instant (milliseconds) and returns the changes to apply on top; undefined if it is
   * too old.
   */
  accept(pageAt: number): readonly MatchChange[] | undefined;
  /** The rows were replaced. */
  onReplaced(changes: readonly MatchChange[]): void;
}

interface CatchUp {
  /**
   * Fetches the page's list, at once or when the interval allows; at most one fetch is scheduled. Responses may be
   * cached: if one is older than `newerThan` (milliseconds by the upstream's clock), another fetch follows.
   */
  request(newerThan?: number): void;
  /** Fetches at once, for a waiting visitor. Undefined if the list was fetched a moment ago. */
  runNow(): Promise<CaughtUp> | undefined;
}

/** Milliseconds until the next fetch may start. */
export const waitUntilNext = (lastAt: number | undefined, now: number): number =>
  lastAt === undefined ? 0 : Math.max(0, lastAt + INTERVAL - now);

/** Replaces the page's list with the one that the server renders now. */
export function createCatchUp(facts: CatchUpFacts): CatchUp {
  let lastAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  let needed = 0;
  let tries = 0;

  const run = async () => {
    lastAt = facts.now();
    isWanted = false;
    clearTimeout(timer);
    const outcome = await catchUp(facts).catch((): CaughtUp => "failed");
    tries += 1;
    if (!isWanted && fetchedAt(facts.page) < needed) plan(pauseAfter(Math.max(1, tries - USUAL_TRIES), facts.random()));
    return outcome;
  };
  const plan = (least = 0) => {
    isWanted = true;
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(least, waitUntilNext(lastAt, facts.now())));
  };
  return {
    request(newerThan = 0) {
      const isNews = newerThan > needed;
      // What has just happened does not wait for the pause that earlier tries have made long.
      if (isNews) [needed, tries] = [newerThan, 0];
      if (isNews || !isWanted) plan();
    },
    runNow: () => (waitUntilNext(lastAt, facts.now()) > 0 ? undefined : run()),
  };
}

async function catchUp(facts: CatchUpFacts): Promise<CaughtUp> {
  const { page, accept, onReplaced } = facts;
  const fresh = await fetchList(facts, page.location.href);
  const old = listOf(page);
  const list = fresh && listOf(fresh);
  if (!old || !fresh || !list?.dataset.fetched) return "failed";
  if (dayOf(fresh) !== dayOf(page) || buildOf(fresh) !== buildOf(page) || isInOtherZone(fresh, page)) {
    // At midnight, after a new build, or once the zone is known, the rest of the page changes too: another day, other
    // scripts and styles, or other times.
    page.location.reload();
    return "replaced";
  }
  const changes = accept(fetchedAt(fresh));
  if (!changes) return "current";
  morph(old, list);
  onReplaced(changes);
  return "replaced";
}

async function fetchList({ fetchPage }: CatchUpFacts, address: string): Promise<Document | undefined> {
  const answer = await fetchPage(partAddress(address), AbortSignal.timeout(TIMEOUT));
  if (!answer.ok) return undefined;
  const fresh = parsePage(await answer.text());
  insertDeferredGroups(fresh);
  foldAsChosen(fresh);
  // A list revalidated with a 304 takes its time from the header: its cached content has the old one.
  const list = listOf(fresh);
  const at = answer.headers.get(FETCHED_HEADER);
  if (list && at) list.dataset.fetched = at;
  return fresh;
}

const listOf = (page: Document): HTMLElement | null => page.getElementById(LIST_ID);

/** When a page's rows were fetched, in milliseconds by the upstream's clock; 0 if unknown. */
export const fetchedAt = (page: Document): number => Number(listOf(page)?.dataset.fetched) || 0;

/** Files are content-addressed: each build that changes the page script gives it another name. */
const buildOf = (page: Document): string | undefined => page.getElementById(PAGE_SCRIPT_ID)?.dataset.src;

/** The list's day, as in its date field. */
const dayOf = (page: Document): string | null => page.querySelector("input[type=date]")?.getAttribute("value") ?? null;
