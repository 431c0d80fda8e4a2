import { useTranslation } from "react-i18next";
import { teamPath } from "#contract/tables/paths";
import { DateRangeFields } from "~/features/calendar/DateRangeFields";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { MatchDaysList } from "~/features/match-days/MatchDaysList";
import { isFiltered } from "~/features/team/match-filter";
import { TeamHead } from "~/features/team/TeamHead";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import type { TeamMatchesData } from "./load-team-matches.server.ts";
import { MatchFilters } from "./MatchFilters.tsx";
import { PageLinks } from "./PageLinks.tsx";
import { RangeNote } from "./RangeNote.tsx";
import { TeamMatchLists } from "./TeamMatchLists.tsx";
import "~/ui/button.css";

interface TeamMatchesPageProps {
  data: TeamMatchesData;
  page: Page;
}

/** A team's matches: those around now, paginated in one direction, or within a date range. */
export function TeamMatchesPage({ data, page }: TeamMatchesPageProps) {
  const { t } = useTranslation(["team", "common"]);
  const { head, params, range, reach } = data;
  const address = { ...head.info.team, sport: head.sport };
  const isPart = isFiltered(params.filter) || range !== undefined;
  const everything = localePath(page.locale, teamPath(address, "match"));
  return (
    <>
      <TeamHead head={head} tab="match" page={page} />
      <StaleNotice fetched={data.fetched} now={page.now} />
      <MatchFilters data={data} page={page} />
      <DateRangeFields
        action={everything}
        from={range?.from}
        to={range?.to}
        min={reach.from}
        max={reach.to}
        today={data.today}
        label={t("range.label")}
        hidden={{ ...params.filter }}
      />
      <RangeNote data={data} page={page} />
      {data.matchCount === 0 && (
        <EmptyNote of="matches">
          {isPart && (
            <a className="button plain-button" href={everything}>
              {t("filter.clear")}
            </a>
          )}
        </EmptyNote>
      )}
      <MatchDaysList sport={head.sport} canChange={data.canChange} fetchedAt={data.fetched.fetchedAt}>
        <TeamMatchLists data={data} page={page} />
      </MatchDaysList>
      <PageLinks data={data} page={page} />
      {data.hasSimulated && <p className="note">{t("common:source.simulatedNote")}</p>}
    </>
  );
}
