import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { Section } from "~/features/entity/Section";
import { EventSign } from "~/features/match-events/EventSign";
import type { TimelineRow } from "~/features/match-events/timeline";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { TimelineItem } from "./TimelineItem.tsx";
import styles from "./timeline.module.css";

interface TimelineProps {
  match: Match;
  rows: readonly TimelineRow[];
  /** Reserves space for further rows. */
  canGrow: boolean;
  locale: Page["locale"];
}

/** The events of a football match, oldest first: the home side's on the left, the away side's on the right. */
export function Timeline({ match, rows, canGrow, locale }: TimelineProps) {
  const { t } = useTranslation(["matchInfo", "rows"]);
  const isReviewed = match.state === "live" && match.isVarCheck === true;
  return (
    <Section id="events" title={t("timeline")}>
      <p className={styles.sides} aria-hidden="true">
        <span>{match.home.name}</span>
        <span>{match.away.name}</span>
      </p>
      <div className={classNames(styles.timeline, canGrow && styles.growing)}>
        {rows.length === 0 && !canGrow && <p className="note">{t("noEvents")}</p>}
        <ol>
          {/* In place of the kick-off row, so that the note below does not shift. */}
          {rows.length === 0 && canGrow && (
            <li className={`${styles.part} ${styles.empty}`} aria-hidden="true">
              {"\u00a0"}
            </li>
          )}
          {rows.map((row) =>
            row.kind === "period" ? (
              <li key={row.id} id={`e-${row.id}`} className={styles.part}>
                <span>{t(`rows:status.${row.word}`)}</span>
                {row.score && <b className="tabular">{row.score.join("–")}</b>}
              </li>
            ) : (
              <TimelineItem key={row.id} event={row} match={match} locale={locale} />
            ),
          )}
        </ol>
        {canGrow && rows.every(({ kind }) => kind === "period") && <p className="note">{t("noEventsYet")}</p>}
        {isReviewed && (
          <p className={styles.part}>
            <EventSign type="VAR" />
            {` ${t("rows:sentence.varCheck")}`}
          </p>
        )}
      </div>
    </Section>
  );
}
