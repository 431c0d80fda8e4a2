import { useTranslation } from "react-i18next";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { EmptyTab } from "~/features/match/EmptyTab";
import { MatchShell } from "~/features/match/MatchShell";
import { NewsButton } from "~/features/match/NewsButton";
import type { Page } from "~/page/page";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import type { MatchPlayByPlayData, ShownPlays } from "./load-match-play-by-play.server.ts";
import styles from "./match-play-by-play.module.css";
import { PlayList } from "./PlayList.tsx";

/** All plays of a basketball period, newest first. */
export function MatchPlayByPlayPage({ data: { head, plays }, page }: { data: MatchPlayByPlayData; page: Page }) {
  const { t } = useTranslation("playByPlay");
  return (
    <MatchShell head={head} page={page}>
      {!plays && <p className="note">{t("unavailable")}</p>}
      {plays && !head.fetched.isLastGood && <StaleNotice fetched={plays.fetched} now={page.now} />}
      {plays &&
        (plays.periods.length > 0 ? (
          <Plays plays={plays} locale={page.locale} />
        ) : (
          <EmptyTab of="playByPlay" match={head.about.match} />
        ))}
    </MatchShell>
  );
}

function Plays({ plays: { periods, filters, period, lines }, locale }: { plays: ShownPlays; locale: Page["locale"] }) {
  const { t } = useTranslation("playByPlay");
  return (
    <>
      <div id="choices" className={styles.choices}>
        <ChoiceLinks
          label={t("show.label")}
          choices={filters.map(({ filter, ...choice }) => ({ ...choice, name: t(`show.${filter}`) }))}
        />
        <ChoiceLinks label={t("period.label")} choices={periods} />
      </div>
      <NewsButton />
      {lines.length > 0 ? (
        <PlayList lines={lines} period={period} locale={locale} />
      ) : (
        <p className="note">{t("notBegun", { period })}</p>
      )}
    </>
  );
}
