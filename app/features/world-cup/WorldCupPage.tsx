import { useTranslation } from "react-i18next";
import { seasonPath } from "~/features/competition/competition-address";
import { FaceStyle } from "~/features/faces/FaceStyle";
import { StaleNotice } from "~/features/faces/StaleNotice";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { PageTabs } from "~/ui/PageTabs";
import type { WorldCupData } from "./load-world-cup.server.ts";

interface WorldCupPageProps {
  data: WorldCupData;
  page: Page;
}

/** The tournament's page. */
export function WorldCupPage({ data, page }: WorldCupPageProps) {
  const { stages, matchCount, canChange, fetched } = data;
  const { t } = useTranslation(["worldcup", "matches"]);
  return (
    <>
      <div className="top">
        <h1>{t("heading")}</h1>
        <p>{t("host")}</p>
        <ServerMarkup id="freshness" />
      </div>
      <Tabs data={data} page={page} />
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

/** Table and rules stand on the pages that every competition has. */
function Tabs({ data: { competition, season }, page }: WorldCupPageProps) {
  const { t } = useTranslation("competition");
  if (!competition) return null;
  const shown = { sport: "football", competition, season, isCurrentSeason: true } as const;
  return (
    <PageTabs
      label={t("parts")}
      tabs={(["matches", "table", "about"] as const).map((tab) => ({
        href: localePath(page.locale, seasonPath(shown, tab)),
        name: t(tab),
        isShown: tab === "matches",
      }))}
    />
  );
}
