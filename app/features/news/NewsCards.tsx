import { useTranslation } from "react-i18next";
import { classNames } from "~/ui/class-names";
import { NewsCard } from "./NewsCard.tsx";
import styles from "./news-cards.module.css";
import type { NewsCardView } from "./news-cards.ts";

interface NewsCardsProps {
  cards: readonly NewsCardView[];
  /** The first is the lead story. */
  hasLead?: boolean;
  /** How many covers load eagerly; the others load near the viewport. */
  eager?: number;
  heading?: "h2" | "h3";
  /** Milliseconds. */
  now: number;
}

/** Articles as a list of links: rows on a phone, cards in columns where space allows. */
export function NewsCards({ cards, hasLead = false, eager = 0, heading = "h2", now }: NewsCardsProps) {
  const { t } = useTranslation(["news", "common"]);
  return (
    <ul className={classNames(styles.cards, cards.some(({ cover }) => cover) ? undefined : styles.plain)}>
      {cards.map((card, index) => (
        <NewsCard
          key={card.href}
          card={card}
          isLead={hasLead && index === 0}
          isEager={index < eager}
          heading={heading}
          now={now}
          t={t}
        />
      ))}
    </ul>
  );
}
