import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { LocaleCode } from "#contract/tables/locales";
import { ContestBoard } from "~/features/contest/ContestBoard";
import { type ContestPlace, ContestRefused, callContest } from "~/features/contest/call-contest";
import type { ContestRefusal } from "~/features/contest/contest-action.server";
import { leaveToSignIn } from "~/runtime/members/leave-session";
import { SessionEnded } from "~/runtime/members/session-ended";
import type { ParticipationData } from "./participation.server.ts";

interface EntryBoardProps {
  data: ParticipationData;
  locale: LocaleCode;
  /** Page path with the locale. */
  path: string;
}

/** The board of participants. */
export function EntryBoard({ data: { head, board, firstId, mine }, locale, path }: EntryBoardProps) {
  const { t } = useTranslation(["contestEntries", "contests"]);
  if (!board) return null;
  const place = { contestId: head.id, locale, source: "participants" as const, end: "top" as const };
  const setup = { ...place, isOngoing: head.state === "ongoing" };
  return (
    <ContestBoard
      setup={{ ...setup, first: board, firstId }}
      mine={mine}
      path={path}
      play={t(`contests:enter.${head.state}`)}
      linkText={t("video.open")}
    />
  );
}

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

interface EntryStatusProps {
  sending: Pick<ReturnType<typeof useParticipate>, "hasFailed" | "refusal">;
  /** State from a form sent without script. */
  state: ContestRefusal | undefined;
}

/** Why a member could not enter: the upstream's message if there is one. Guests see a prompt instead. */
export function EntryStatus({ sending: { hasFailed, refusal }, state }: EntryStatusProps) {
  const { t } = useTranslation("contests");
  const isRefused = state?.message !== undefined || state?.fault === "failed";
  return (
    <p role="alert" className="live">
      {(hasFailed || isRefused) && (refusal || state?.message || t("failed"))}
    </p>
  );
}
