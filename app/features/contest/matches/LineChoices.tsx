import { useTranslation } from "react-i18next";
import type { LineMarket } from "#contract/domain/contests";
import { useChoiceText } from "~/features/contest/choice-text";
import { keyOf, SIDES } from "~/features/contest/picks";
import picksStyles from "~/features/contest/picks.module.css";
import { Price } from "~/features/odds/Price";
import { classNames } from "~/ui/class-names";
import type { MatchCardProps } from "./MatchCard.tsx";

interface LineChoicesProps extends MatchCardProps {
  line: LineMarket;
  /** Whether picks are accepted now; otherwise shows what will be offered. */
  isOpen: boolean;
}

/** A market of a match as two large radio buttons, and a small one that removes the pick. */
export function LineChoices({ match, line: market, sport, picks, format, isOpen }: LineChoicesProps) {
  const { t } = useTranslation("contests");
  const textOf = useChoiceText();
  const offered = match.lines.find((line) => line.market === market);
  const name = t(`pick.${market === "AH" ? "handicap" : "total"}.${sport}`);
  const key = keyOf(market, match.id);
  const standing = picks.mine.picks.find((pick) => pick.market === market && pick.matchId === match.id);
  const chosen = picks.draft[key] ?? picks.standing[key] ?? "";
  if (!offered && !standing) return <p className="note">{t("pick.noLine")}</p>;
  // A saved pick keeps its line and price; the other side shows the current ones.
  const termsOf = (side: string, at: 0 | 1) =>
    standing && standing.market !== "SCORE" && standing.side === side
      ? { line: standing.line, price: standing.price }
      : { line: offered?.line, price: offered?.prices[at] };
  return (
    <fieldset className={picksStyles.market} disabled={!isOpen}>
      <legend>{name}</legend>
      <div className={picksStyles.sides}>
        {SIDES[market].map((side, at) => {
          const { line, price } = termsOf(side, at === 0 ? 0 : 1);
          return (
            <label key={side} className={classNames(picksStyles.side, !isOpen && picksStyles.still)}>
              <input
                type="radio"
                className="visually-hidden"
                name={key}
                value={side}
                checked={chosen === side}
                onChange={() => picks.choose(key, side)}
              />
              <span>{textOf(match, { market, choice: side, line })}</span>
              {price !== undefined && <Price of={price} format={format} />}
            </label>
          );
        })}
        {isOpen && <NoPick name={key} isChosen={chosen === ""} onChoose={() => picks.choose(key, "")} />}
      </div>
    </fieldset>
  );
}

/** The small button that removes a pick. */
function NoPick({ name, isChosen, onChoose }: { name: string; isChosen: boolean; onChoose(): void }) {
  const { t } = useTranslation("contests");
  return (
    <label className={picksStyles.noPick}>
      <input type="radio" className="visually-hidden" name={name} value="" checked={isChosen} onChange={onChoose} />
      <span className="visually-hidden">{t("pick.none")}</span>
      <span aria-hidden="true">✕</span>
    </label>
  );
}
