import { useTranslation } from "react-i18next";
import type { ContestRefusal } from "~/features/contest/contest-action.server";
import type { useParticipate } from "./use-participate.ts";

interface EntryStatusProps {
  sending: Pick<ReturnType<typeof useParticipate>, "hasFailed" | "refusal">;
  /** Of a form that the browser sent by itself. */
  state: ContestRefusal | undefined;
}

/** Why a member could not take part: the upstream's words where it has some. Guests read a prompt instead. */
export function EntryStatus({ sending: { hasFailed, refusal }, state }: EntryStatusProps) {
  const { t } = useTranslation("contests");
  const isRefused = state?.message !== undefined || state?.fault === "failed";
  return (
    <p role="alert" className="live">
      {(hasFailed || isRefused) && (refusal || state?.message || t("failed"))}
    </p>
  );
}
