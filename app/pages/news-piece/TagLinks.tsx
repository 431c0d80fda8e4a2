import { useTranslation } from "react-i18next";
import type { NamedLink } from "~/features/news/news-cards";
import styles from "./piece.module.css";

/** An article's tags, each linked to its list. */
export function TagLinks({ tags }: { tags: readonly NamedLink[] }) {
  const { t } = useTranslation("news");
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t("tags")}>
      {tags.map(({ href, name }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
