import styles from "./reading.module.css";

/** Fewer sections need no overview. */
const LEAST_SECTIONS = 4;

export interface SectionLink {
  /** Id of its heading. */
  id: string;
  title: string;
}

interface TableOfContentsProps {
  sections: readonly SectionLink[];
  name: string;
  /** Positions the contents. */
  className: string | undefined;
}

/** Links to the sections of a text; nothing if there are few. */
export function TableOfContents({ sections, name, className }: TableOfContentsProps) {
  if (sections.length < LEAST_SECTIONS) return null;
  return (
    <nav className={`${styles.contents} ${className}`} aria-labelledby="contents">
      <p id="contents">{name}</p>
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
