import { useTranslation } from "react-i18next";
import { PANEL_ID } from "./CompetitionPanel.tsx";

// Attributes that React 18 has no names for; it writes them as they are.
const OPENS_PANEL = { popovertarget: PANEL_ID };

/** What can be done with the list as a whole. `js` is hidden where there is no script to answer. */
export function ListTools() {
  const { t } = useTranslation("matches");
  return (
    <div className="tools">
      <button type="button" className="lb cp-open" {...OPENS_PANEL}>
        <Icon d="M4 6h16M7 12h10M10 18h4" />
        <span>{t("competitions.label")}</span>
      </button>
      <button type="button" className="lb js" id="fold" data-next="close">
        <Icon d="m8 4 4 4 4-4M8 20l4-4 4 4" />
        <span>{t("fold.close")}</span>
        <Icon d="m8 8 4-4 4 4M8 16l4 4 4-4" />
        <span>{t("fold.open")}</span>
      </button>
      <button type="button" className="lb js" id="refresh" title={t("refresh")}>
        <Icon d="M20 11a8 8 0 1 0-2.3 6.7M20 5v6h-6" />
        <span className="vh">{t("refresh")}</span>
      </button>
    </div>
  );
}

const Icon = ({ d }: { d: string }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={d} />
  </svg>
);
