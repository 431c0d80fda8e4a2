import { useMutation } from "@tanstack/react-query";
import type { PlacePick } from "#contract/contests/place-picks";
import { type ContestPlace, ContestRefused, callContest } from "~/features/contest/call-contest";
import { leaveToSignIn } from "~/runtime/members/leave-session";
import { SessionEnded } from "~/runtime/members/session-ended";

/** Sends the picks of a tournament. */
export function useSendPlaces(
  { contestId, locale }: ContestPlace,
  { onSent }: { onSent(picks: readonly PlacePick[]): void },
) {
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (picks: readonly PlacePick[]) =>
      callContest({
        contestId,
        locale,
        isChange: true,
        path: "contest4/submitPrediction",
        query: { picks: JSON.stringify(picks) },
      }),
    networkMode: "always",
    onSuccess: (_, picks) => onSent(picks),
    onError: (thrown) => {
      if (thrown instanceof SessionEnded) leaveToSignIn();
    },
  });
  return {
    send: mutate,
    isSending: isPending,
    isSent: isSuccess,
    hasFailed: error !== null,
    /** The upstream's message, if the refusal has one. */
    refusal: error instanceof ContestRefused ? error.message : "",
    forget: reset,
  };
}
