import { type FaultOfPlace, faultsOfPlaces, type PlacePick } from "#contract/contests/place-picks";
import { type ContestRefusal, callOfForm, confirmForm, refuseForm } from "~/features/contest/contest-action.server";
import type { ContestContext } from "~/features/contest/load-contest.server";
import { loadOrThrowErrorPage, throwErrorPage } from "~/features/errors/error-states.server";
import { formOf } from "~/features/forms/read-fields";
import { picksOfForm } from "./place-fields.ts";

/** Why a form was refused, with what it held. */
export interface PlacesFormState extends ContestRefusal {
  picks: PlacePick[];
  faults?: FaultOfPlace[];
}

/** The form of a whole tournament: sent on where every place has a team that can get there. */
export async function sendPlaces(
  context: ContestContext,
  { request, contestId }: { request: Request; contestId: string | undefined },
): Promise<Response> {
  if (!contestId) return throwErrorPage(context, "notFound");
  const call = context.upstream.call("contestSelections", { contestId });
  const { slots } = (await loadOrThrowErrorPage(context, call)).value;
  const picks = picksOfForm(await formOf(request), slots);
  // A guest who signs in has not lost the way: the page has the picks.
  if (!context.account.member) return refuseForm<PlacesFormState>({ picks, fault: "guest" });
  const faults = faultsOfPlaces(slots, picks);
  if (faults.length > 0) return refuseForm<PlacesFormState>({ picks, faults });
  const { refusal } = await callOfForm(context, "submitPlaces", { contestId, picks: JSON.stringify(picks) });
  return refusal ? refuseForm<PlacesFormState>({ picks, ...refusal }) : confirmForm(request, "places");
}
