import type { ContestSelections, PlacePrediction, PlacePredictions } from "#contract/domain/contests";
import type { ContestHead, ContestTab, LedgerFile, ShownTime } from "~/features/contest/contest-head";
import {
  boardEndOf,
  type ContestContext,
  ledgerFiles,
  loadBoard,
  loadContest,
  loadMine,
} from "~/features/contest/load-contest.server";
import { shownTime } from "~/features/contest/shown-values.server";
import type { BoardEnd, BoardPage } from "~/features/contest/use-board";
import { loadOrThrowErrorPage } from "~/features/errors/error-states.server";
import type { ZonedData } from "~/page/page";

export interface EventWorldCupData extends ZonedData {
  head: ContestHead;
  tab: ContestTab;
  selections: ContestSelections;
  deadline: ShownTime;
  isMember: boolean;
  /** The member's sent picks, and when they were sent. */
  mine?: PlacePrediction & { sentAt: ShownTime };
  /** Of the current tab. */
  board?: BoardPage;
  latest?: PlacePredictions;
  ledger?: LedgerFile[];
  end: BoardEnd;
  /** The id after which the board or list of predictions starts; empty at its top. */
  firstId: string;
  /** The form has just been submitted. */
  isSaved: boolean;
}

/** A tournament: its slots, the member's picks, and the requested tab. */
export async function loadEventWorldCup(
  context: ContestContext,
  { request, contestId }: { request: Pick<Request, "url">; contestId: string | undefined },
): Promise<EventWorldCupData> {
  const loaded = await loadContest(context, { request, contestId, kind: "worldCup" });
  const { head, zone, tab, query } = loaded;
  const { id } = head;
  const [{ value: selections }, mine] = await Promise.all([
    loadOrThrowErrorPage(context, context.upstream.call("contestSelections", { contestId: id })),
    loadMine(context, "myPlaces", { contestId: id }),
  ]);
  const lastId = query.get("lastId") ?? "";
  const page = { contestId: id, ...(lastId && { lastId }) };
  const board = tab === "board" ? await loadBoard(context, { contestId: id, query }) : undefined;
  const latest =
    tab === "latest" && head.state === "past"
      ? (await loadOrThrowErrorPage(context, context.upstream.call("latestPlaces", page))).value
      : undefined;
  return {
    head,
    zone,
    tab,
    selections,
    deadline: shownTime(selections.deadline, context),
    isMember: context.account.member !== undefined,
    ...(mine && { mine: { ...mine, sentAt: shownTime(mine.submittedAt, context) } }),
    ...(board && { board }),
    ...(latest && { latest }),
    ...(tab === "rules" && { ledger: ledgerFiles(loaded, context) }),
    end: boardEndOf(query),
    firstId: lastId,
    isSaved: query.get("saved") === "places",
  };
}
