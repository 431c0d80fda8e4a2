import { fillText } from "#contract/text/fill-text";
import { requireMember } from "../../services/members/sessions.ts";
import { isCameraId } from "../../simulator/sevens/entrants.ts";
import type { MemberCall } from "./member-call.ts";

/** The address of a camera's video if the operator has configured one. */
export const liveVideoUrl: MemberCall<"sevensLiveVideoUrl"> = async ({ videoId }, caller) => {
  await requireMember(caller);
  const { liveVideoUrl: pattern } = caller.settings;
  if (!pattern || !isCameraId(videoId)) return { data: {} };
  return { data: { url: fillText(pattern, { id: videoId }) } };
};
