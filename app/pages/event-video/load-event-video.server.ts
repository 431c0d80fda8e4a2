import type { ContestContext } from "~/features/contest/load-contest.server";
import { loadParticipation, type ParticipationData } from "~/features/contest-entry/load-participation.server";

export type EventVideoData = ParticipationData;

/** A video contest. */
export const loadEventVideo = (
  context: ContestContext,
  place: { request: Pick<Request, "url">; contestId: string | undefined },
): Promise<EventVideoData> => loadParticipation(context, { ...place, kind: "video" });
