import type { ContestKind } from "#contract/tables/contest-types";
import { CONTEST_TYPES } from "#contract/tables/contest-types";
import { ledgerFiles } from "~/features/contest/ledger-files.server";
import { boardEndOf, loadBoard } from "~/features/contest/load-board.server";
import { type ContestContext, type LoadedContest, loadContest, loadMine } from "~/features/contest/load-contest.server";
import { NOTHING_YET } from "~/features/contest/mine";
import { shownMine } from "~/features/contest/shown-matches.server";
import type { ContestMatchesData } from "./contest-matches-data.ts";
import { loadEntry, loadLatest } from "./load-latest.server.ts";
import { loadPlay } from "./load-play.server.ts";

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
