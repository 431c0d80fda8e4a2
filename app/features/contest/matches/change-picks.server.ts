import { NO_STORE } from "#contract/tables/edge-headers";
import { type ContestRefusal, callOfForm, confirmForm, refuseForm } from "~/features/contest/contest-action.server";
import type { ContestContext } from "~/features/contest/load-contest.server";
import { movedReview, type Review, readTerms } from "~/features/contest/pick-terms";
import { type Choices, changesOf, choicesOf, isLinePick, sentPicks } from "~/features/contest/picks";
import { readChoices } from "~/features/contest/read-form";
import { formOf } from "~/features/forms/read-fields";

/** State of a form sent without script: its values, and why nothing was changed. */
export interface PicksState extends ContestRefusal {
  choices: Choices;
  /** The picks are to be reviewed before sending. */
  isCheck?: boolean;
  /** What was sent in vain, with the lines as they are now. */
  review?: Review;
}

interface PicksRequest {
  request: Request;
  contestId: string | undefined;
}

/**
 * Handles a form of picks: first a review, then saving with the lines and prices that the review showed. If one has
 * moved, or a side was chosen that the review did not show, it is reviewed again. Unchanged picks are left out, since
 * they may be locked by now.
 */
export async function changePicks(
  context: ContestContext,
  { request, contestId = "" }: PicksRequest,
): Promise<Response> {
  const form = await formOf(request);
  const choices = readChoices(form);
  const refuse = (refusal: ContestRefusal) => refuseForm<PicksState>({ choices, ...refusal });
  const mine = await callOfForm(context, request, ["getMyPredictionList", { contestId }]);
  if (mine.refusal) return refuse(mine.refusal);
  const changes = changesOf(choices, choicesOf(mine.value.picks), () => true);
  if (changes.length === 0) return refuse({ fault: "nothing" });
  const review = (state: Pick<PicksState, "review"> = {}) =>
    Response.json({ choices, isCheck: true, ...state } satisfies PicksState, { headers: NO_STORE });
  const terms = readTerms(form);
  const isReviewed = changes.every((change) => !isLinePick(change) || terms[change.key]?.side === change.to);
  if (form.get("intent") !== "send" || !isReviewed) return review();
  const picks = JSON.stringify(sentPicks(changes, terms));
  const saved = await callOfForm(context, request, ["savePicks", { contestId, picks }]);
  if (saved.refusal) return refuse(saved.refusal);
  const { moved } = saved.value;
  return moved.length > 0 ? review({ review: movedReview(terms, moved) }) : confirmForm(request, "picks");
}
