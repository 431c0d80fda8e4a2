import { useTranslation } from "react-i18next";
import type { RankingHistory } from "#contract/domain/standings";
import standings from "~/features/standings/standings.module.css";
import { withTeam } from "~/features/standings/table-query";
import { joinParts, joinSentences } from "~/i18n/join-texts";
import { Fragments } from "~/ui/fragments/Fragments";
import { pointRuns, type RankLine, type RankLines, rankLines } from "./chart-lines.ts";
import styles from "./competition-table.module.css";
import { HistoryFigures } from "./HistoryFigures.tsx";

// User units; the style sheet keeps the font size equal on small and large screens.
const WIDTH = 360;
const HEIGHT = 240;
const BOX = { left: 24, top: 10, width: 312, height: 208 };

interface HistoryLinesProps {
  title: string;
  /** Of the section, from which those of the drawing derive. */
  id: string;
  chart: RankLines;
  /** The emphasised lines. */
  chosen: readonly RankLine[];
}

/** Ranks by round as a drawing, and in sentences. */
function HistoryLines({ title, id, chart, chosen }: HistoryLinesProps) {
  const { t, i18n } = useTranslation("standings");
  const { rounds, lowest, lines } = chart;
  const sentences = chosen.map(({ team, last, best, worst }) =>
    t("history.line", { team: team.name, rank: last, round: rounds.at(-1), best, worst }),
  );
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={`${id}-t ${id}-d`}>
      <title id={`${id}-t`}>{title}</title>
      <desc id={`${id}-d`}>{joinSentences(sentences, i18n.language)}</desc>
      <Axes chart={chart} />
      {lines
        .filter((line) => !chosen.includes(line))
        .map((line) => (
          <Line key={line.team.id} line={line} lowest={lowest} />
        ))}
      {chosen.map((line, at) => (
        <g key={line.team.id} className={styles[`team${at}`]}>
          <Line line={line} lowest={lowest} />
          <text x={WIDTH - 20} y={heightOf(line.last, lowest) + 4}>
            {line.last}
          </text>
        </g>
      ))}
    </svg>
  );
}

const heightOf = (place: number, lowest: number): number =>
  Math.round(BOX.top + ((place - 1) * BOX.height) / Math.max(1, lowest - 1));

const Line = ({ line, lowest }: { line: RankLine; lowest: number }) => (
  <>
    {pointRuns(line.ranks, BOX, lowest).map((points) => (
      <polyline key={points} className={styles.line} points={points} />
    ))}
  </>
);

/** Ranks: the first, the last and every fifth between; rounds likewise. */
function Axes({ chart: { rounds, lowest } }: Pick<HistoryLinesProps, "chart">) {
  const places = Array.from({ length: lowest }, (_, index) => index + 1);
  const lastRound = rounds.length - 1;
  return (
    <g className={styles.axes}>
      {places
        .filter((place) => place === 1 || place === lowest || (place % 5 === 0 && lowest - place > 1))
        .map((place) => (
          <Place key={place} place={place} y={heightOf(place, lowest)} />
        ))}
      {rounds.map((round, index) =>
        index === 0 || index === lastRound || (round % 5 === 0 && lastRound - index > 1) ? (
          <text
            key={round}
            x={Math.round(BOX.left + (index * BOX.width) / Math.max(1, lastRound))}
            y={HEIGHT - 4}
            className={styles.centred}
          >
            {round}
          </text>
        ) : null,
      )}
    </g>
  );
}

const Place = ({ place, y }: { place: number; y: number }) => (
  <>
    <path d={`M${BOX.left} ${y}h${BOX.width}`} />
    <text x="2" y={y + 4}>
      {place}
    </text>
  </>
);

interface TeamChoiceProps {
  href: string;
  name: string;
  rank: number;
  /** Index among the emphasised teams, which decides the colour; -1 for others. */
  at: number;
}

/** A selectable team of the chart. */
const TeamChoice = ({ href, name, rank, at }: TeamChoiceProps) => (
  <li>
    <a
      href={href}
      rel="nofollow"
      aria-current={at >= 0 ? "true" : undefined}
      className={at >= 0 ? styles[`team${at}`] : undefined}
    >
      <b>{rank}</b>
      {` ${name}`}
    </a>
  </li>
);

interface HistoryChartProps {
  history: RankingHistory;
  /** Ids of emphasised teams; the leaders if none of them is in the table. */
  teams: readonly string[] | undefined;
  /** The page's address with other teams; without any, the leaders are emphasised. */
  addressWith(teams: readonly string[]): string;
  /** A table's name by its id. */
  nameOf(table: string): string | undefined;
}

/** Number of leaders emphasised by default. */
const TOP = 4;

/**
 * Ranks by round of each table as lines, with a choice of teams, and as sentences and figures; nothing if rounds are too
 * few.
 */
export const HistoryChart = ({ history, ...shared }: HistoryChartProps) => (
  <>
    {rankLines(history).map((chart, at) => (
      <ChartOfTable key={chart.table ?? ""} {...shared} chart={chart} id={at === 0 ? "history" : `history-${at + 1}`} />
    ))}
  </>
);

interface ChartOfTableProps extends Omit<HistoryChartProps, "history"> {
  chart: RankLines;
  id: string;
}

function ChartOfTable({ chart, id, teams, addressWith, nameOf }: ChartOfTableProps) {
  const { t, i18n } = useTranslation("standings");
  const title = joinParts([t("history.title"), chart.table && nameOf(chart.table)], i18n.language);
  const selected = chart.lines.filter(({ team }) => teams?.includes(team.id));
  const chosen = selected.length > 0 ? selected : chart.lines.slice(0, TOP);
  return (
    <section className={`card ${standings.section} ${styles.history}`} id={id}>
      <h2>{title}</h2>
      <HistoryLines title={title} id={id} chart={chart} chosen={chosen} />
      <p className={standings.remark}>
        {`${t("history.about")} `}
        {selected.length > 0 && <a href={`${addressWith([])}#${id}`}>{t("history.top")}</a>}
      </p>
      <TeamChoices chart={chart} chosen={chosen} addressOf={(ids) => `${addressWith(ids)}#${id}`} />
      <details>
        <summary>{t("history.table")}</summary>
        <HistoryFigures rounds={chart.rounds} chosen={chosen} caption={title} />
      </details>
    </section>
  );
}

interface TeamChoicesProps {
  chart: RankLines;
  chosen: readonly RankLine[];
  addressOf(teams: readonly string[]): string;
}

/** Each team as a link that adds it to the emphasised lines, or removes it. */
function TeamChoices({ chart, chosen, addressOf }: TeamChoicesProps) {
  const ids = chosen.map(({ team }) => team.id);
  return (
    <Fragments
      as="ul"
      className={styles.teams}
      of={chart.lines.map(({ team, last }) => {
        const choice = {
          href: addressOf(withTeam(ids, team.id)),
          name: team.shortName ?? team.name,
          rank: last,
          at: ids.indexOf(team.id),
        };
        return { key: `TeamChoice ${JSON.stringify(choice)}`, render: () => <TeamChoice {...choice} /> };
      })}
    />
  );
}
