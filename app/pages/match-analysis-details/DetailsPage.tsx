import { useTranslation } from "react-i18next";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { AnalysisShell } from "~/features/match-analysis/AnalysisShell";
import styles from "~/features/match-analysis/analysis.module.css";
import { GoalRates } from "~/features/match-analysis/GoalRates";
import { Part } from "~/features/match-analysis/Part";
import { SeasonSplits } from "~/features/match-analysis/SeasonSplits";
import { PANEL_SIDES, panelPath } from "~/features/odds/panel-query";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { Absences } from "./Absences.tsx";
import { Comparison } from "./Comparison.tsx";
import { isEmpty } from "./is-empty.ts";
import type { DetailsData } from "./load-details.server.ts";
import { MediaTips } from "./MediaTips.tsx";
import { NextFive } from "./NextFive.tsx";
import { Tips } from "./Tips.tsx";

/** The first analysis page: how the two teams compare before the match. */
export function DetailsPage({ data, page }: { data: DetailsData; page: Page }) {
  const { t } = useTranslation(["analysis", "people"]);
  const { head, season, comparison, squads, next, tips, media, rates, showsPrices, storageBaseUrl } = data;
  const { about } = head;
  const { match } = about;
  if (isEmpty(data)) {
    return (
      <AnalysisShell head={head} page={page} part="details">
        <EmptyNote of="data" />
      </AnalysisShell>
    );
  }
  return (
    <AnalysisShell head={head} page={page} part="details">
      <Part of={tips} title={t("tips")} page={page}>
        {(value) => <Tips tips={value} match={match} showsPrices={showsPrices} />}
      </Part>
      <Part of={season} title={t("season", { competition: about.competition.name })} page={page}>
        {(value) => <SeasonSplits about={about} season={value} locale={page.locale} />}
      </Part>
      <Part of={comparison} title={t("comparison")} page={page}>
        {(value) => <Comparison match={match} rows={value} locale={page.locale} />}
      </Part>
      <Part of={squads} title={t("people:heading.sidelined")} page={page}>
        {(value) => <Absences match={match} squads={value} storageBaseUrl={storageBaseUrl} />}
      </Part>
      <Part of={rates} title={t("rates")} page={page}>
        {(value) => <GoalRates match={match} rates={value} />}
      </Part>
      <PastOdds head={head} page={page} />
      <Part of={media} title={t("media")} page={page}>
        {(value) => <MediaTips media={value} match={match} showsPrices={showsPrices} />}
      </Part>
      <Part of={next} title={t("next")} page={page}>
        {(value) => <NextFive match={match} next={value} />}
      </Part>
    </AnalysisShell>
  );
}

/** Links to past matches with prices: each team's, and head-to-head. */
function PastOdds({ head, page }: Pick<DetailsData, "head"> & { page: Page }) {
  const { t } = useTranslation(["analysis", "match"]);
  const { match } = head.about;
  const names = { home: match.home.name, away: match.away.name, h2h: t("match:tab.h2h") };
  return (
    <Section title={t("pastOdds")}>
      <ul className={styles.oddsLinks}>
        {PANEL_SIDES.map((side) => (
          <li key={side}>
            <a href={localePath(page.locale, panelPath(match, side))}>{names[side]}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
