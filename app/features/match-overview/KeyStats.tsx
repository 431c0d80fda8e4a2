import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { matchTabPath } from "#contract/tables/paths";
import { More } from "~/features/entity/More";
import { StatTable } from "~/features/match-stats/StatTable";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import type { KeyStatsView } from "./key-stats.ts";

interface KeyStatsProps {
  match: Match;
  stats: KeyStatsView;
  /** The tab with all of them exists. */
  hasMore: boolean;
  locale: Page["locale"];
}

/** The statistics that say most, with the way to all of them. */
export function KeyStats({ match, stats, hasMore, locale }: KeyStatsProps) {
  const { t } = useTranslation("match");
  return (
    <StatTable group={{ key: "key", ...stats }} teams={match}>
      {hasMore && <More of={{ href: localePath(locale, matchTabPath(match, "stats")), text: t("allStats") }} />}
    </StatTable>
  );
}
