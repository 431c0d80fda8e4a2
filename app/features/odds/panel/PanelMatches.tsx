import { useTranslation } from "react-i18next";
import type { PanelData, PanelPageData } from "~/features/odds/load-panel.server";
import type { Page } from "~/page/page";
import { Fragments } from "~/ui/fragments/Fragments";
import styles from "./odds-result.module.css";
import { panelRowFragment } from "./PanelRow.tsx";

interface PanelMatchesProps {
  panel: PanelData;
  data: PanelPageData;
  locale: Page["locale"];
}

/** Past matches, each with its result, its prices before kick-off and how they settled for the subject. */
export function PanelMatches({ panel, data: { showsPrices, timeZone }, locale }: PanelMatchesProps) {
  const { t } = useTranslation("odds");
  const names = new Map(panel.competitions.map(({ id, name }) => [id, name]));
  const rows = panel.matches.map((priced) =>
    panelRowFragment({ priced, competition: names.get(priced.match.leagueId), showsPrices, timeZone, locale, t }),
  );
  return <Fragments as="ol" id="od-past" className={styles.matches} of={rows} />;
}
