import { useTranslation } from "react-i18next";
import type { GameShot } from "#contract/domain/game-events";
import type { Match, Pair, Side } from "#contract/domain/match";
import { scoreText } from "#contract/text/score-text";
import { formatLeft } from "#contract/time/game-clock";
import { periodName, regularPeriods } from "~/features/match/period-name";
import { unbrokenScores } from "~/i18n/join-texts";
import styles from "./court-map.module.css";
import { COURT_DEPTH, countShots, courtSpot } from "./game-shots.ts";
import shared from "./match-stats.module.css";

/** FIBA's rules, article 2, in metres: the end line at the top, key, circle, line of three points, basket. */
const LINES = `M0 ${COURT_DEPTH}V0h15v${COURT_DEPTH}M5.05 0v5.8h4.9V0M5.7 5.8a1.8 1.8 0 0 0 3.6 0M.9 0v2.99A6.75 6.75 0 0 0 14.1 2.99V0M6.6 1.2h1.8`;

const KEYS = { FG2: ["twoMissed", "twoMade"], FG3: ["threeMissed", "threeMade"] } as const;

interface CourtMapProps {
  side: Side;
  /** Of both sides, oldest first. */
  shots: readonly GameShot[];
  match: Match;
}

/** A side's shots on half a court, with counts below. */
export function CourtMap({ side, shots, match }: CourtMapProps) {
  const { t, i18n } = useTranslation(["stats", "rows"]);
  const own = shots.filter((shot) => shot.side === side);
  const { all, threes } = countShots(own);
  const twos: Pair = [all[0] - threes[0], all[1] - threes[1]];
  const { name } = match[side];
  const count = regularPeriods(match);
  const tRows = i18n.getFixedT(null, "rows");
  const titleOf = ({ period, left, player, kind, isMade, score }: GameShot) => {
    const time = `${periodName({ count }, period - 1, tRows).short} ${formatLeft(left)}`;
    const what = t(`gameShots.${KEYS[kind === "FG3" ? "FG3" : "FG2"][isMade ? 1 : 0]}`);
    return unbrokenScores(
      [time, player?.name, what, scoreText(score, i18n.language, "cell")].filter(Boolean).join(" · "),
    );
  };
  return (
    <figure className={side === "home" ? shared.homeShots : shared.awayShots} id={`court-${side}`}>
      <figcaption>{name}</figcaption>
      <svg
        className={styles.court}
        viewBox={`-.2 -.2 15.4 ${COURT_DEPTH + 0.4}`}
        role="img"
        aria-label={t("gameShots.mapOf", { team: name, made: all[0], taken: all[1] })}
      >
        <path d={LINES} />
        <circle className={styles.basket} cx="7.5" cy="1.575" r=".23" />
        {shots.map((shot, index) => {
          if (shot.side !== side) return null;
          const { x, y } = courtSpot(shot);
          return (
            <circle
              key={shot.id}
              className={shot.isMade ? styles.made : styles.missed}
              cx={x}
              cy={y}
              r=".2"
              data-shot={index + 1}
            >
              <title>{titleOf(shot)}</title>
            </circle>
          );
        })}
      </svg>
      <ul className={`${styles.counts} tabular`}>
        <Count name={t("gameShots.made")} mark={styles.made} number={all[0]} />
        <Count name={t("gameShots.missed")} mark={styles.missed} number={all[1] - all[0]} />
        <li>
          {`${t("game.twoPointers")} `}
          <b>{twos.join("/")}</b>
        </li>
        <li>
          {`${t("game.threePointers")} `}
          <b>{threes.join("/")}</b>
        </li>
      </ul>
    </figure>
  );
}

const Count = ({ name, mark, number }: { name: string; mark: string | undefined; number: number }) => (
  <li>
    <svg className={styles.court} viewBox="0 0 .6 .6" aria-hidden="true">
      <circle className={mark} cx=".3" cy=".3" r=".2" />
    </svg>
    {`${name} `}
    <b>{number}</b>
  </li>
);
