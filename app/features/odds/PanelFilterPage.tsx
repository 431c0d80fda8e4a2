import { useTranslation } from "react-i18next";
import { PartFault } from "~/features/entity/PartFault";
import { localePath } from "~/features/frame/locale-path";
import { MatchShell } from "~/features/match/MatchShell";
import { PanelForm } from "./PanelForm.tsx";
import type { PanelPageProps } from "./PanelPage.tsx";
import { panelPath, panelSearch } from "./panel-query.ts";

/** The choices alone, for small screens; they lead to the matches. */
export function PanelFilterPage({ data, page }: PanelPageProps) {
  const { t } = useTranslation("odds");
  const { head, side, query, panel } = data;
  const { match } = head.about;
  const teams = { home: match.home.name, away: match.away.name };
  return (
    <MatchShell head={head} page={page}>
      <h2 className="od-h2">{t("panel.filters")}</h2>
      <p className="note od-info">{t(`past.${side}`, teams)}</p>
      {panel.face && <PartFault title={t("past.title")} kind={panel.face} page={page} />}
      <PanelForm data={data} page={page} />
      <p>
        <a className="od-back" href={localePath(page.locale, panelPath(match, side)) + panelSearch(query)}>
          {t("panel.back")}
        </a>
      </p>
    </MatchShell>
  );
}
