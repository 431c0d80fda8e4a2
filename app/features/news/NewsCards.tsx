import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { DAY } from "#contract/time/units";
import { ageOf } from "~/features/upstream-calls/answer-age";
import { unbrokenScores } from "~/i18n/join-texts";
import { classNames } from "~/ui/class-names";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import { WIDE } from "~/ui/screens";
import { CoverImage } from "./CoverImage.tsx";
import styles from "./news-cards.module.css";
import type { NewsCardView } from "./news-cards.ts";

type NewsTexts = TFunction<["news", "common"]>;

interface NewsCardProps {
  card: NewsCardView;
  /** The lead story: large, with its summary and the page's largest picture. */
  isLead?: boolean;
  /** Its cover is above the fold. */
  isEager?: boolean;
  heading: "h2" | "h3";
  /** Milliseconds. */
  now: number;
  t: NewsTexts;
}

/** Widths of covers, from news-cards.module.css and the page's column. */
const SIZES = {
  lead: `(min-width: 1100px) 35rem, ${WIDE} 27rem, 100vw`,
  card: "(min-width: 1100px) 19rem, 6.5rem",
};

/** An article as a link: cover, category, title and publication time. */
function NewsCard({ card, isLead = false, isEager = false, heading: Heading, now, t }: NewsCardProps) {
  const { href, title, summary, cover, category } = card;
  return (
    <li className={isLead ? styles.lead : undefined}>
      <article className={classNames(styles.card, "hold-until-parsed")}>
        {cover && (
          <CoverImage
            cover={cover}
            className={styles.cover}
            sizes={isLead ? SIZES.lead : SIZES.card}
            isFirst={isLead}
            isEager={isEager}
          />
        )}
        <div className={styles.text}>
          <Heading>
            <a href={href}>{unbrokenScores(title)}</a>
          </Heading>
          <p className={styles.summary}>{unbrokenScores(summary)}</p>
          <p className={styles.about}>
            <span>{category.name}</span>
            <CardTime card={card} now={now} t={t} />
          </p>
        </div>
      </article>
      <ParsedEnd />
    </li>
  );
}

/** Relative time on the first day, then the date. */
function CardTime({ card: { published, publishedAt }, now, t }: Pick<NewsCardProps, "card" | "now" | "t">) {
  const { unit, count } = ageOf(publishedAt, now);
  const isToday = now - publishedAt < DAY;
  return <time dateTime={published.iso}>{isToday ? t(`common:time.${unit}`, { count }) : published.date}</time>;
}

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
