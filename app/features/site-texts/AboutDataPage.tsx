import type { MetaDescriptor } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import type { SimulationMode } from "#contract/tables/site";
import { pageMeta } from "~/features/page-meta/page-meta";
import type { AboutData } from "~/features/site-texts/load-about-data.server";
import { SiteTextLinks } from "~/features/site-texts/SiteTextLinks";
import styles from "~/features/site-texts/site-texts.module.css";
import { ContactLine, TextSections } from "~/features/site-texts/TextSections";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { type Page, pageOf, type RouteMatches } from "~/page/page";

/** What stands in where a competition has no source, and what is then to be said of it. */
const OTHERS = {
  on: "sources.others",
  uncovered: "sources.othersUncovered",
  off: "sources.othersLeftOut",
} as const;

const SIMULATED = {
  id: "simulated",
  heading: "simulated.heading",
  paragraphs: ["simulated.what", "simulated.mark", "simulated.people", "simulated.search"],
} as const;

const sectionsOf = (simulation: SimulationMode) =>
  [
    {
      id: "sources",
      heading: "sources.heading",
      paragraphs: ["sources.one", "sources.real", "sources.supplier", OTHERS[simulation]],
    },
    ...(simulation === "off" ? [] : [SIMULATED]),
    { id: "tables", heading: "tables.heading", paragraphs: ["tables.rules", "tables.provisional", "tables.live"] },
    {
      id: "odds",
      heading: "odds.heading",
      paragraphs: ["odds.information", ...(simulation === "off" ? [] : (["odds.computed"] as const)), "odds.real"],
    },
    {
      id: "contests",
      heading: "contests.heading",
      // Nobody invented plays among real matches.
      paragraphs: [
        "contests.points",
        ...(simulation === "on" ? (["contests.madeUp"] as const) : []),
        "contests.ledger",
      ],
    },
    { id: "stories", heading: "stories.heading", paragraphs: ["stories.desk", "stories.editors"] },
    { id: "corrections", heading: "corrections.heading", paragraphs: ["corrections.match", "corrections.story"] },
    { id: "updates", heading: "updates.heading", paragraphs: ["updates.live", "updates.stale"] },
    { id: "limits", heading: "limits.heading", paragraphs: ["limits.official", "limits.report"] },
  ] as const;

/** How the data is made, and what is simulated. Keep it in sync with the upstream. */
export function AboutDataPage({ data, page }: { data: AboutData; page: Page }) {
  const { t } = useTranslation(["aboutData", "common"]);
  // Two of the texts contain it.
  const label = t("common:source.simulated");
  const sections = sectionsOf(data.simulation).map(({ id, heading, paragraphs }) => ({
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

export function aboutDataMeta(matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, { title: t("aboutData:title"), description: t("aboutData:description") });
}
