import { useTranslation } from "react-i18next";
import type { ContestRefusal } from "~/features/contest/contest-action.server";
import type { useParticipate } from "./use-participate.ts";

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
