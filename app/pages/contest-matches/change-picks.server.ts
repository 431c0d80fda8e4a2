import { type ContestRefusal, callOfForm, confirmForm, refuseForm } from "~/features/contest/contest-action.server";
import type { ContestContext } from "~/features/contest/load-contest.server";
import { type Choices, changesOf, choicesOf, sentPicks } from "~/features/contest/picks";
import { readChoices } from "~/features/contest/read-form";
import { formOf } from "~/features/forms/read-fields";

/** State of a form sent without script: its values, and why nothing was changed. */
export interface PicksState extends ContestRefusal {
  choices: Choices;
  /** The picks are to be reviewed before sending. */
  isCheck?: boolean;
}

interface PicksRequest {
  request: Request;
  contestId: string | undefined;
}

/**
 * Handles a form of picks: first a review, then saving. Unchanged picks are left out, since they may be locked by now.
 */
export async function changePicks(
  context: ContestContext,
  { request, contestId = "" }: PicksRequest,
): Promise<Response> {
  const form = await formOf(request);
  const choices = readChoices(form);
  const refuse = (refusal: ContestRefusal) => refuseForm<PicksState>({ choices, ...refusal });
  const mine = await callOfForm(context, "getMyPredictionList", { contestId });
  if (mine.refusal) return refuse(mine.refusal);
  const changes = changesOf(choices, choicesOf(mine.value.picks), () => true);
  if (changes.length === 0) return refuse({ fault: "nothing" });
  if (form.get("intent") !== "send") {
    const state: PicksState = { choices, isCheck: true };
    return Response.json(state, { headers: { "Cache-Control": "private, no-store" } });
  }
  const saved = await callOfForm(context, "savePicks", { contestId, picks: JSON.stringify(sentPicks(changes)) });
  return saved.refusal ? refuse(saved.refusal) : confirmForm(request, "picks");
}
