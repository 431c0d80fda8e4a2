import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { scoreText } from "#contract/text/score-text";
import { Section } from "~/features/entity/Section";
import { NewsButton } from "~/features/match/NewsButton";
import { EventSign } from "~/features/match-events/EventSign";
import { EventText } from "~/features/match-events/EventText";
import type { TimelineEvent, TimelineRow } from "~/features/match-events/timeline";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { SideNames } from "./Periods.tsx";
import styles from "./timeline.module.css";

interface TimelineItemProps {
  event: TimelineEvent;
  match: Match;
  locale: Page["locale"];
}

/** Icon, minute, event and players. The side is shown by position, and named for screen readers. */
function TimelineItem({ event, match, locale }: TimelineItemProps) {
  const { id, type, side, minute, score, isDeleted } = event;
  return (
    <li id={`e-${id}`} className={classNames(styles.event, side && styles[side])}>
      <span className={`${styles.minute} tabular`}>{`${minute}'`}</span>
      <EventSign type={type} className={styles.sign} />
      <span className={styles.words}>
        <Kind event={event} team={side && match[side].name} />{" "}
        <EventText event={event} locale={locale} isStruck={isDeleted} />
      </span>
      {score && <b className={`${styles.score} tabular`}>{scoreText(score, locale, "cell")}</b>}
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

interface TimelineProps {
  match: Match;
  /** Oldest first. */
  rows: readonly TimelineRow[];
  locale: Page["locale"];
}

/** The events of a football match, newest first: the home side's on the left, the away side's on the right. */
export function Timeline({ match, rows, locale }: TimelineProps) {
  const { t } = useTranslation(["matchInfo", "rows"]);
  const isReviewed = match.state === "live" && match.isVarCheck === true;
  return (
    <Section id="events" title={t("timeline")}>
      <SideNames match={match} />
      <div className={styles.timeline}>
        <NewsButton />
        <ol data-newest="">
          {isReviewed && (
            <li id="e-review" className={styles.part}>
              <EventSign type="VAR" />
              {` ${t("rows:sentence.varCheck")}`}
            </li>
          )}
          {rows.toReversed().map((row) =>
            row.kind === "period" ? (
              <li key={row.id} id={`e-${row.id}`} className={styles.part}>
                <span>{t(`rows:status.${row.word}`)}</span>
                {row.score && <b className="tabular">{scoreText(row.score, locale, "cell")}</b>}
              </li>
            ) : (
              <TimelineItem key={row.id} event={row} match={match} locale={locale} />
            ),
          )}
        </ol>
      </div>
    </Section>
  );
}
