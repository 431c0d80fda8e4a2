import { useTranslation } from "react-i18next";
import type { SeasonComparison, SeasonTally } from "#contract/domain/analysis";
import type { MatchAbout } from "#contract/domain/match-info";
import { lineText } from "#contract/odds/quarters";
import type { Sport } from "#contract/tables/sports";
import { AnalysisShell, Part } from "~/features/match-analysis/AnalysisShell";
import styles from "~/features/match-analysis/analysis.module.css";
import { FigureTable } from "~/features/match-analysis/FigureTable";
import {
  closingTally,
  type HandicapTally,
  handicapRows,
  matchesIn,
  noTally,
  OUTCOMES,
  type Outcome,
  WAYS,
  type Way,
  wonShare,
} from "~/features/match-analysis/handicap-tally";
import type { PastData, PastOfBoth } from "~/features/match-analysis/load-analysis.server";
import { choiceHref, PastChoices } from "~/features/match-analysis/PastChoices";
import { chosen, type PastResult } from "~/features/match-analysis/past-results";
import { ShareBar, type Tone } from "~/features/match-analysis/RateBars";
import { Percent, SPLITS } from "~/features/match-analysis/SeasonSplits";
import { TeamPair } from "~/features/match-analysis/TeamPair";
import { labelled } from "~/i18n/join-texts";
import type { Page } from "~/page/page";
import type { LineBand } from "~/sports/sport-adapter";
import { adapterOf } from "~/sports/sports";
import { ChoiceLinks } from "~/ui/ChoiceLinks";

const TONES: Record<Outcome, Tone> = {
  WIN: "best",
  HALF_WIN: "good",
  PUSH: "even",
  HALF_LOSE: "poor",
  LOSE: "worst",
};

/**
 * Columns of the results, with a cell each, and the share won; halves are left out without quarter lines unless there
 * were some.
 */
function useOutcomeColumns(tallies: readonly HandicapTally[], sport: Sport) {
  const { t } = useTranslation("analysis");
  const hasHalves =
    adapterOf(sport).odds.hasQuarterLines || tallies.some(({ HALF_WIN, HALF_LOSE }) => HALF_WIN + HALF_LOSE > 0);
  const outcomes = OUTCOMES.filter((outcome) => hasHalves || !outcome.startsWith("HALF"));
  return {
    columns: [
      ...outcomes.map((key) => ({ key, name: t(`outcome.${key}`), short: t(`outcomeShort.${key}`) })),
      { key: "share", name: t(hasHalves ? "wonOrHalf" : "wonShare"), short: `${t("outcome.WIN")} %` },
    ],
    cellsOf: (tally: HandicapTally) => [
      ...outcomes.map((outcome) => tally[outcome] || <span className={styles.zero}>0</span>),
      <Won key="share" tally={tally} />,
    ],
  };
}

function Won({ tally }: { tally: HandicapTally }) {
  const won = wonShare(tally);
  if (!won) return <span className={styles.zero}>–</span>;
  return (
    <>
      <Percent count={Math.round(won.share * won.of)} of={won.of} />
      <ShareBar parts={OUTCOMES.map((outcome) => ({ tone: TONES[outcome], count: tally[outcome] }))} />
    </>
  );
}

interface HandicapTableProps {
  team: string;
  results: readonly PastResult[];
  sport: Sport;
  way: Way;
}

/** A team's results by line, with the share won and its total. */
function HandicapTable({ team, results, sport, way }: HandicapTableProps) {
  const { t, i18n } = useTranslation(["analysis", "empty"]);
  const rows = handicapRows(results, sport, way);
  const sum = way === "closing" ? closingTally(results) : undefined;
  const sample = sum ? matchesIn(sum) : results.length;
  const lines = useOutcomeColumns([...rows.map(({ tally }) => tally), ...(sum ? [sum] : [])], sport);
  if (sample === 0) return <p className={styles.note}>{t("empty:data")}</p>;
  return (
    <>
      <p className={`${styles.small} tabular`}>{t("sample", { n: sample })}</p>
      <FigureTable
        caption={labelled(t(adapterOf(sport).analysis.partNames.handicap), team, i18n.language)}
        corner={t("lineColumn")}
        columns={lines.columns}
        rows={[
          ...rows.map(({ band, tally }) => ({
            key: `${band.from}`,
            name: <BandName band={band} way={way} />,
            cells: lines.cellsOf(tally),
          })),
          ...(sum ? [{ key: "sum", name: t("allLines"), cells: lines.cellsOf(sum), isSum: true }] : []),
        ]}
      />
    </>
  );
}

const SIGNS: Record<Way, string> = { closing: "", gives: "-", receives: "+" };

function BandName({ band: { from, to }, way }: { band: LineBand; way: Way }) {
  const { t } = useTranslation("analysis");
  if (to === undefined) return <>{t("orMore", { from: lineText(from) })}</>;
  if (to !== from) return <>{`${lineText(from)}–${lineText(to)}`}</>;
  return <>{from === 0 ? "0" : SIGNS[way] + lineText(from)}</>;
}

interface HandicapRecordProps {
  about: MatchAbout;
  season: SeasonComparison;
}

const tallyOf = ({ handicap }: SeasonTally): HandicapTally =>
  handicap
    ? {
        WIN: handicap.won,
        HALF_WIN: handicap.halfWon,
        PUSH: handicap.pushed,
        HALF_LOSE: handicap.halfLost,
        LOSE: handicap.lost,
      }
    : noTally();

/** Both teams' results against this season's closing lines in the competition; nothing if none were recorded. */
function HandicapRecord({ about: { match, competition, sport }, season }: HandicapRecordProps) {
  const { t, i18n } = useTranslation(["analysis", "standings"]);
  const tallies = [season.home, season.away].flatMap((split) => SPLITS.map((one) => tallyOf(split[one])));
  const { columns, cellsOf } = useOutcomeColumns(tallies, sport);
  if (!season.home.all.handicap && !season.away.all.handicap) return null;
  return (
    <TeamPair
      title={t("closingRecord")}
      match={match}
      notes={[t("season", { competition: competition.name })]}
      of={(side) => (
        <FigureTable
          caption={labelled(t("closingRecord"), match[side].name, i18n.language)}
          corner={t("standings:view.label")}
          isCornerHidden
          columns={columns}
          rows={SPLITS.map((split) => ({
            key: split,
            name: t(`standings:view.${split}`),
            cells: cellsOf(tallyOf(season[side][split])),
          }))}
        />
      )}
    />
  );
}

/** Both teams' records against handicaps (spreads in basketball), by line. */
export function HandicapPage({ data, page }: { data: PastData; page: Page }) {
  const { t } = useTranslation("analysis");
  const { head, season, past } = data;
  const title = t(adapterOf(head.about.sport).analysis.partNames.handicap);
  return (
    <AnalysisShell head={head} page={page} part="handicap">
      <Part of={past} title={title} page={page}>
        {(value) => <ByLine data={data} past={value} page={page} />}
      </Part>
      <Part of={season} title={t("closingRecord")} page={page}>
        {(value) => <HandicapRecord about={head.about} season={value} />}
      </Part>
    </AnalysisShell>
  );
}

const WAY_NAMES = { closing: "line.closing", gives: "line.gives", receives: "line.receives" } as const;
const WAY_NOTES = { closing: "lineNote.closing", gives: "lineNote.gives", receives: "lineNote.receives" } as const;

function ByLine({ data: { head, query }, past, page }: { data: PastData; past: PastOfBoth; page: Page }) {
  const { t } = useTranslation(["analysis", "odds"]);
  const { match, sport } = head.about;
  const adapter = adapterOf(sport);
  const { of, line } = query;
  const choices = { head, page, part: "handicap", query: { of, line } } as const;
  return (
    <>
      <PastChoices {...choices} />
      <ChoiceLinks
        label={t("line.label")}
        choices={WAYS.map((way) => ({
          href: choiceHref(choices, { line: way }),
          name: t(WAY_NAMES[way]),
          isShown: way === line,
        }))}
      />
      <TeamPair
        title={t(adapter.analysis.partNames.handicap)}
        match={match}
        notes={[
          t(WAY_NOTES[line]),
          ...(adapter.odds.hasQuarterLines ? [t("quarterNote")] : []),
          t("pastNote"),
          t(`odds:${adapter.odds.countsNote}`),
        ]}
        of={(side) => (
          <HandicapTable team={match[side].name} results={chosen(past[side], of)} sport={sport} way={line} />
        )}
      />
    </>
  );
}
