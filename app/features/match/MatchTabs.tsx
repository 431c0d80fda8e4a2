import { useTranslation } from "react-i18next";
import type { MatchTabKey } from "#contract/tables/match-tabs";
import { matchTabPath } from "#contract/tables/paths";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { PageTabs } from "~/ui/PageTabs";
import type { MatchHeadData } from "./load-match-head.server.ts";

/** Translation keys of the tab names. */
const NAMES = {
  info: "tab.info",
  feed: "tab.feed",
  "box-score": "tab.boxScore",
  "play-by-play": "tab.playByPlay",
  tracker: "tab.tracker",
  commentary: "tab.commentary",
  lineups: "tab.lineups",
  stats: "tab.stats",
  odds: "tab.odds",
  h2h: "tab.h2h",
  table: "tab.table",
  analysis: "tab.analysis",
} as const satisfies Record<MatchTabKey, string>;

interface MatchTabsProps {
  head: Pick<MatchHeadData, "about" | "tab" | "tabs">;
  locale: Page["locale"];
}

/** The tabs of a match; nothing if there is only one. */
export function MatchTabs({ head: { about, tab, tabs }, locale }: MatchTabsProps) {
  const { t } = useTranslation("match");
  if (tabs.length < 2) return null;
  return (
    <PageTabs
      label={t("tabs")}
      tabs={tabs.map((key) => ({
        href: localePath(locale, matchTabPath(about.match, key)),
        name: t(NAMES[key]),
        isShown: key === tab,
      }))}
    />
  );
}
