import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { MatchShell } from "~/features/match/MatchShell";
import type { Page } from "~/page/page";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import type { MatchStatsData, PeriodStats } from "./load-match-stats.server.ts";
import styles from "./match-stats.module.css";
import { ShotMap } from "./ShotMap.tsx";
import { StatTable } from "./StatTable.tsx";

/** The statistics of a match or one of its periods. */
export function MatchStatsPage({ data: { head, stats }, page }: { data: MatchStatsData; page: Page }) {
  const { t } = useTranslation("stats");
  return (
    <MatchShell head={head} page={page}>
      {!stats && <p className="note">{t("unavailable")}</p>}
      {stats && !head.fetched.isLastGood && <StaleNotice fetched={stats.fetched} now={page.now} />}
      {stats && stats.periods.length > 0 && <ChoiceLinks label={t("period.label")} choices={stats.periods} />}
      {stats &&
        (stats.groups.length > 0 ? (
          <Stats stats={stats} match={head.about.match} locale={page.locale} />
        ) : (
          <EmptyNote of="stats" />
        ))}
    </MatchShell>
  );
}

interface StatsProps {
  stats: PeriodStats;
  match: Match;
  locale: Page["locale"];
}

/** The most important group, then the shots, then the other groups. */
function Stats({ stats: { groups, shots }, match, locale }: StatsProps) {
  const [first, ...others] = groups;
  return (
    <div id="stats">
      {first && <StatTable group={first} teams={match} />}
      {shots && <ShotMap shots={shots} teams={match} locale={locale} />}
      <div className={`${styles.columns} hold-until-parsed`}>
        {others.map((group) => (
          <StatTable key={group.key} group={group} teams={match} />
        ))}
      </div>
      <ParsedEnd />
    </div>
  );
}
