import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { More } from "~/features/entity/More";
import { MatchDays } from "~/features/match-days/MatchDays";
import { matchesPath } from "~/features/team/match-filter";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import type { TeamMatchesData } from "./load-team-matches.server.ts";
import styles from "./team-matches.module.css";

interface TeamMatchListsProps {
  data: TeamMatchesData;
  page: Page;
}

/** A team's matches by day: one list, or upcoming matches and results, each with its heading and a link to all. */
export function TeamMatchLists({ data: { head, params, lists, zone }, page }: TeamMatchListsProps) {
  const { t } = useTranslation("team");
  const address = { ...head.info.team, sport: head.sport };
  return lists.map(({ of, days, hasMore }, at) => (
    <Fragment key={of ?? ""}>
      {of && <h2 className={styles.heading}>{of === "next" ? t("upcoming") : t("results")}</h2>}
      <MatchDays days={days} zone={zone} page={page} level={of ? 3 : 2} isContinued={at > 0} />
      {of && hasMore && (
        <More
          of={{
            href: localePath(page.locale, matchesPath(address, { filter: params.filter, part: { direction: of } })),
            text: t(`all.${head.sport}.${of}`),
          }}
        />
      )}
    </Fragment>
  ));
}
