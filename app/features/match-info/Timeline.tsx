import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { Section } from "~/features/entity/Section";
import type { Page } from "~/features/frame/page";
import { TimelineItem } from "./TimelineItem.tsx";
import type { TimelineRow } from "./timeline.ts";

interface TimelineProps {
  match: Match;
  rows: readonly TimelineRow[];
  /** More rows may come: their place is kept. */
  canGrow: boolean;
  locale: Page["locale"];
}

/** What happened in a football match, oldest first: the home side's on the left, the away side's on the right. */
export function Timeline({ match, rows, canGrow, locale }: TimelineProps) {
  const { t } = useTranslation(["matchInfo", "rows"]);
  const isReviewed = match.state === "live" && match.isVarCheck === true;
  return (
    <Section id="events" title={t("timeline")}>
      <p className="tl-sides" aria-hidden="true">
        <span>{match.home.name}</span>
        <span>{match.away.name}</span>
      </p>
      <div className={canGrow ? "tl tl-grows" : "tl"}>
        {rows.length === 0 && !canGrow && <p className="note">{t("noEvents")}</p>}
        <ol>
          {/* In the place of the first whistle: the note below it stays where it is. */}
          {rows.length === 0 && canGrow && (
            <li className="tl-part tl-none" aria-hidden="true">
              {"\u00a0"}
            </li>
          )}
          {rows.map((row) =>
            row.kind === "period" ? (
              <li key={row.id} id={`e-${row.id}`} className="tl-part">
                <span>{t(`rows:status.${row.word}`)}</span>
                {row.score && <b className="num">{row.score.join("–")}</b>}
              </li>
            ) : (
              <TimelineItem key={row.id} event={row} match={match} locale={locale} />
            ),
          )}
        </ol>
        {canGrow && rows.every(({ kind }) => kind === "period") && <p className="note">{t("noEventsYet")}</p>}
        {isReviewed && (
          <p className="tl-part">
            <span className="tl-var">VAR</span> {t("rows:sentence.varCheck")}
          </p>
        )}
      </div>
    </Section>
  );
}
