import type { ReactNode } from "react";

export interface TextSection {
  /** Id of its heading. */
  id: string;
  /** Text, like the paragraphs. */
  heading: string;
  paragraphs: readonly string[];
  /** Content after the paragraphs: lists, links. */
  more?: ReactNode;
}

/** Sections of a text page, each named by its heading. */
export const TextSections = ({ sections }: { sections: readonly TextSection[] }) => (
  <>
    {sections.map(({ id, heading, paragraphs, more }) => (
      <section key={id} aria-labelledby={id}>
        <h2 id={id}>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {more}
      </section>
    ))}
  </>
);
