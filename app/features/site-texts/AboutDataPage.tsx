import { useTranslation } from "react-i18next";
import { SiteTextLinks } from "~/features/site-texts/SiteTextLinks";
import styles from "~/features/site-texts/site-texts.module.css";
import { ContactLine, TextSections } from "~/features/site-texts/TextSections";
import type { Page } from "~/page/page";

const SECTIONS = [
  { id: "sources", heading: "sources.heading", paragraphs: ["sources.one", "sources.real", "sources.supplier"] },
  {
    id: "simulated",
    heading: "simulated.heading",
    paragraphs: ["simulated.what", "simulated.mark", "simulated.people", "simulated.search"],
  },
  { id: "tables", heading: "tables.heading", paragraphs: ["tables.rules", "tables.provisional", "tables.live"] },
  { id: "odds", heading: "odds.heading", paragraphs: ["odds.information", "odds.computed"] },
  {
    id: "contests",
    heading: "contests.heading",
    paragraphs: ["contests.points", "contests.madeUp", "contests.ledger"],
  },
  { id: "stories", heading: "stories.heading", paragraphs: ["stories.desk", "stories.editors"] },
  { id: "corrections", heading: "corrections.heading", paragraphs: ["corrections.match", "corrections.story"] },
  { id: "updates", heading: "updates.heading", paragraphs: ["updates.live", "updates.stale"] },
  { id: "limits", heading: "limits.heading", paragraphs: ["limits.official", "limits.report"] },
] as const;

/** How the data is made, and what is simulated. Keep it in sync with the upstream. */
export function AboutDataPage({ page }: { page: Page }) {
  const { t } = useTranslation(["aboutData", "common"]);
  // Two of the texts contain it.
  const label = t("common:source.simulated");
  const sections = SECTIONS.map(({ id, heading, paragraphs }) => ({
    id: `data-${id}`,
    heading: t(heading),
    paragraphs: paragraphs.map((key) => t(key, { label })),
    more: id === "limits" && <ContactLine address={page.config.supportMail} />,
  }));
  return (
    <article className={styles.article}>
      <h1>{t("title")}</h1>
      <p>{t("intro")}</p>
      <TextSections sections={sections} />
      <SiteTextLinks locale={page.locale} current="/about-data" />
    </article>
  );
}
