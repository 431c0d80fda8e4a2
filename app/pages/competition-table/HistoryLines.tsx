import { useTranslation } from "react-i18next";
import { pointRuns, type RankLine, type RankLines } from "./chart-lines.ts";
import styles from "./competition-table.module.css";

// User units; the style sheet keeps the font size equal on small and large screens.
const WIDTH = 360;
const HEIGHT = 240;
const BOX = { left: 24, top: 10, width: 312, height: 208 };

interface HistoryLinesProps {
  chart: RankLines;
  /** The emphasised lines. */
  chosen: readonly RankLine[];
}

/** Ranks by round as a drawing, and in sentences. */
export function HistoryLines({ chart, chosen }: HistoryLinesProps) {
  const { t } = useTranslation("standings");
  const { rounds, lowest, lines } = chart;
  const sentences = chosen.map(({ team, last, best, worst }) =>
    t("history.line", { team: team.name, rank: last, round: rounds.at(-1), best, worst }),
  );
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby="hist-t hist-d">
      <title id="hist-t">{t("history.title")}</title>
      <desc id="hist-d">{sentences.join(" ")}</desc>
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
