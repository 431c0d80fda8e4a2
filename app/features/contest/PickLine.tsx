import { useTranslation } from "react-i18next";
import type { ContestPick, LinePick, ScorePick } from "#contract/domain/contests";
import type { Sport } from "#contract/tables/sports";
import type { OfferedFormat } from "~/features/odds/odds-formats";
import { Price } from "~/features/odds/Price";
import { signed } from "~/sports/figures";
import { type ContestTexts, choiceText, scoreText } from "./choice-text.ts";
import type { MatchFacts } from "./match-facts.ts";
import styles from "./picks.module.css";
import { toneOf } from "./picks-picture.ts";

interface ReasonOf {
  match: Pick<MatchFacts, "home" | "away">;
  sport: Sport;
}

/** The part of the result that a line depends on: the picked team's margin, or the number of goals or points. */
function happened(t: ContestTexts, { market, side, result }: LinePick, { match, sport }: ReasonOf): string {
  const [home, away] = result ?? [0, 0];
  const score = scoreText([home, away]);
  if (market === "OU") return t(`reason.sum.${sport}`, { sum: home + away, score });
  const margin = side === "away" ? away - home : home - away;
  const team = side === "away" ? match.away : match.home;
  if (margin === 0) return t("reason.level", { score });
  return t(`reason.${margin > 0 ? "won" : "lost"}.${sport}`, { team, margin: Math.abs(margin), score });
}

const GUESS_KEYS = {
  EXACT: "reason.exact",
  MARGIN: "reason.margin",
  WINNER: "reason.winner",
  MISS: "reason.miss",
} as const;

function reasonOfGuess(t: ContestTexts, { guess, outcome, result, points = 0 }: ScorePick): string | undefined {
  if (!outcome) return undefined;
  if (outcome === "VOID" || !result) return t("reason.VOID");
  return t(GUESS_KEYS[outcome], { guess: scoreText(guess), score: scoreText(result), points: signed(points) });
}

function reasonOfLine(t: ContestTexts, pick: LinePick, of: ReasonOf): string | undefined {
  const { market, side, line, outcome, result, points = 0 } = pick;
  if (!outcome) return undefined;
  if (outcome === "VOID" || !result) return t("reason.VOID");
  const choice = choiceText(t, of.match, { market, choice: side, line });
  return t("reason.both", {
    happened: happened(t, pick, of),
    became: t(`reason.${outcome}`, { choice, points: signed(points) }),
  });
}

/** Why a pick got its points, in full sentences; undefined until it is settled. */
export const reasonText = (t: ContestTexts, pick: ContestPick, of: ReasonOf): string | undefined =>
  pick.market === "SCORE" ? reasonOfGuess(t, pick) : reasonOfLine(t, pick, of);

interface PickLineProps {
  pick: ContestPick;
  match: Pick<MatchFacts, "home" | "away">;
  sport: Sport;
  /** Undefined if no prices are shown in the visitor's country. */
  format: OfferedFormat | undefined;
}

/** A pick with its line and price, and its result. */
export function PickLine({ pick, match, sport, format }: PickLineProps) {
  const { t } = useTranslation("contests");
  const isGuess = pick.market === "SCORE";
  const choice = isGuess
    ? { market: pick.market, choice: pick.guess.join(":"), line: undefined }
    : { market: pick.market, choice: pick.side, line: pick.line };
  const reason = reasonText(t, pick, { match, sport });
  return (
    <div className={styles.pick} data-outcome={pick.outcome}>
      <p className={styles.choice}>
        <b>{choiceText(t, match, choice)}</b>
        {!isGuess && pick.price !== "" && format && <Price of={pick.price} format={format} />}
        {!isGuess && pick.isFeatured && <span className="tag">{t("pick.times")}</span>}
        {pick.points !== undefined && (
          <b className={styles.points} data-tone={toneOf(pick.points)}>
            {signed(pick.points)}
          </b>
        )}
      </p>
      <p className="note">{reason ?? t("pick.waiting")}</p>
    </div>
  );
}
