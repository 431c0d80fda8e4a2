import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { unbrokenScores } from "~/i18n/join-texts";
import { classNames } from "~/ui/class-names";
import { Fragments } from "~/ui/fragments/Fragments";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import { FlagImage } from "~/ui/TeamImage";
import styles from "./highlight-cards.module.css";
import { type HighlightCardView, playTime } from "./highlight-cards.ts";

interface HighlightCardProps {
  card: HighlightCardView;
  /** Whether its cover is above the fold. */
  isEager: boolean;
  t: TFunction<["highlights", "common"]>;
}

/** A link to a highlight: its cover and duration, its title and details. */
export function HighlightCard({ card, isEager, t }: HighlightCardProps) {
  const { href, home, away, title, cover, duration, competition, views, isMarked } = card;
  const time = playTime(duration);
  return (
    <li>
      <a className={classNames(styles.card, "hold-until-parsed")} href={href}>
        <span className={styles.cover}>
          {cover && <img src={cover} width="320" height="180" alt="" loading={isEager ? undefined : "lazy"} />}
          {duration > 0 && (
            <span className={classNames(styles.length, "tabular")}>
              <span className="visually-hidden">{t("length", { time })}</span>
              <span aria-hidden="true">{time}</span>
            </span>
          )}
        </span>
        <span className={styles.text}>
          <b>{title === undefined ? t("versus", { home, away }) : unbrokenScores(title)}</b>
          <small>
            {competition && (
              <span>
                {competition.flag !== undefined && <FlagImage code={competition.flag} />}
                {` ${competition.name}`}
              </span>
            )}
            {views !== undefined && <span>{t("views", { count: views })}</span>}
            {isMarked && <span className="tag">{t("common:source.simulated")}</span>}
          </small>
        </span>
      </a>
      <ParsedEnd />
    </li>
  );
}

/** The card as a fragment. */
const highlightCardFragment = (props: HighlightCardProps, locale: string): Fragment => ({
  key: `highlight card ${locale} ${props.isEager} ${JSON.stringify(props.card)}`,
  render: () => <HighlightCard {...props} />,
});

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
