import { type ContestRefusal, callOfForm, confirmForm, refuseForm } from "~/features/contest/contest-action.server";
import type { ContestContext } from "~/features/contest/load-contest.server";
import { throwErrorPage } from "~/features/errors/error-states.server";

/** Why a form was refused, with the link that it held. */
export interface ParticipationState extends ContestRefusal {
  link?: string;
  /** It is no link of a video. */
  isLinkWrong?: boolean;
}

interface ParticipationForm {
  request: Request;
  contestId: string | undefined;
  /** Of a video, as it was typed. */
  link?: string;
}

/** The form that takes part: the page says afterwards that the member does, or why not. */
export async function participate(
  context: ContestContext,
  { request, contestId, link }: ParticipationForm,
): Promise<Response> {
  if (!contestId) return throwErrorPage(context, "notFound");
  const sent = link === undefined ? {} : { link };
  const { refusal } = await callOfForm(context, "contestParticipate", { contestId, ...sent });
  return refusal ? refuseForm<ParticipationState>({ ...sent, ...refusal }) : confirmForm(request, "entry");
}
