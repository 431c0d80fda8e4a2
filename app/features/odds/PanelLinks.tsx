import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { Section } from "~/features/entity/Section";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { PANEL_SIDES, panelPath } from "./panel-query.ts";

/** To past matches of either side, and of both, with their prices. */
export function PanelLinks({ match, page }: { match: Match; page: Page }) {
  const { t } = useTranslation("odds");
  const teams = { home: match.home.name, away: match.away.name };
  return (
    <Section title={t("past.title")}>
      <ul className="od-links">
        {PANEL_SIDES.map((side) => (
          <li key={side}>
            <a href={localePath(page.locale, panelPath(match, side))}>{t(`past.${side}`, teams)}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
