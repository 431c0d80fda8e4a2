import { videoLink } from "#contract/contests/video-link";
import { refuseForm } from "~/features/contest/contest-action.server";
import type { ContestContext } from "~/features/contest/load-contest.server";
import {
  loadParticipation,
  type ParticipationData,
  type ParticipationState,
  participate,
} from "~/features/contest-entry/participation.server";
import { formOf, readFields } from "~/features/forms/read-fields";

/** Handles the form for a video's link; anything else is refused before it is sent. */
export async function sendVideo(
  context: ContestContext,
  { request, contestId }: { request: Request; contestId: string | undefined },
): Promise<Response> {
  const { link } = readFields(await formOf(request), ["link"]);
  if (!context.account.member) return refuseForm<ParticipationState>({ link, fault: "guest" });
  if (!videoLink(link)) return refuseForm<ParticipationState>({ link, isLinkWrong: true });
  return participate(context, { request, contestId, link });
}

export type EventVideoData = ParticipationData;

/** A video contest. */
export const loadEventVideo = (
  context: ContestContext,
  place: { request: Pick<Request, "url">; contestId: string | undefined },
): Promise<EventVideoData> => loadParticipation(context, { ...place, kind: "video" });
