import { contestDay, openHours, openingDay } from "#contract/contests/contest-days";
import type { ContestDay, ContestDetails, ContestEntry, ContestMatch } from "#contract/domain/contests";
import { CONTEST_TYPES, type ContestKind } from "#contract/tables/contest-types";
import { isDate } from "#contract/time/zone";
import { contestHref } from "~/features/contest/contest-head";
import {
  boardEndOf,
  type ContestContext,
  type LoadedContest,
  ledgerFiles,
  loadBoard,
  loadContest,
  loadMine,
} from "~/features/contest/load-contest.server";
import { NOTHING_YET } from "~/features/contest/mine";
import { shownMatch, shownMine, shownPickMatch, shownTime } from "~/features/contest/shown-values.server";
import { loadOrThrowErrorPage } from "~/features/errors/error-states.server";
import { formatDate } from "~/i18n/format-date";
import type { ContestMatchesData, LatestData, PlayData, ShownEntry } from "./contest-matches-data.ts";

interface GameDay extends Pick<ContestDay, "day" | "days" | "matches">, Partial<Pick<ContestDay, "source">> {}

const dateIn = (query: URLSearchParams): string | null => {
  const date = query.get("date");
  return date !== null && isDate(date) ? date : null;
};

/** A day of guessed scores, from the contest's own matches: the requested one if it has any. */
export function dayOfScores(matches: readonly ContestMatch[], query: URLSearchParams, now: number): GameDay {
  const days = [...new Set(matches.map(({ day }) => day))].sort();
  const wanted = dateIn(query);
  const day = wanted !== null && days.includes(wanted) ? wanted : (openingDay(matches, now) ?? contestDay(now));
  return { day, days, matches: matches.filter((match) => match.day === day) };
}

async function dayOfLines(context: ContestContext, { details, query }: LoadedContest): Promise<GameDay> {
  const date = dateIn(query);
  const params = { contestId: details.id, ...(date !== null && { date }) };
  return (await loadOrThrowErrorPage(context, context.upstream.call("getContestDay", params))).value;
}

const hasLines = ({ kind }: Pick<ContestDetails, "kind">): boolean => kind === "prediction";

/** The day's matches; undefined if picks need lines and prices, and the visitor's country has none. */
async function loadPlay(context: ContestContext, loaded: LoadedContest, path: string): Promise<PlayData | undefined> {
  const isOfLines = hasLines(loaded.details);
  if (isOfLines && !context.showsPrices) return undefined;
  const { day, days, matches, source } = isOfLines
    ? await dayOfLines(context, loaded)
    : dayOfScores(loaded.details.matches, loaded.query, context.now);
  const { from, to } = openHours(day);
  return {
    day,
    days: days.map((one) => ({
      name: formatDate(one, context.locale, "row"),
      href: contestHref({ path }, "play", { date: one }),
      isShown: one === day,
    })),
    opensAt: from,
    closesAt: to,
    opens: shownTime(from, context),
    closes: shownTime(to, context),
    matches: matches.map((match) => shownPickMatch(match, context)),
    ...(source && { source }),
  };
}

interface LatestQuery {
  contestId: string;
  query: URLSearchParams;
  /** Page path with its locale. */
  path: string;
}

const shownEntry = ({ leader, picks, matches }: ContestEntry, context: ContestContext): ShownEntry => ({
  leader,
  picks,
  matches: matches.map((match) => shownMatch(match, context)),
});

/** Entries with the most recently locked picks. */
async function loadLatest(context: ContestContext, { contestId, query, path }: LatestQuery): Promise<LatestData> {
  const before = query.get("lastId");
  const call = context.upstream.call("getLatestContesterPredictionList", {
    contestId,
    ...(before && { lastId: before }),
  });
  const { entries, hasNext, lastId } = (await loadOrThrowErrorPage(context, call)).value;
  return {
    entries: entries.map((entry) => shownEntry(entry, context)),
    ...(hasNext && lastId !== undefined && { nextHref: contestHref({ path }, "latest", { lastId }) }),
  };
}

/** One entry with all its locked picks. 404 if there is none. */
async function loadEntry(
  context: ContestContext,
  { contestId, entryId }: { contestId: string; entryId: string },
): Promise<ShownEntry> {
  const call = context.upstream.call("getContestEntry", { contestId, entryId });
  return shownEntry((await loadOrThrowErrorPage(context, call)).value, context);
}

/** The contest kind of an address. */
export const kindOfPath = (pathname: string): ContestKind =>
  CONTEST_TYPES.find(({ segment }) => pathname.split("/").includes(segment))?.kind ?? "prediction";

/** Loads the tab in the address. */
async function loadPart(
  context: ContestContext,
  loaded: LoadedContest,
  path: string,
): Promise<Partial<ContestMatchesData>> {
  const { tab, query, details } = loaded;
  const contestId = details.id;
  switch (tab) {
    case "play": {
      const play = await loadPlay(context, loaded, path);
      return play ? { play } : {};
    }
    case "latest": {
      const entryId = query.get("entry");
      if (entryId) return { entry: await loadEntry(context, { contestId, entryId }) };
      return { latest: await loadLatest(context, { contestId, query, path }) };
    }
    case "board": {
      const first = await loadBoard(context, { contestId, query });
      return { board: { first, firstId: query.get("lastId") ?? "", end: boardEndOf(query) } };
    }
    case "rules":
      return { ledger: ledgerFiles(loaded, context) };
    case "mine":
      return {};
  }
}

/** Data of a prediction or score-guessing contest's page. */
export async function loadContestMatches(
  context: ContestContext,
  { request, contestId }: { request: Pick<Request, "url">; contestId: string | undefined },
): Promise<ContestMatchesData> {
  const { pathname } = new URL(request.url);
  const loaded = await loadContest(context, { request, contestId, kind: kindOfPath(pathname) });
  const { head, zone, tab, query, details } = loaded;
  const [mine, part] = await Promise.all([
    loadMine(context, "getMyPredictionList", { contestId: details.id }),
    loadPart(context, loaded, pathname),
  ]);
  return {
    head,
    zone,
    tab,
    isMember: context.account.member !== undefined,
    mine: mine ? shownMine(mine, context) : NOTHING_YET,
    isSaved: query.has("saved"),
    showsPrices: context.showsPrices,
    ...part,
  };
}
