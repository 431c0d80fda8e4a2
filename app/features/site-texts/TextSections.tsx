import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface TextSection {
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

/** The address for reports, if configured. */
export function ContactLine({ address }: { address: string | undefined }) {
  const { t } = useTranslation("siteTexts");
  if (!address) return null;
  return (
    <p>
      <a href={`mailto:${address}`}>{t("contact", { address })}</a>
    </p>
  );
}
