import { useTranslation } from "react-i18next";
import type { NamedLink } from "~/features/news/news-cards";
import styles from "./piece.module.css";

interface NeighboursProps {
  /** The previously published article. */
  previous?: NamedLink;
  next?: NamedLink;
}

/** The previous and next articles. */
export function Neighbours({ previous, next }: NeighboursProps) {
  const { t } = useTranslation("news");
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t("neighbours")}>
      {previous && (
        <a href={previous.href} rel="prev">
          <small>{t("previous")}</small>
          {previous.name}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <small>{t("next")}</small>
          {next.name}
        </a>
      )}
    </nav>
  );
}
