import type { ReactNode } from "react";

export interface TextSection {
  /** Of its heading in the document. */
  id: string;
  /** As text, like the paragraphs. */
  heading: string;
  paragraphs: readonly string[];
  /** What follows the paragraphs: lists, links. */
  more?: ReactNode;
}

/** Sections of a page that is read, each named by its heading. */
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
