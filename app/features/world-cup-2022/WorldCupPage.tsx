import type { MetaDescriptor } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { COMPETITION_TABS } from "#contract/tables/paths";
import { seasonPath } from "~/features/competition/competition-address";
import { StaleNotice } from "~/features/errors/StaleNotice";
import heading from "~/features/match-row/list-heading.module.css";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { LIST_ID } from "~/page/element-ids";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import { InlinePart } from "~/ui/document/InlinePart";
import { FIRST_SCREEN_LINK } from "~/ui/FirstScreenEnd";
import { LiveLines } from "~/ui/LiveLines";
import { PageTabs } from "~/ui/PageTabs";
import type { WorldCupData } from "./load-world-cup.server.ts";
import { Stages } from "./Stages.tsx";
import styles from "./world-cup.module.css";

interface WorldCupPageProps {
  data: WorldCupData;
  page: Page;
}

/** The World Cup 2022: its stages with matches, tables and bracket. */
export function WorldCupPage({ data, page }: WorldCupPageProps) {
  const { matchCount, canChange, fetched } = data;
  const { t } = useTranslation(["worldcup", "matches"]);
  return (
    <>
      <div className={heading.heading}>
        <h1>{t("heading")}</h1>
        <p>{t("host")}</p>
      </div>
      <Tabs data={data} page={page} />
      <StaleNotice fetched={fetched} now={page.now} />
      {matchCount === 0 && (
        <p className="empty card">
          <InlinePart part="errorStateCss" />
          {t("matches:empty")}
        </p>
      )}
      {/* data-refetch: tables and bracket change with the matches. */}
      <div
        id={LIST_ID}
        className={styles.stages}
        data-live={canChange ? "football" : undefined}
        data-fetched={fetched.fetchedAt}
        data-show="all"
        data-refetch="on-change"
      >
        <Stages data={data} page={page} />
      </div>
      <LiveLines />
    </>
  );
}

/** Links to the table and rules, which are on the pages that every competition has. */
function Tabs({ data: { competition, season }, page }: WorldCupPageProps) {
  const { t } = useTranslation("competition");
  if (!competition) return null;
  const shown = { sport: "football", competition, season, isCurrentSeason: true } as const;
  return (
    <PageTabs
      label={t("parts")}
      tabs={COMPETITION_TABS.map((tab) => ({
        href: localePath(page.locale, seasonPath(shown, tab)),
        name: t(tab),
        isShown: tab === "matches",
      }))}
    />
  );
}

export function worldCupMeta(matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const meta = pageMeta(page, { title: t("worldcup:title"), description: t("worldcup:description") });
  return [...meta, FIRST_SCREEN_LINK];
}
