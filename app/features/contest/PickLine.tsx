import { useTranslation } from "react-i18next";
import type { ContestPick } from "#contract/domain/contests";
import type { Sport } from "#contract/tables/sports";
import type { OfferedFormat } from "~/features/odds/odds-formats";
import { Price } from "~/features/odds/Price";
import { signed } from "~/sports/figures";
import { choiceText } from "./choice-text.ts";
import type { MatchFacts } from "./match-facts.ts";
import styles from "./picks.module.css";
import { toneOf } from "./picks-picture.ts";
import { reasonText } from "./reason-text.ts";

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
