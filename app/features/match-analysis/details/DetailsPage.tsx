import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import type { MatchTip, MediaTip } from "#contract/domain/tips";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { AnalysisShell, Part } from "~/features/match-analysis/AnalysisShell";
import styles from "~/features/match-analysis/analysis.module.css";
import { GoalRates } from "~/features/match-analysis/RateBars";
import { SeasonSplits } from "~/features/match-analysis/SeasonSplits";
import { TeamPair } from "~/features/match-analysis/TeamPair";
import { PANEL_SIDES, panelPath } from "~/features/odds/panel-query";
import { AbsenceTable } from "~/features/people/AbsenceTable";
import type { AbsenceView } from "~/features/people/absence-view";
import { InventedNote } from "~/features/people/InventedNote";
import { labelled } from "~/i18n/join-texts";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import { Comparison } from "./Comparison.tsx";
import type { DetailsData, OfBoth } from "./load-details.server.ts";
import { NextFive } from "./NextFive.tsx";
import { PickLine } from "./PickLine.tsx";

interface MediaTipsProps {
  media: readonly MediaTip[];
  match: Match;
  showsPrices: boolean;
}

/** Analysts' picks, with each one's hit rate. */
function MediaTips({ media, match, showsPrices }: MediaTipsProps) {
  const { t } = useTranslation("analysis");
  if (media.length === 0) return null;
  return (
    <Section title={t("media")}>
      {match.source !== "supplied" && <p className={styles.note}>{t("mediaMadeUp")}</p>}
      <ul className={styles.tips}>
        {media.map((medium) => (
          <li key={medium.id}>
            <h3>{medium.name}</h3>
            <p>{medium.text}</p>
            <PickLine opinion={medium} match={match} showsPrices={showsPrices} />
            {medium.record && <RightBefore record={medium.record} />}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t("infoOnly")}</p>
    </Section>
  );
}

function RightBefore({ record: { won, halfWon, halfLost, lost } }: { record: NonNullable<MediaTip["record"]> }) {
  const { t } = useTranslation("analysis");
  const right = won + halfWon;
  const settled = right + halfLost + lost;
  if (settled === 0) return null;
  return <p className={`${styles.small} tabular`}>{t("record", { right, n: settled })}</p>;
}

interface AbsencesProps {
  match: Match;
  squads: OfBoth<AbsenceView>;
  storageBaseUrl?: string;
}

/** Who is, or may be, absent from the match, and why. */
function Absences({ match, squads, storageBaseUrl }: AbsencesProps) {
  const { t, i18n } = useTranslation(["analysis", "people", "empty"]);
  if (squads.home.length + squads.away.length === 0) return null;
  return (
    <>
      <TeamPair
        title={t("people:heading.sidelined")}
        match={match}
        of={(side) =>
          squads[side].length === 0 ? (
            <p className={styles.note}>{t("empty:sidelined")}</p>
          ) : (
            <AbsenceTable
              caption={labelled(t("people:heading.sidelined"), match[side].name, i18n.language)}
              absences={squads[side]}
              nowLabel={t("doubtful")}
              untilLabel={t("people:column.until")}
              storageBaseUrl={storageBaseUrl}
            />
          )
        }
      />
      <InventedNote isShown={match.source !== "supplied"} />
    </>
  );
}

interface TipsProps {
  tips: readonly MatchTip[];
  match: Match;
  showsPrices: boolean;
}

/** Facts before the match, each with the pick it supports. */
function Tips({ tips, match, showsPrices }: TipsProps) {
  const { t } = useTranslation(["analysis", "odds"]);
  if (tips.length === 0) return null;
  const { match: ofMatch, odds } = adapterOf(match.sport);
  return (
    <Section title={t("tips")}>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip.id}>
            <p>{tip.text}</p>
            <PickLine opinion={tip} match={match} showsPrices={showsPrices} />
          </li>
        ))}
      </ul>
      {ofMatch.isBeyondCounted(match) && <p className={styles.note}>{t(`odds:${odds.countsNote}`)}</p>}
      <p className={styles.note}>{t("infoOnly")}</p>
    </Section>
  );
}

type Parts = Omit<DetailsData, "head" | "showsPrices" | "storageBaseUrl">;

const isNothing = (lists: { home: readonly unknown[]; away: readonly unknown[] }): boolean =>
  lists.home.length + lists.away.length === 0;

/** Every part was loaded, and none has anything to show. */
function isEmpty({ season, comparison, squads, next, tips, media, rates }: Parts): boolean {
  const parts = [season, comparison, squads, next, tips, media, rates];
  if (parts.some((part) => part?.error !== undefined)) return false;
  return (
    (!season.value || season.value.home.all.played + season.value.away.all.played === 0) &&
    (comparison.value ?? []).every(({ home, away }) => home.value === undefined && away.value === undefined) &&
    (!squads.value || isNothing(squads.value)) &&
    (!next.value || isNothing(next.value)) &&
    (tips?.value ?? []).length + (media?.value ?? []).length === 0 &&
    (!rates?.value || rates.value.home.matches + rates.value.away.matches === 0)
  );
}

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
