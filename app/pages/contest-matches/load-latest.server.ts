import type { ContestEntry } from "#contract/domain/contests";
import { contestHref } from "~/features/contest/contest-head";
import type { ContestContext } from "~/features/contest/load-contest.server";
import { shownMatch } from "~/features/contest/shown-matches.server";
import { loadOrThrowErrorPage } from "~/features/errors/error-states.server";
import type { LatestData, ShownEntry } from "./contest-matches-data.ts";

interface LatestQuery {
  contestId: string;
  query: URLSearchParams;
  /** Page path with its locale. */
  path: string;
}

const shownEntry = ({ leader, picks, matches }: ContestEntry, context: ContestContext): ShownEntry => ({
  ...{ leader, picks },
  matches: matches.map((match) => shownMatch(match, context)),
});

/** Entries with the most recently locked picks. */
export async function loadLatest(
  context: ContestContext,
  { contestId, query, path }: LatestQuery,
): Promise<LatestData> {
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
export async function loadEntry(
  context: ContestContext,
  { contestId, entryId }: { contestId: string; entryId: string },
): Promise<ShownEntry> {
  const call = context.upstream.call("getContestEntry", { contestId, entryId });
  return shownEntry((await loadOrThrowErrorPage(context, call)).value, context);
}
