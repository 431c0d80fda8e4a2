import { useTranslation } from "react-i18next";
import { PartFault } from "~/features/entity/PartFault";
import { MatchShell } from "~/features/match/MatchShell";
import odds from "~/features/odds/odds.module.css";
import { PanelForm, type PanelPageProps } from "~/features/odds/PanelForm";
import panel from "~/features/odds/panel.module.css";
import { panelPath, panelSearch } from "~/features/odds/panel-query";
import { localePath } from "~/page/locale-path";
import { classNames } from "~/ui/class-names";
import styles from "./odds-result-filter.module.css";

/** The filters alone, for small screens; they lead to the matches. */
export function PanelFilterPage({ data, page }: PanelPageProps) {
  const { t } = useTranslation("odds");
  const { head, side, query, panel: found } = data;
  const { match } = head.about;
  const teams = { home: match.home.name, away: match.away.name };
  return (
    <MatchShell head={head} page={page}>
      <h2 className={panel.heading}>{t("panel.filters")}</h2>
      <p className={classNames(odds.info, "note")}>{t(`past.${side}`, teams)}</p>
      {found.error && <PartFault title={t("past.title")} kind={found.error} page={page} />}
      <PanelForm data={data} page={page} />
      <p>
        <a className={styles.back} href={localePath(page.locale, panelPath(match, side)) + panelSearch(query)}>
          {t("panel.back")}
        </a>
      </p>
    </MatchShell>
  );
}
