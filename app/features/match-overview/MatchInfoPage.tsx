import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { matchTabPath } from "#contract/tables/paths";
import { PartFault } from "~/features/entity/PartFault";
import { More, Section } from "~/features/entity/Section";
import { HighlightCards } from "~/features/highlights/HighlightCards";
import { MatchShell } from "~/features/match/MatchShell";
import { StatTable } from "~/features/match-stats/StatTable";
import { HiddenResults } from "~/features/view/HiddenResults";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { bySport } from "~/sports/by-sport";
import { pictureBase } from "~/ui/picture-base";
import { Absences } from "./Absences.tsx";
import { Chances } from "./Chances.tsx";
import { FormOfBoth } from "./FormOfBoth.tsx";
import { KeyFacts } from "./KeyFacts.tsx";
import type { KeyStatsView } from "./key-stats.ts";
import { LatestPlay } from "./LatestPlay.tsx";
import { Leaders } from "./Leaders.tsx";
import { Meetings } from "./Meetings.tsx";
import { Momentum } from "./Momentum.tsx";
import type { MatchInfoData } from "./match-info-data.ts";
import { NextGoal } from "./NextGoal.tsx";
import { NextMatches } from "./NextMatches.tsx";
import styles from "./overview.module.css";
import { PlayerOfTheMatch } from "./PlayerOfTheMatch.tsx";
import { ScoreFlow } from "./ScoreFlow.tsx";
import { Shootout } from "./Shootout.tsx";
import { TablePlaces } from "./TablePlaces.tsx";
import { Timeline } from "./Timeline.tsx";
import { TurningPoint, WinChance } from "./WinChance.tsx";

interface PartProps {
  data: MatchInfoData;
  page: Page;
}

/** What a fan looks for first: before the match how it may end, then how it goes, then how it went. */
function Essence({ data, page }: PartProps) {
  const { head, phase, chances, nextGoals, form, best, turn, preview } = data;
  const { match } = head.about;
  if (phase === "before") {
    return (
      <>
        {chances && <Chances match={match} chances={chances} />}
        {preview?.leaders && <Leaders match={match} of="season" leaders={preview.leaders} isOpen={false} page={page} />}
        {form && (
          <HiddenResults page={page}>
            <FormOfBoth match={match} form={form} />
          </HiddenResults>
        )}
      </>
    );
  }
  return (
    <>
      {best && <PlayerOfTheMatch match={match} best={best} page={page} />}
      {turn && <TurningPoint match={match} turn={turn} />}
      {phase === "after" && <Figures data={data} page={page} />}
      <Progress data={data} page={page} />
      {phase !== "after" && <Figures data={data} page={page} />}
      {nextGoals ? (
        <NextGoal match={match} chances={chances} goals={nextGoals} />
      ) : (
        chances && <Chances match={match} chances={chances} />
      )}
    </>
  );
}

/** The progress of the match as a drawing. */
function Progress({ data: { head, phase, football, game }, page }: PartProps) {
  const { t } = useTranslation("matchInfo");
  const isOpen = phase !== "after";
  return bySport(head.about, {
    football({ match, coverage }) {
      const { momentum, faults } = football ?? {};
      if (faults?.momentum) return <PartFault title={t("momentum.title")} kind={faults.momentum} page={page} />;
      // Who counts a match without following it has none.
      const comes = isOpen && coverage?.stat && coverage.tracker;
      return (momentum || comes) && <Momentum match={match} chart={momentum} />;
    },
    basketball({ match, coverage }) {
      const { flow, chance, latest, fault } = game ?? {};
      if (fault) return <PartFault title={t("flow.title")} kind={fault} page={page} />;
      const comes = isOpen && coverage?.progress !== false;
      return (
        <>
          {latest && <LatestPlay match={match} latest={latest} />}
          {(chance || comes) && <WinChance match={match} line={chance} periods={flow?.periods ?? []} />}
          {(flow || comes) && <ScoreFlow match={match} chart={flow} />}
        </>
      );
    },
  });
}

interface KeyStatsProps {
  match: Match;
  stats: KeyStatsView;
  /** The tab with all of them exists. */
  hasMore: boolean;
  locale: Page["locale"];
}

/** The statistics that say most, with the way to all of them. */
function KeyStats({ match, stats, hasMore, locale }: KeyStatsProps) {
  const { t } = useTranslation("match");
  return (
    <StatTable group={{ key: "key", ...stats }} teams={match}>
      {hasMore && <More of={{ href: localePath(locale, matchTabPath(match, "stats")), text: t("allStats") }} />}
    </StatTable>
  );
}

/** Both sides in figures. */
function Figures({ data: { head, phase, stats }, page }: PartProps) {
  const { match } = head.about;
  return (
    <>
      {bySport(head.about, {
        football: () => null,
        basketball({ leaders, coverage }) {
          const isOpen = phase !== "after" && coverage?.progress !== false;
          return <Leaders match={match} leaders={leaders} isOpen={isOpen} page={page} />;
        },
      })}
      {stats && <KeyStats match={match} stats={stats} hasMore={head.tabs.includes("stats")} locale={page.locale} />}
    </>
  );
}

/** What happened one by one; before the match what is known of both sides. */
function Details({ data: { head, phase, preview, football }, page }: PartProps) {
  const { t } = useTranslation("matchInfo");
  const { match } = head.about;
  const { locale } = page;
  if (phase === "before") {
    return (
      <>
        {preview?.absences && (
          <Absences match={match} absences={preview.absences} hasLineUps={head.tabs.includes("lineups")} page={page} />
        )}
        {preview?.meetings && !page.view?.hideScores && (
          <Meetings match={match} meetings={preview.meetings} locale={locale} />
        )}
      </>
    );
  }
  if (!football) return null;
  const { rows, kicks, faults } = football;
  return (
    <>
      <Shootout match={match} kicks={kicks} locale={locale} />
      {rows.length > 0 && <Timeline match={match} rows={rows} locale={locale} />}
      {faults.events && <p className="note">{t("goalsOnly")}</p>}
    </>
  );
}

/**
 * The first tab of a match. Each phase has a box of its own: a page that stays open over kick-off or the final whistle
 * gets a new one, in which nothing has moved.
 */
export function MatchInfoPage({ data, page }: PartProps) {
  const { t } = useTranslation("matchInfo");
  const { head, phase, places, next, highlights } = data;
  const { match, competition } = head.about;
  return (
    <MatchShell head={head} page={page}>
      <div id={`overview-${phase}`} className={styles.page}>
        <div>
          <Essence data={data} page={page} />
          {highlights && (
            <Section id="summary" title={t("highlights")}>
              <div id="clips" className={styles.clips}>
                <HighlightCards cards={highlights} layout="column" />
              </div>
            </Section>
          )}
        </div>
        <div>
          <Details data={data} page={page} />
        </div>
        <div>
          {places && !page.view?.hideScores && <TablePlaces match={match} competition={competition} data={places} />}
          <NextMatches match={match} next={next} storageBaseUrl={pictureBase(page, page.config)} />
          {/* Last, because extra time and penalties add lines to it: they shift nothing. */}
          <KeyFacts head={head} locale={page.locale} />
        </div>
      </div>
    </MatchShell>
  );
}
