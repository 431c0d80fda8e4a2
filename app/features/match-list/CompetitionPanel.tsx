import { useTranslation } from "react-i18next";
import type { CompetitionMatches } from "#contract/domain/competition";
import { CompetitionField } from "~/features/competition-panel/CompetitionField";
import { Island } from "~/runtime/islands/Island";
import { classNames } from "~/ui/class-names";
import group from "./competition-group.module.css";
import styles from "./competition-panel.module.css";
import { PanelSection } from "./PanelSection.tsx";
import { countryEntries, favouredEntries } from "./panel-entries.ts";
import { isLong } from "./place-groups.ts";
import type { ListFacts } from "./show.ts";

/** Id of the panel, for the button that opens it on screens without space beside the list. */
export const PANEL_ID = "competitions";

/** How the island finds what the list shows. */
const LIST_SELECTORS = {
  group: `.${group.group}[id]`,
  nameParts: [`.${group.name} b`, `.${group.about} small`],
};

interface CompetitionPanelProps {
  /** All groups of the day, in order. */
  groups: readonly CompetitionMatches[];
  facts: ListFacts;
}

/**
 * The day's competitions: beside the list on wide screens, a sheet over it on others. Lists the visitor's own country's
 * and popular competitions, and all countries with matches; each line links to its place in the list.
 */
export function CompetitionPanel({ groups, facts }: CompetitionPanelProps) {
  const { t } = useTranslation("matches");
  if (groups.length === 0) return null;
  const rowCount = groups.reduce((sum, { matches }) => sum + matches.length, 0);
  const sections = <PanelSections groups={groups} facts={facts} />;
  return (
    <nav id={PANEL_ID} className={classNames(styles.panel, "card")} popover="auto" aria-label={t("competitions.label")}>
      <div className={styles.head}>
        <h2>{t("competitions.label")}</h2>
        <button
          type="button"
          className={classNames(styles.close, "close-panel")}
          popovertarget={PANEL_ID}
          popovertargetaction="hide"
          aria-label={t("competitions.close")}
        />
      </div>
      <Island
        name="competition-panel"
        props={{ label: t("competitions.find"), none: t("competitions.none"), selectors: LIST_SELECTORS }}
      >
        <CompetitionField label={t("competitions.find")} />
      </Island>
      {/* Deferred like groups (deferred-groups.ts): it follows the list, and on phones it is closed. */}
      {isLong(rowCount) ? <noscript>{sections}</noscript> : sections}
    </nav>
  );
}

function PanelSections({ groups, facts }: CompetitionPanelProps) {
  const { t, rows } = facts;
  return (
    <>
      <PanelSection
        title={t("competitions.popular")}
        entries={favouredEntries(groups, facts)}
        storageBaseUrl={rows.storageBaseUrl}
      />
      <PanelSection
        title={t("competitions.countries")}
        entries={countryEntries(groups, facts)}
        storageBaseUrl={rows.storageBaseUrl}
      />
    </>
  );
}
