import { useTranslation } from "react-i18next";
import { teamPath } from "#contract/tables/paths";
import { DateRangeFields } from "~/features/calendar/DateRangeFields";
import { EmptyNote } from "~/features/faces/EmptyNote";
import { StaleNotice } from "~/features/faces/StaleNotice";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { MatchDaysList } from "~/features/match-days/MatchDaysList";
import { formatDate } from "~/i18n/format-date";
import type { TeamMatchesData } from "./load-team-matches.server.ts";
import { MatchFilters } from "./MatchFilters.tsx";
import { isFiltered, matchesPath } from "./match-filter.ts";
import { TeamHead } from "./TeamHead.tsx";

interface TeamMatchesPageProps {
  data: TeamMatchesData;
  page: Page;
}

/** All matches of a team: around the present, page by page in one direction, or of some days. */
export function TeamMatchesPage({ data, page }: TeamMatchesPageProps) {
  const { t } = useTranslation(["team", "common"]);
  const { head, asked, range, reach } = data;
  const address = { ...head.info.team, sport: head.sport };
  const isPart = isFiltered(asked.filter) || range !== undefined;
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
        hidden={{ ...asked.filter }}
      />
      <RangeNote data={data} page={page} />
      {data.matchCount === 0 && (
        <EmptyNote of="matches">
          {isPart && (
            <a className="btn btn-plain" href={everything}>
              {t("filter.clear")}
            </a>
          )}
        </EmptyNote>
      )}
      <MatchDaysList sport={head.sport} of={data.list} canChange={data.canChange} fetchedAt={data.fetched.fetchedAt} />
      <Pages data={data} page={page} />
      {data.hasSimulated && <p className="note">{t("common:source.simulatedNote")}</p>}
    </>
  );
}

/** Which days are shown, and that they are not all that were asked for. */
function RangeNote({ data: { range, cutTo }, page }: TeamMatchesPageProps) {
  const { t } = useTranslation("team");
  if (!range) return null;
  const inWords = ({ from, to }: { from: string; to: string }) => ({
    from: formatDate(from, page.locale, "date"),
    to: formatDate(to, page.locale, "date"),
  });
  return (
    <>
      <h2 className="tm-part">{t("range.shown", inWords(range))}</h2>
      {cutTo && (
        <p className="note" role="note">
          {t("range.cut", inWords(cutTo))}
        </p>
      )}
    </>
  );
}

/** Further pages of a direction, and back to where it starts. */
function Pages({ data: { head, asked, lastId }, page }: TeamMatchesPageProps) {
  const { t } = useTranslation("team");
  const { filter, part } = asked;
  const { direction } = part;
  if (!direction) return null;
  const to = (next: typeof part) =>
    localePath(page.locale, matchesPath({ ...head.info.team, sport: head.sport }, { filter, part: next }));
  const isPast = direction === "past";
  return (
    <nav className="tm-pages" aria-label={t("page.label")}>
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
