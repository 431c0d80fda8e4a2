import { useTranslation } from "react-i18next";
import type { Sport } from "#contract/tables/sports";
import styles from "~/features/match-analysis/analysis.module.css";
import { type HandicapTally, OUTCOMES, type Outcome, wonShare } from "~/features/match-analysis/handicap-tally";
import { Percent } from "~/features/match-analysis/Percent";
import { ShareBar, type Tone } from "~/features/match-analysis/ShareBar";
import { adapterOf } from "~/sports/sports";

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
export function useOutcomeColumns(tallies: readonly HandicapTally[], sport: Sport) {
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
