import { useTranslation } from "react-i18next";
import { classNames } from "~/ui/class-names";
import { Fragments } from "~/ui/fragments/Fragments";
import { highlightCardFragment } from "./HighlightCard.tsx";
import styles from "./highlight-cards.module.css";
import type { HighlightCardView } from "./highlight-cards.ts";

interface HighlightCardsProps {
  cards: readonly HighlightCardView[];
  /** Side by side where there is space for two; always below each other; or with covers above titles on wide screens. */
  layout?: "pairs" | "column" | "wide";
  /** How many covers are seen at once; the others load when the visitor comes near. */
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
