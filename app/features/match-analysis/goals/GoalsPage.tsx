import { useTranslation } from "react-i18next";
import type { GoalComparison, SeasonComparison } from "#contract/domain/analysis";
import type { Match } from "#contract/domain/match";
import type { MatchAbout } from "#contract/domain/match-info";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { AnalysisShell, Part } from "~/features/match-analysis/AnalysisShell";
import styles from "~/features/match-analysis/analysis.module.css";
import { WINDOWS } from "~/features/match-analysis/analysis-query";
import { FigureTable } from "~/features/match-analysis/FigureTable";
import type { GoalsData, PastOfBoth } from "~/features/match-analysis/load-analysis.server";
import { choiceHref, PastChoices } from "~/features/match-analysis/PastChoices";
import { PeriodScores } from "~/features/match-analysis/PeriodScores";
import { chosen } from "~/features/match-analysis/past-results";
import { ShareBar } from "~/features/match-analysis/RateBars";
import { Percent, SPLITS } from "~/features/match-analysis/SeasonSplits";
import { TeamPair } from "~/features/match-analysis/TeamPair";
import { labelled } from "~/i18n/join-texts";
import type { Page } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import { GoalFacts } from "./GoalFacts.tsx";
import { GoalIntervals } from "./GoalIntervals.tsx";
import { linesAround, type TotalRow, totalRows } from "./total-tally.ts";

interface TotalTableProps {
  team: string;
  rows: readonly TotalRow[];
}

/** How often both sides together scored over or under a line. */
function TotalTable({ team, rows }: TotalTableProps) {
  const { t, i18n } = useTranslation(["analysis", "empty"]);
  const [first] = rows;
  if (!first || matchesOf(first) === 0) return <p className={styles.note}>{t("empty:data")}</p>;
  return (
    <>
      <p className={`${styles.small} tabular`}>{t("sample", { n: matchesOf(first) })}</p>
      <FigureTable
        caption={labelled(t("byLine"), team, i18n.language)}
        corner={t("lineColumn")}
        columns={[
          { key: "over", name: t("over") },
          { key: "push", name: t("outcome.PUSH") },
          { key: "under", name: t("under") },
        ]}
        rows={rows.map((row) => ({ key: `${row.line}`, name: <Line row={row} />, cells: cellsOf(row) }))}
      />
    </>
  );
}

const matchesOf = ({ over, push, under }: Omit<TotalRow, "line">): number => over + push + under;

/** Shares of all matches. */
const cellsOf = (row: Omit<TotalRow, "line">) => [
  <Percent key="over" count={row.over} of={matchesOf(row)} />,
  row.push || <span className={styles.zero}>0</span>,
  <Percent key="under" count={row.under} of={matchesOf(row)} />,
];

const Line = ({ row: { line, over, push, under } }: { row: TotalRow }) => (
  <>
    {line}
    <ShareBar
      parts={[
        { tone: "best", count: over },
        { tone: "good", count: push },
        { tone: "even", count: under },
      ]}
    />
  </>
);

interface TotalRecordProps {
  about: MatchAbout;
  season: SeasonComparison;
}

const NOTHING = { over: 0, pushed: 0, under: 0 };

/** How the season's matches ended against their closing totals; nothing if none were recorded. */
function TotalRecord({ about: { match, competition }, season }: TotalRecordProps) {
  const { t, i18n } = useTranslation(["analysis", "standings"]);
  if (!season.home.all.totals && !season.away.all.totals) return null;
  return (
    <TeamPair
      title={t("closingTotals")}
      match={match}
      notes={[t("season", { competition: competition.name })]}
      of={(side) => (
        <FigureTable
          caption={labelled(t("closingTotals"), match[side].name, i18n.language)}
          corner={t("standings:view.label")}
          isCornerHidden
          columns={[
            { key: "over", name: t("over") },
            { key: "push", name: t("outcome.PUSH") },
            { key: "under", name: t("under") },
          ]}
          rows={SPLITS.map((split) => {
            const { over, pushed, under } = season[side][split].totals ?? NOTHING;
            return { key: split, name: t(`standings:view.${split}`), cells: cellsOf({ over, push: pushed, under }) };
          })}
        />
      )}
    />
  );
}

interface ExactGoalsProps {
  match: Match;
  goals: GoalComparison;
}

const SIDES = ["home", "away"] as const;

/** In how many matches the team itself scored none, one, two … */
function ExactGoals({ match, goals }: ExactGoalsProps) {
  const { t } = useTranslation("analysis");
  const rows = goals.home.exactGoals.map(({ goals: number, isOrMore }) => ({
    key: `${number}`,
    name: isOrMore ? t("orMore", { from: number }) : `${number}`,
    cells: SIDES.map((side) => {
      const count = goals[side].exactGoals.find((one) => one.goals === number)?.matches ?? 0;
      return <Percent key={side} count={count} of={goals[side].matches} />;
    }),
  }));
  return (
    <Section title={t("exact")}>
      <FigureTable
        caption={t("exact")}
        corner={t("goals")}
        columns={SIDES.map((side) => ({ key: side, name: match[side].name }))}
        rows={rows}
      />
    </Section>
  );
}

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
  const { t } = useTranslation(["analysis", "standings", "odds"]);
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
            notes={[t(`odds:${adapterOf(match.sport).odds.countsNote}`)]}
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
  const { t } = useTranslation(["analysis", "odds"]);
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
        notes={[t("pastNote"), t(`odds:${adapterOf(match.sport).odds.countsNote}`)]}
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
