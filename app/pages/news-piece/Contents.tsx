import { useTranslation } from "react-i18next";
import styles from "./piece.module.css";
import type { StorySection } from "./story.ts";

/** Fewer sections are seen at a glance. */
const LEAST_SECTIONS = 4;

/** Links to a story's sections; nothing where there are few. */
export function Contents({ sections }: { sections: readonly StorySection[] }) {
  const { t } = useTranslation("news");
  if (sections.length < LEAST_SECTIONS) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <p id="contents">{t("contents")}</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
