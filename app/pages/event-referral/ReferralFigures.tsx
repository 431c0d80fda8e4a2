import { useTranslation } from "react-i18next";
import entry from "~/features/contest-entry/entry.module.css";
import { ArrivalNote } from "~/features/forms/ArrivalNote";
import { classNames } from "~/ui/class-names";
import type { EventReferralData } from "./load-event-referral.server.ts";

interface ReferralFiguresProps {
  data: Pick<EventReferralData, "head" | "mine">;
  /** The member has just entered. */
  isNew: boolean;
}

/** Confirms the entry, and shows how many have joined, how many count, and the resulting rank. */
export function ReferralFigures({ data: { head, mine }, isNew }: ReferralFiguresProps) {
  const { t } = useTranslation(["contestEntries", "contests"]);
  const points = mine?.points ?? 0;
  return (
    <>
      {isNew && (
        <ArrivalNote role="status" className={classNames("card", entry.note)}>
          {t("referral.entered")}
        </ArrivalNote>
      )}
      <p className={entry.figures}>
        <b>
          {head.state === "past" && t("referral.ended", { points })}
          {head.state !== "past" && (points > 0 ? t("referral.joined", { count: points }) : t("referral.none"))}
        </b>
        {mine?.rank !== undefined && <span>{t("contests:mine.rank", { rank: mine.rank })}</span>}
      </p>
    </>
  );
}
