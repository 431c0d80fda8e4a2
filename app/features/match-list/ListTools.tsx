import { useTranslation } from "react-i18next";
import { Icon } from "~/features/frame/Icon";
import { Remembered } from "~/server-markup/Remembered";
import { PANEL_ID } from "./CompetitionPanel.tsx";

// Attributes that React 18 has no names for; it writes them as they are.
const OPENS_PANEL = { popovertarget: PANEL_ID };

/** What can be done with the list as a whole. `js` is hidden where there is no script to answer. */
export const ListTools = () => <Remembered as="div" className="tools" of={Tools} facts={{}} />;

function Tools() {
  const { t } = useTranslation("matches");
  return (
    <>
      <button type="button" className="lb cp-open" {...OPENS_PANEL}>
        <Icon name="list" />
        <span>{t("competitions.label")}</span>
      </button>
      <button type="button" className="lb js" id="fold" data-next="close">
        <Icon name="fold" />
        <span>{t("fold.close")}</span>
        <Icon name="unfold" />
        <span>{t("fold.open")}</span>
      </button>
      <button type="button" className="lb js" id="refresh" title={t("refresh")}>
        <Icon name="refresh" />
        <span className="vh">{t("refresh")}</span>
      </button>
    </>
  );
}
