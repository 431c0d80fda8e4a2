import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { EventSign } from "~/features/match-events/EventSign";
import { EventText } from "~/features/match-events/EventText";
import type { TimelineEvent } from "~/features/match-events/timeline";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import styles from "./timeline.module.css";

interface TimelineItemProps {
  event: TimelineEvent;
  match: Match;
  locale: Page["locale"];
}

/** Icon, minute, event and players. The side is shown by position, and named for screen readers. */
export function TimelineItem({ event, match, locale }: TimelineItemProps) {
  const { id, type, side, minute, score, isDeleted } = event;
  return (
    <li id={`e-${id}`} className={classNames(styles.event, side && styles[side])}>
      <span className={`${styles.minute} tabular`}>{`${minute}'`}</span>
      <EventSign type={type} className={styles.sign} />
      <span className={styles.words}>
        <Kind event={event} team={side && match[side].name} />{" "}
        <EventText event={event} locale={locale} isStruck={isDeleted} />
      </span>
      {score && <b className={`${styles.score} tabular`}>{score.join("–")}</b>}
    </li>
  );
}

/** Icons that every fan knows; the others get a visible name. */
const SELF_EVIDENT: ReadonlySet<TimelineEvent["type"]> = new Set(["GOAL", "YELLOW", "RED", "SUBST", "VAR"]);

function Kind({ event: { type, isDeleted }, team }: { event: TimelineEvent; team: string | undefined }) {
  const { t } = useTranslation("matchInfo");
  const isSeen = !SELF_EVIDENT.has(type) && !isDeleted;
  return (
    <>
      {team && <span className="visually-hidden">{`${team}: `}</span>}
      {isDeleted ? (
        <small>{t("outcome.GOAL_CANCELLED")}</small>
      ) : (
        <span className={isSeen ? styles.kind : "visually-hidden"}>{t(`event.${type}`)}</span>
      )}
    </>
  );
}
