import { useMutation } from "@tanstack/react-query";
import { type ContestPlace, ContestRefused, callContest } from "~/features/contest/call-contest";
import { leaveToSignIn } from "~/runtime/members/leave-session";
import { SessionEnded } from "~/runtime/members/session-ended";

/** Enters a referral contest, or a video contest with a link. */
export function useParticipate({ contestId, locale }: ContestPlace, { onEntered }: { onEntered(): void }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (query: { link?: string }) =>
      callContest({ contestId, locale, path: "contest2/participate", query: { ...query }, isChange: true }),
    networkMode: "always",
    onSuccess: onEntered,
    onError: (thrown) => {
      if (thrown instanceof SessionEnded) leaveToSignIn();
    },
  });
  return {
    participate: mutate,
    isSending: isPending,
    isEntered: isSuccess,
    hasFailed: error !== null,
    /** The upstream's message, if the refusal has one. */
    refusal: error instanceof ContestRefused ? error.message : "",
  };
}
