import { useTranslation } from "react-i18next";
import { classNames } from "~/ui/class-names";
import { Fragments } from "~/ui/fragments/Fragments";
import { highlightCardFragment } from "./HighlightCard.tsx";
import styles from "./highlight-cards.module.css";
import type { HighlightCardView } from "./highlight-cards.ts";

interface HighlightCardsProps {
  cards: readonly HighlightCardView[];
  /** In pairs where space allows; always one column; or with covers above titles on wide screens. */
  layout?: "pairs" | "column" | "wide";
  /** How many covers load eagerly; the others load near the viewport. */
  eager?: number;
}

/** Highlights as a list of links. */
export function HighlightCards({ cards, layout = "pairs", eager = 0 }: HighlightCardsProps) {
  const { t, i18n } = useTranslation(["highlights", "common"]);
  return (
    <Fragments
      as="ul"
      className={classNames(styles.cards, layout !== "pairs" && styles[layout])}
      of={cards.map((card, index) => highlightCardFragment({ card, isEager: index < eager, t }, i18n.language))}
    />
  );
}
