import { useTranslation } from "react-i18next";
import type { Sport } from "#contract/tables/sports";
import { AddFavourites } from "~/features/favourites/AddFavourites";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/Icon";
import { PANEL_ID } from "./CompetitionPanel.tsx";
import styles from "./list-tools.module.css";

/** Actions on the whole list. `js` is hidden without script. */
export function ListTools({ page, sport }: { page: Pick<Page, "locale">; sport: Sport }) {
  const { t } = useTranslation("matches");
  return (
    <div className={classNames(styles.tools, "list-tools")}>
      <button type="button" className={classNames(styles.button, styles.openPanel)} popovertarget={PANEL_ID}>
        <Icon name="list" />
        <span>{t("competitions.label")}</span>
      </button>
      <AddFavourites page={page} sport={sport} className={styles.button} />
      <button type="button" className={classNames(styles.button, styles.fold, "js")} id="fold" data-next="close">
        <Icon name="fold" />
        <span>{t("fold.close")}</span>
        <Icon name="unfold" />
        <span>{t("fold.open")}</span>
      </button>
      <button type="button" className={classNames(styles.button, "js")} id="refresh" title={t("refresh")}>
        <Icon name="refresh" />
        <span className="visually-hidden">{t("refresh")}</span>
      </button>
    </div>
  );
}
