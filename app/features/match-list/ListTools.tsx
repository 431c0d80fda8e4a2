import { useTranslation } from "react-i18next";
import type { Sport } from "#contract/tables/sports";
import { AddFavourites } from "~/features/favourites/AddFavourites";
import { ViewChoices } from "~/features/view/ViewChoices";
import { FOLD_ID, LIST_MENU_ID, LIST_VIEW_ID, REFRESH_ID } from "~/page/element-ids";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/Icon";
import { PANEL_ID } from "./CompetitionPanel.tsx";
import styles from "./list-tools.module.css";

/**
 * Actions on the whole list, at the end of the filters' line: as icons where there is space, otherwise as a menu. `js`
 * is hidden without script.
 */
export function ListTools({
  page,
  sport,
}: {
  page: Pick<Page, "locale" | "path" | "search" | "view" | "hiddenPrices">;
  sport: Sport;
}) {
  const { t } = useTranslation(["matches", "view"]);
  return (
    <div className={classNames(styles.bar, "list-tools")}>
      <button
        type="button"
        className={classNames("icon-button", styles.openMenu)}
        popovertarget={LIST_MENU_ID}
        aria-label={t("menu")}
      >
        <Icon name="settings" />
      </button>
      <div id={LIST_MENU_ID} className={styles.tools} popover="auto">
        <button type="button" className={classNames(styles.button, styles.openPanel)} popovertarget={PANEL_ID}>
          <Icon name="list" />
          <span>{t("competitions.label")}</span>
        </button>
        <AddFavourites page={page} sport={sport} className={styles.button} />
        <button type="button" className={classNames(styles.button, styles.fold, "js")} id={FOLD_ID} data-next="close">
          <Icon name="fold" />
          <span>{t("fold.close")}</span>
          <Icon name="unfold" />
          <span>{t("fold.open")}</span>
        </button>
        <button type="button" className={classNames(styles.button, "js")} id={REFRESH_ID} title={t("refresh")}>
          <Icon name="refresh" />
          <span>{t("refresh")}</span>
        </button>
        <button
          type="button"
          className={classNames(styles.button, styles.openView)}
          popovertarget={LIST_VIEW_ID}
          title={t("view:title")}
        >
          <Icon name="settings" />
          <span>{t("view:title")}</span>
        </button>
        <div id={LIST_VIEW_ID} className={styles.view} popover="auto">
          <ViewChoices page={page} sport={sport} />
        </div>
      </div>
    </div>
  );
}
