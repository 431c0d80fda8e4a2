import { useTranslation } from "react-i18next";
import { StaleNotice } from "~/features/faces/StaleNotice";
import type { Page } from "~/features/frame/page";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import type { WorldCupData } from "./load-world-cup.server.ts";

interface WorldCupPageProps {
  data: WorldCupData;
  page: Page;
}

/** The tournament's page. */
export function WorldCupPage({ data: { stages, matchCount, fetched }, page }: WorldCupPageProps) {
  const { t } = useTranslation(["worldcup", "matches"]);
  return (
    <>
      <div className="top">
        <h1>{t("heading")}</h1>
        <p>{t("host")}</p>
      </div>
      <StaleNotice fetched={fetched} now={page.now} />
      {matchCount === 0 && <p className="empty card">{t("matches:empty")}</p>}
      <ServerMarkup id="stages" of={stages} />
    </>
  );
}
