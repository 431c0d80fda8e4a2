import { type FaultOfPlace, faultsOfPlaces, type PlacePick } from "#contract/contests/place-picks";
import { type ContestRefusal, callOfForm, confirmForm, refuseForm } from "~/features/contest/contest-action.server";
import type { ContestContext } from "~/features/contest/load-contest.server";
import { loadOrThrowErrorPage, throwErrorPage } from "~/features/errors/error-states.server";
import { formOf } from "~/features/forms/read-fields";
import { picksOfForm } from "./place-fields.ts";

/** Why a form was refused, with its values. */
export interface PlacesFormState extends ContestRefusal {
  picks: PlacePick[];
  faults?: FaultOfPlace[];
}

/** Handles the form of a whole tournament: sent upstream once every place has a team that can get there. */
export async function sendPlaces(
  context: ContestContext,
  { request, contestId }: { request: Request; contestId: string | undefined },
): Promise<Response> {
  if (!contestId) return throwErrorPage(context, "notFound");
  const call = context.upstream.call("contestSelections", { contestId });
  const { slots } = (await loadOrThrowErrorPage(context, call)).value;
  const picks = picksOfForm(await formOf(request), slots);
  // A guest keeps the picks while signing in: the page has them.
  if (!context.account.member) return refuseForm<PlacesFormState>({ picks, fault: "guest" });
  const faults = faultsOfPlaces(slots, picks);
  if (faults.length > 0) return refuseForm<PlacesFormState>({ picks, faults });
  const { refusal } = await callOfForm(context, request, ["submitPlaces", { contestId, picks: JSON.stringify(picks) }]);
  return refusal ? refuseForm<PlacesFormState>({ picks, ...refusal }) : confirmForm(request, "places");
}
