import { useTranslation } from "react-i18next";
import { FaceStyle } from "~/features/faces/FaceStyle";
import { StaleNotice } from "~/features/faces/StaleNotice";
import type { Page } from "~/features/frame/page";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import type { WorldCupData } from "./load-world-cup.server.ts";

interface WorldCupPageProps {
  data: WorldCupData;
  page: Page;
}

/** The tournament's page. */
export function WorldCupPage({ data: { stages, matchCount, canChange, fetched }, page }: WorldCupPageProps) {
  const { t } = useTranslation(["worldcup", "matches"]);
  return (
    <>
      <div className="top">
        <h1>{t("heading")}</h1>
        <p>{t("host")}</p>
        <ServerMarkup id="freshness" />
      </div>
      <StaleNotice fetched={fetched} now={page.now} />
      {matchCount === 0 && (
        <p className="empty card">
          <FaceStyle />
          {t("matches:empty")}
        </p>
      )}
      <ServerMarkup
        id="list"
        of={stages}
        attributes={{
          "data-live": canChange ? "football" : undefined,
          "data-fetched": fetched.fetchedAt,
          "data-show": "all",
          // Tables and bracket change with the matches.
          "data-whole": "",
        }}
      />
      <ServerMarkup id="announce" className="vh" attributes={{ "aria-live": "polite" }} />
    </>
  );
}
