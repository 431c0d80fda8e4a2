import { type ContestRefusal, callOfForm, confirmForm, refuseForm } from "~/features/contest/contest-action.server";
import type { ContestContext } from "~/features/contest/load-contest.server";
import { throwErrorPage } from "~/features/errors/error-states.server";

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
