import { useTranslation } from "react-i18next";
import { lineText } from "#contract/odds/quarters";
import type { Sport } from "#contract/tables/sports";
import { FigureTable } from "./FigureTable.tsx";
import {
  closingTally,
  type HandicapTally,
  handicapRows,
  type LineBand,
  matchesIn,
  OUTCOMES,
  type Outcome,
  type Way,
  wonShare,
} from "./handicap-tally.ts";
import { Percent } from "./Percent.tsx";
import type { PastResult } from "./past-results.ts";
import { ShareBar, type Tone } from "./ShareBar.tsx";

interface HandicapTableProps {
  team: string;
  results: readonly PastResult[];
  sport: Sport;
  way: Way;
}

/** A team's outcomes by line, with the share of those won and what it is of. */
export function HandicapTable({ team, results, sport, way }: HandicapTableProps) {
  const { t } = useTranslation(["analysis", "empty"]);
  const rows = handicapRows(results, sport, way);
  const sum = way === "closing" ? closingTally(results) : undefined;
  const sample = sum ? matchesIn(sum) : results.length;
  const lines = useOutcomeColumns([...rows.map(({ tally }) => tally), ...(sum ? [sum] : [])], sport);
  if (sample === 0) return <p className="an-note">{t("empty:data")}</p>;
  return (
    <>
      <p className="an-small num">{t("sample", { n: sample })}</p>
      <FigureTable
        caption={`${t(sport === "football" ? "part.handicap" : "part.spread")}, ${team}`}
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

export const TONES: Record<Outcome, Tone> = {
  WIN: "best",
  HALF_WIN: "good",
  PUSH: "even",
  HALF_LOSE: "poor",
  LOSE: "worst",
};

/** Columns of the outcomes, a cell for each, and the share won; basketball has no halves unless some came. */
export function useOutcomeColumns(tallies: readonly HandicapTally[], sport: Sport) {
  const { t } = useTranslation("analysis");
  const hasHalves = sport === "football" || tallies.some(({ HALF_WIN, HALF_LOSE }) => HALF_WIN + HALF_LOSE > 0);
  const outcomes = OUTCOMES.filter((outcome) => hasHalves || !outcome.startsWith("HALF"));
  return {
    columns: [
      ...outcomes.map((key) => ({ key, name: t(`outcome.${key}`), short: t(`outcomeShort.${key}`) })),
      { key: "share", name: t(hasHalves ? "wonOrHalf" : "wonShare"), short: `${t("outcome.WIN")} %` },
    ],
    cellsOf: (tally: HandicapTally) => [
      ...outcomes.map((outcome) => tally[outcome] || <span className="nil">0</span>),
      <Won key="share" tally={tally} />,
    ],
  };
}

function Won({ tally }: { tally: HandicapTally }) {
  const won = wonShare(tally);
  if (!won) return <span className="nil">–</span>;
  return (
    <>
      <Percent count={Math.round(won.share * won.of)} of={won.of} />
      <ShareBar parts={OUTCOMES.map((outcome) => ({ tone: TONES[outcome], count: tally[outcome] }))} />
    </>
  );
}
