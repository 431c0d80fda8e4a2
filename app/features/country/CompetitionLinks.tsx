import { useTranslation } from "react-i18next";
import type { Competition } from "#contract/domain/competition";
import { type CompetitionTab, competitionPath } from "#contract/tables/paths";
import { Section } from "~/features/entity/Section";
import { COMPETITIONS_ID } from "~/page/element-ids";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import styles from "./country.module.css";

interface CompetitionLinksProps {
  competitions: readonly Competition[];
  tab: CompetitionTab;
  page: Page;
}

/** A country's competitions, each a link to the given tab. */
export function CompetitionLinks({ competitions, tab, page }: CompetitionLinksProps) {
  const { t } = useTranslation("country");
  if (competitions.length === 0) return null;
  return (
    <Section id={COMPETITIONS_ID} title={t("competitions")}>
      <ul className={styles.links}>
        {competitions.map((competition) => (
          <li key={competition.id}>
            <a href={localePath(page.locale, competitionPath({ sport: "football", ...competition }, tab))}>
              {competition.name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
