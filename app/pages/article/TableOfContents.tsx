import { useTranslation } from "react-i18next";
import type { ArticleBlock, Heading } from "#contract/domain/article";
import styles from "./article.module.css";

/** Fewer sections are seen at a glance. */
const LEAST_SECTIONS = 4;

const sectionsOf = (blocks: readonly ArticleBlock[]): Heading[] =>
  blocks.filter((block): block is Heading => block.kind === "heading" && block.level === 2);

/** Links to an article's sections; nothing where there are few. */
export function TableOfContents({ blocks }: { blocks: readonly ArticleBlock[] }) {
  const { t } = useTranslation("article");
  const sections = sectionsOf(blocks);
  if (sections.length < LEAST_SECTIONS) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <p id="contents">{t("contents")}</p>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
