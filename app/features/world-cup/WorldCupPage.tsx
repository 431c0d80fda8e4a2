import { useTranslation } from "react-i18next";
import { StaleNotice } from "~/features/faces/StaleNotice";
import type { Page } from "~/features/frame/page";
import { rowFacts } from "~/features/match-list/row-view";
import { ServerMarkup } from "~/features/match-list/ServerMarkup";
import type { WorldCupData } from "./load-world-cup.server.ts";
import { TournamentStages } from "./TournamentStages.tsx";

interface WorldCupPageProps {
  data: WorldCupData;
  page: Page;
}

/** The tournament's page. */
export function WorldCupPage({ data: { stages, matchCount, days, zone, fetched }, page }: WorldCupPageProps) {
  const { t, i18n } = useTranslation(["worldcup", "matches"]);
  return (
    <>
      <div className="top">
        <h1>{t("heading")}</h1>
        <p>{t("host")}</p>
      </div>
      <StaleNotice fetched={fetched} now={page.now} />
      {matchCount === 0 && <p className="empty card">{t("matches:empty")}</p>}
      <ServerMarkup id="stages" of={stages}>
        {(made) => (
          <TournamentStages
            stages={made}
            facts={rowFacts(i18n, page.locale, zone)}
            days={days.value ?? {}}
            storageBaseUrl={page.config.storageBaseUrl}
          />
        )}
      </ServerMarkup>
    </>
  );
}
