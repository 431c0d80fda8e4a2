import { useTranslation } from "react-i18next";
import type { FollowedCalendarLink } from "#contract/domain/favourites";
import { favouritesPath, followedCalendarPath, matchPath } from "#contract/tables/paths";
import { CalendarLinks } from "~/features/calendar-feed/CalendarLinks";
import { FavouritesFrame } from "~/features/favourites/FavouritesFrame";
import { RemovalList } from "~/features/favourites/RemovalList";
import { DayNavigation } from "~/features/match-list/DayNavigation";
import { useListFacts } from "~/features/match-list/list-data";
import { MatchList } from "~/features/match-list/MatchList";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { sportOrDefault } from "~/page/sport-switch";
import { InlinePart } from "~/ui/document/InlinePart";
import { LiveLines } from "~/ui/LiveLines";
import styles from "./followed-calendar.module.css";
import type { FavouriteMatchesData } from "./load-favourite-matches.server.ts";

interface FollowedCalendarProps {
  calendar: FollowedCalendarLink;
  page: Page;
}

/** The address of the calendar of what a member follows, and buttons that replace and end it; works without script. */
function FollowedCalendar({ calendar: { link }, page }: FollowedCalendarProps) {
  const { t } = useTranslation("favourites");
  const { locale, path } = page;
  const address = link === undefined ? undefined : followedCalendarPath(link);
  return (
    <section className={`${styles.calendar} card`} id="calendar">
      <h2>{t("calendar.title")}</h2>
      <p>{t("calendar.body")}</p>
      {address !== undefined && <CalendarLinks path={address} page={page} />}
      <form method="post" action={localePath(locale, favouritesPath(sportOrDefault(path)))}>
        <button type="submit" name="calendar" value="new" className="button plain-button">
          {t(address === undefined ? "calendar.make" : "calendar.renew")}
        </button>
        {address !== undefined && (
          <button type="submit" name="calendar" value="off" className="button plain-button">
            {t("calendar.off")}
          </button>
        )}
      </form>
    </section>
  );
}

interface FavouriteMatchesPageProps {
  data: FavouriteMatchesData;
  page: Page;
}

/** A day's matches of what a member follows, as a normal list. */
export function FavouriteMatchesPage({ data, page }: FavouriteMatchesPageProps) {
  const { day, days, show, groups } = data;
  const path = localePath(page.locale, page.path);
  const facts = useListFacts(page, { ...data, path });
  return (
    <FavouritesFrame kind="match" page={page}>
      <DayNavigation day={day} days={days} show={show} path={path} />
      <div>
        <InlinePart part="listBoot" />
        {groups.length === 0 ? (
          <NoMatches data={data} page={page} />
        ) : (
          <MatchList groups={groups} facts={facts} canChange={data.canChange} fetchedAt={data.fetchedAt} />
        )}
        <LiveLines />
      </div>
      <SingleMatches data={data} page={page} />
      {data.calendar && <FollowedCalendar calendar={data.calendar} page={page} />}
    </FavouritesFrame>
  );
}

function NoMatches({ data: { sport }, page: { locale } }: FavouriteMatchesPageProps) {
  const { t } = useTranslation("favourites");
  return (
    <div className="empty card">
      <InlinePart part="errorStateCss" />
      <h2>{t("none.match")}</h2>
      <p>{t("hint.match")}</p>
      <a className="button" href={localePath(locale, `/${sport}/matches`)}>
        {t("toMatches")}
      </a>
    </div>
  );
}

/** For browsers without script; with it the stars remove matches too. */
function SingleMatches({ data: { groups, single }, page }: FavouriteMatchesPageProps) {
  const { t } = useTranslation("favourites");
  const matches = groups.flatMap((group) => group.matches).filter(({ id }) => single.includes(id));
  if (matches.length === 0) return null;
  return (
    <section className="no-js">
      <h2>{t("single")}</h2>
      <RemovalList
        kind="match"
        page={page}
        items={matches.map((match) => ({
          id: match.id,
          name: `${match.home.name} – ${match.away.name}`,
          href: localePath(page.locale, matchPath(match)),
        }))}
      />
    </section>
  );
}
