import { useTranslation } from "react-i18next";
import type { MyParticipation } from "#contract/domain/contests";
import entry from "~/features/contest-entry/entry.module.css";
import { ArrivalNote } from "~/features/forms/ArrivalNote";
import { classNames } from "~/ui/class-names";

interface MyVideoProps {
  mine: MyParticipation;
  /** It has just been sent. */
  isNew: boolean;
}

/** The member's video, and the operator's decision. */
export function MyVideo({ mine: { link, state = "waiting", points, reason }, isNew }: MyVideoProps) {
  const { t } = useTranslation("contestEntries");
  return (
    <>
      {isNew && (
        <ArrivalNote role="status" className={classNames("card", entry.note)}>
          {t("video.sent")}
        </ArrivalNote>
      )}
      <h2>{t("video.mine")}</h2>
      <p className={entry.figures}>
        <span className="tag">{t(`video.state.${state}`)}</span>
        {t(`video.about.${state}`, { points })}
      </p>
      {state === "refused" && reason && <p dir="auto">{t("video.reason", { reason })}</p>}
      {link && (
        <a className={entry.more} href={link} target="_blank" rel="noopener noreferrer nofollow">
          {t("video.open")}
        </a>
      )}
    </>
  );
}
