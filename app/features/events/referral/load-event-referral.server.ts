import type { EdgeContext } from "#worker/pages/context";
import { type ContestContext, loadMine } from "~/features/contest/load-contest.server";
import { loadParticipation, type ParticipationData } from "~/features/contest-entry/participation.server";
import { type InvitationData, invitationOf } from "~/features/invitation/my-referral-code.server";

export interface EventReferralData extends ParticipationData {
  /** Members only. */
  invitation?: InvitationData & {
    /** Everyone who ever joined with the code. */
    total: number;
  };
}

/** A referral contest, with the member's code. */
export async function loadEventReferral(
  context: ContestContext & Pick<EdgeContext, "origin">,
  place: { request: Pick<Request, "url">; contestId: string | undefined },
): Promise<EventReferralData> {
  const data = await loadParticipation(context, { ...place, kind: "referral" });
  const list = data.tab === "play" ? await loadMine(context, "getReferralList", {}) : undefined;
  return {
    ...data,
    ...(list && { invitation: { ...invitationOf(context, list.referralCode), total: list.total } }),
  };
}
