import { useTranslation } from "react-i18next";
import type { GoalComparison, SeasonComparison } from "#contract/domain/analysis";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { AnalysisShell } from "~/features/match-analysis/AnalysisShell";
import { WINDOWS } from "~/features/match-analysis/analysis-query";
import type { GoalsData, PastOfBoth } from "~/features/match-analysis/load-analysis.server";
import { Part } from "~/features/match-analysis/Part";
import { choiceHref, PastChoices } from "~/features/match-analysis/PastChoices";
import { PeriodScores } from "~/features/match-analysis/PeriodScores";
import { chosen } from "~/features/match-analysis/past-results";
import { TeamPair } from "~/features/match-analysis/TeamPair";
import type { Page } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import { ExactGoals } from "./ExactGoals.tsx";
import { GoalFacts } from "./GoalFacts.tsx";
import { GoalIntervals } from "./GoalIntervals.tsx";
import { TotalRecord } from "./TotalRecord.tsx";
import { TotalTable } from "./TotalTable.tsx";
import { linesAround, totalRows } from "./total-tally.ts";

/** Goals of both teams (points in basketball): over and under by line, by minute, by number, by period. */
export function GoalsPage({ data, page }: { data: GoalsData; page: Page }) {
  const { t } = useTranslation("analysis");
  const { head, season, goals, past } = data;
  const { sport } = head.about;
  const title = t(adapterOf(sport).analysis.partNames.goals);
  return (
    <AnalysisShell head={head} page={page} part="goals">
      <Part of={goals} title={title} page={page}>
        {(value) => <Goals data={data} goals={value} page={page} />}
      </Part>
      <Part of={past} title={title} page={page}>
        {(value) => <Points data={data} past={value} page={page} />}
      </Part>
      <Part of={season} title={t("periods")} page={page}>
        {(value) => <OfSeason data={data} season={value} page={page} />}
      </Part>
    </AnalysisShell>
  );
}

const WINDOW_NAMES = { season: "window.season", last30: "window.last30" } as const;

function Goals({ data: { head, query }, goals, page }: { data: GoalsData; goals: GoalComparison; page: Page }) {
  const { t } = useTranslation(["analysis", "standings"]);
  const { match } = head.about;
  const choices = { head, page, part: "goals", query: { window: query.window } } as const;
  const isEmpty = goals.home.matches + goals.away.matches === 0;
  return (
    <>
      <ChoiceLinks
        label={t("standings:view.label")}
        choices={WINDOWS.map((window) => ({
          href: choiceHref(choices, { window }),
          name: t(WINDOW_NAMES[window]),
          isShown: window === query.window,
        }))}
      />
      {isEmpty ? (
        <EmptyNote of="data" />
      ) : (
        <>
          <GoalFacts match={match} goals={goals} locale={page.locale} />
          <TeamPair
            title={t("byLine")}
            match={match}
            of={(side) => <TotalTable team={match[side].name} rows={goals[side].totals} />}
          />
          <GoalIntervals match={match} goals={goals} />
          <ExactGoals match={match} goals={goals} />
        </>
      )}
    </>
  );
}

function Points({ data: { head, query }, past, page }: { data: GoalsData; past: PastOfBoth; page: Page }) {
  const { t } = useTranslation("analysis");
  const { match } = head.about;
  const { of } = query;
  const both = { home: chosen(past.home, of), away: chosen(past.away, of) };
  const lines = linesAround([...both.home, ...both.away]);
  return (
    <>
      <PastChoices head={head} page={page} part="goals" query={{ of }} />
      <TeamPair
        title={t("byLine")}
        match={match}
        notes={[t("pastNote")]}
        of={(side) => (
          <TotalTable team={match[side].name} rows={both[side].length > 0 ? totalRows(both[side], lines) : []} />
        )}
      />
    </>
  );
}

const OfSeason = ({ data: { head }, season, page }: { data: GoalsData; season: SeasonComparison; page: Page }) => (
  <>
    <PeriodScores about={head.about} season={season} locale={page.locale} />
    <TotalRecord about={head.about} season={season} />
  </>
);
