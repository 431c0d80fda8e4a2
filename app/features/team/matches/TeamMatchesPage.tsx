import type { MetaDescriptor } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { teamCalendarPath, teamPath } from "#contract/tables/paths";
import { DateRangeFields } from "~/features/calendar/DateRangeFields";
import { CalendarLinks } from "~/features/calendar-feed/CalendarLinks";
import { More } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { MatchDaysList } from "~/features/match-days/MatchDaysList";
import { SimulatedNote } from "~/features/match-row/SimulatedNote";
import { isFiltered, matchesPath } from "~/features/team/match-filter";
import { TeamHead } from "~/features/team/TeamHead";
import { teamMeta } from "~/features/team/team-meta";
import { localePath } from "~/page/locale-path";
import type { Page, RouteMatches } from "~/page/page";
import type { TeamMatchesData } from "./load-team-matches.server.ts";
import { MatchFilters } from "./MatchFilters.tsx";
import "~/ui/button.css";
import { Fragment } from "react";
import { MatchDays } from "~/features/match-days/MatchDays";
import { formatDate } from "~/i18n/format-date";
import styles from "./team-matches.module.css";

interface TeamMatchListsProps {
  data: TeamMatchesData;
  page: Page;
}

/** A team's matches by day: one list, or upcoming matches and results, each with its heading and a link to all. */
function TeamMatchLists({ data: { head, params, lists, zone }, page }: TeamMatchListsProps) {
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

interface PageLinksProps {
  data: TeamMatchesData;
  page: Page;
}

/** Links to further pages of a direction, to its first one, and to the other direction. */
function PageLinks({ data: { head, params, lastId }, page }: PageLinksProps) {
  const { t } = useTranslation("team");
  const { filter, part } = params;
  const { direction } = part;
  if (!direction) return null;
  const to = (next: typeof part) =>
    localePath(page.locale, matchesPath({ ...head.info.team, sport: head.sport }, { filter, part: next }));
  const isPast = direction === "past";
  return (
    <nav className={styles.pages} aria-label={t("page.label")}>
      {part.lastId && <a href={to({ direction })}>{isPast ? t("page.latest") : t("page.next")}</a>}
      {lastId && (
        <a href={to({ direction, lastId })} rel="next">
          {isPast ? t("page.older") : t("page.later")}
        </a>
      )}
      <a href={to({ direction: isPast ? "next" : "past" })}>{t(`all.${head.sport}.${isPast ? "next" : "past"}`)}</a>
    </nav>
  );
}

interface RangeNoteProps {
  data: Pick<TeamMatchesData, "range" | "cutTo">;
  page: Page;
}

/** Which days are shown, and whether they are fewer than requested. */
function RangeNote({ data: { range, cutTo }, page }: RangeNoteProps) {
  const { t } = useTranslation("team");
  if (!range) return null;
  const formatted = ({ from, to }: { from: string; to: string }) => ({
    from: formatDate(from, page.locale, "date"),
    to: formatDate(to, page.locale, "date"),
  });
  return (
    <>
      <h2 className={styles.heading}>{t("range.shown", formatted(range))}</h2>
      {cutTo && (
        <p className="note" role="note">
          {t("range.cut", formatted(cutTo))}
        </p>
      )}
    </>
  );
}

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
      <CalendarLinks path={teamCalendarPath(address)} page={page} />
      <SimulatedNote share={data.simulated} />
    </>
  );
}

/** Parts of the list are not indexed. */
export const teamMatchesMeta = (
  { head, params, hasInvented }: Pick<TeamMatchesData, "head" | "params" | "hasInvented">,
  matches: RouteMatches,
): MetaDescriptor[] =>
  teamMeta({
    head,
    tab: "match",
    matches,
    hasInvented,
    isIndexed: !isFiltered(params.filter) && Object.keys(params.part).length === 0,
  });
