import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { Section } from "~/features/entity/Section";
import { PANEL_SIDES, panelPath } from "~/features/odds/panel-query";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import styles from "./match-odds.module.css";

/** Links to past matches of either side, and head-to-head, with prices. */
export function PanelLinks({ match, page }: { match: Match; page: Page }) {
  const { t } = useTranslation("odds");
  const teams = { home: match.home.name, away: match.away.name };
  return (
    <Section title={t("past.title")}>
      <ul className={styles.links}>
        {PANEL_SIDES.map((side) => (
          <li key={side}>
            <a href={localePath(page.locale, panelPath(match, side))}>{t(`past.${side}`, teams)}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
