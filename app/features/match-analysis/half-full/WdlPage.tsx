import { useTranslation } from "react-i18next";
import type { HalfFull, SeasonComparison } from "#contract/domain/analysis";
import type { Outcome } from "#contract/domain/history";
import type { Pair, Side } from "#contract/domain/match";
import type { MatchAbout } from "#contract/domain/match-info";
import { winnerOf } from "#contract/odds/settle";
import type { Sport } from "#contract/tables/sports";
import { AnalysisShell, Part } from "~/features/match-analysis/AnalysisShell";
import styles from "~/features/match-analysis/analysis.module.css";
import { FigureTable } from "~/features/match-analysis/FigureTable";
import type { PastData, PastOfBoth } from "~/features/match-analysis/load-analysis.server";
import { PastChoices } from "~/features/match-analysis/PastChoices";
import { chosen, type PastResult } from "~/features/match-analysis/past-results";
import { ShareBar, type Tone } from "~/features/match-analysis/RateBars";
import { Percent, SPLITS } from "~/features/match-analysis/SeasonSplits";
import { TeamPair } from "~/features/match-analysis/TeamPair";
import { labelled } from "~/i18n/join-texts";
import type { Page } from "~/page/page";
import { adapterOf } from "~/sports/sports";

/** A result from the team's view: W, D, L. */
const RESULTS = ["W", "D", "L"] as const satisfies readonly Outcome[];

function resultFor(score: Pair, side: Side): Outcome {
  const winner = winnerOf(score);
  if (winner === "draw") return "D";
  return winner === side ? "W" : "L";
}

/** A team's matches by half-time and full-time result, of those with a known half-time score. */
interface HalfFullMatrix {
  matches: number;
  counts: Partial<Record<HalfFull, number>>;
}

export function halfFullMatrix(results: readonly PastResult[]): HalfFullMatrix {
  const counts: HalfFullMatrix["counts"] = {};
  let matches = 0;
  for (const { side, score, halfTime } of results) {
    if (!halfTime) continue;
    const key: HalfFull = `${resultFor(halfTime, side)}${resultFor(score, side)}`;
    counts[key] = (counts[key] ?? 0) + 1;
    matches += 1;
  }
  return { matches, counts };
}

/** Wins, draws and losses. */
export function resultTally(results: readonly PastResult[]): Record<Outcome, number> {
  const tally = { W: 0, D: 0, L: 0 };
  for (const { score, side } of results) tally[resultFor(score, side)] += 1;
  return tally;
}

interface ResultTableProps {
  caption: string;
  sport: Sport;
  rows: readonly { key: string; name: string; tally: Record<Outcome, number> }[];
}

const TONES: Record<Outcome, Tone> = { W: "best", D: "even", L: "worst" };

/** The possible results of a match. */
const resultsOf = (sport: Sport): readonly Outcome[] =>
  adapterOf(sport).match.hasDraws ? RESULTS : RESULTS.filter((result) => result !== "D");

/** Wins, draws and losses as shares of matches played. */
function ResultTable({ caption, sport, rows }: ResultTableProps) {
  const { t } = useTranslation("standings");
  const results = resultsOf(sport);
  return (
    <FigureTable
      caption={caption}
      corner={t("view.label")}
      isCornerHidden
      columns={results.map((key) => ({ key, name: t(`result.${key}`) }))}
      rows={rows.map(({ key, name, tally }) => ({
        key,
        name: (
          <>
            {name}
            <ShareBar parts={results.map((result) => ({ tone: TONES[result], count: tally[result] }))} />
          </>
        ),
        cells: results.map((result) => <Percent key={result} count={tally[result]} of={tally.W + tally.D + tally.L} />),
      }))}
    />
  );
}

interface HalfFullTableProps {
  caption: string;
  results: readonly PastResult[];
  sport: Sport;
}

/** Half-time result (rows) against full-time result (columns). */
function HalfFullTable({ caption, results, sport }: HalfFullTableProps) {
  const { t } = useTranslation(["analysis", "standings", "empty"]);
  const { matches, counts } = halfFullMatrix(results);
  if (matches === 0) return <p className={styles.note}>{t("empty:data")}</p>;
  const ends = resultsOf(sport);
  return (
    <FigureTable
      caption={caption}
      corner={t("atHalf")}
      columns={ends.map((key) => ({ key, name: t(`standings:result.${key}`) }))}
      rows={RESULTS.map((half) => ({
        key: half,
        name: t(`half.${half}`),
        cells: ends.map((end) => <Percent key={end} count={counts[`${half}${end}`] ?? 0} of={matches} />),
      }))}
    />
  );
}

/** Both teams' wins, draws and losses, and half-time against full-time results. */
export function WdlPage({ data, page }: { data: PastData; page: Page }) {
  const { t } = useTranslation("analysis");
  const { head, season, past } = data;
  return (
    <AnalysisShell head={head} page={page} part="wdl">
      <Part of={season} title={t("season", { competition: head.about.competition.name })} page={page}>
        {(value) => <SeasonResults about={head.about} season={value} />}
      </Part>
      <Part of={past} title={t("halfFull")} page={page}>
        {(value) => <PastHalves data={data} past={value} page={page} />}
      </Part>
    </AnalysisShell>
  );
}

function SeasonResults({ about, season }: { about: MatchAbout; season: SeasonComparison }) {
  const { t, i18n } = useTranslation(["analysis", "standings"]);
  const { match, sport, competition } = about;
  const title = t("season", { competition: competition.name });
  if (season.home.all.played + season.away.all.played === 0) return null;
  return (
    <TeamPair
      title={title}
      match={match}
      of={(side) => (
        <ResultTable
          caption={labelled(title, match[side].name, i18n.language)}
          sport={sport}
          rows={SPLITS.map((split) => {
            const { won, drawn, lost } = season[side][split];
            return { key: split, name: t(`standings:view.${split}`), tally: { W: won, D: drawn, L: lost } };
          })}
        />
      )}
    />
  );
}

function PastHalves({ data: { head, query }, past, page }: { data: PastData; past: PastOfBoth; page: Page }) {
  const { t, i18n } = useTranslation(["analysis", "standings", "odds"]);
  const { match, sport } = head.about;
  const { of } = query;
  const name = of === "last10" ? t("last10") : t(`standings:view.${of}`);
  return (
    <>
      <PastChoices head={head} page={page} part="wdl" query={{ of }} />
      <TeamPair
        title={t("halfFull")}
        match={match}
        notes={[t("pastNote"), t(`odds:${adapterOf(sport).odds.countsNote}`)]}
        of={(side) => {
          const results = chosen(past[side], of);
          return (
            <>
              <ResultTable
                caption={labelled(name, match[side].name, i18n.language)}
                sport={sport}
                rows={[{ key: of, name, tally: resultTally(results) }]}
              />
              <HalfFullTable
                caption={labelled(t("halfFull"), match[side].name, i18n.language)}
                results={results}
                sport={sport}
              />
            </>
          );
        }}
      />
    </>
  );
}
