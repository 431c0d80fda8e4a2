import type { MyParticipation } from "#contract/domain/contests";
import type { ContestKind } from "#contract/tables/contest-types";
import { type ContestRefusal, callOfForm, confirmForm, refuseForm } from "~/features/contest/contest-action.server";
import type { ContestHead, ContestTab } from "~/features/contest/contest-head";
import { type ContestContext, loadContest, loadMine, loadParticipants } from "~/features/contest/load-contest.server";
import type { BoardPage } from "~/features/contest/use-board";
import { throwErrorPage } from "~/features/errors/error-states.server";
import type { ZonedData } from "~/page/page";

/** Shared data of pages of contests without picks. */
export interface ParticipationData extends ZonedData {
  head: ContestHead;
  tab: ContestTab;
  isMember: boolean;
  /** Absent until the member has entered. */
  mine?: MyParticipation;
  /** Only where the board is shown. */
  board?: BoardPage;
  /** The id after which the board starts; empty at the top. */
  firstId: string;
  /** The form has just been submitted. */
  isSaved: boolean;
}

interface ParticipationRequest {
  request: Pick<Request, "url">;
  contestId: string | undefined;
  kind: Extract<ContestKind, "referral" | "video">;
}

/** A referral or video contest, with the member's entry. */
export async function loadParticipation(
  context: ContestContext,
  place: ParticipationRequest,
): Promise<ParticipationData> {
  const { head, zone, tab, query } = await loadContest(context, place);
  const [mine, board] = await Promise.all([
    loadMine(context, "myParticipant", { contestId: head.id }),
    tab === "board" ? loadParticipants(context, { contestId: head.id, query }) : undefined,
  ]);
  return {
    head,
    zone,
    tab,
    isMember: context.account.member !== undefined,
    ...(mine && { mine }),
    ...(board && { board }),
    firstId: query.get("lastId") ?? "",
    isSaved: query.get("saved") === "entry",
  };
}

/** Why a form was refused, with the submitted link. */
export interface ParticipationState extends ContestRefusal {
  link?: string;
  /** The link is not a video. */
  isLinkWrong?: boolean;
}

interface ParticipationForm {
  request: Request;
  contestId: string | undefined;
  /** Video link as typed. */
  link?: string;
}

/** Submits the entry form: afterwards the page shows the entry or why it was refused. */
export async function participate(
  context: ContestContext,
  { request, contestId, link }: ParticipationForm,
): Promise<Response> {
  if (!contestId) return throwErrorPage(context, "notFound");
  const sent = link === undefined ? {} : { link };
  const { refusal } = await callOfForm(context, request, ["contestParticipate", { contestId, ...sent }]);
  return refusal ? refuseForm<ParticipationState>({ ...sent, ...refusal }) : confirmForm(request, "entry");
}
