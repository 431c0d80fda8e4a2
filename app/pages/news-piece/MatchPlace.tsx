import { useTranslation } from "react-i18next";
import { MatchDays } from "~/features/match-days/MatchDays";
import { MatchDaysList } from "~/features/match-days/MatchDaysList";
import type { Page } from "~/page/page";
import type { RelatedMatch } from "./load-related-match.server.ts";
import styles from "./piece.module.css";

/** The match that an article is about, with live updates. */
export function MatchPlace({ match, page }: { match: RelatedMatch; page: Page }) {
  const { t } = useTranslation(["news", "common"]);
  const { sport, days, zone, canChange, fetchedAt, isSimulated } = match;
  return (
    <section className={styles.match} aria-labelledby="about-match">
      <h2 id="about-match">{t("match")}</h2>
      <MatchDaysList sport={sport} canChange={canChange} fetchedAt={fetchedAt}>
        <MatchDays days={days} zone={zone} page={page} level={3} />
      </MatchDaysList>
      {isSimulated && <p className="note">{t("common:source.simulatedNote")}</p>}
    </section>
  );
}
