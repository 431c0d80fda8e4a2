import { useTranslation } from "react-i18next";
import { matchPath } from "#contract/tables/paths";
import { FavouritesFrame } from "~/features/favourites/FavouritesFrame";
import { RemovalList } from "~/features/favourites/RemovalList";
import { DayNavigation } from "~/features/match-list/DayNavigation";
import { useListFacts } from "~/features/match-list/list-data";
import { MatchList } from "~/features/match-list/MatchList";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { InlinePart } from "~/ui/document/InlinePart";
import { LiveLines } from "~/ui/LiveLines";
import { FollowedCalendar } from "./FollowedCalendar.tsx";
import type { FavouriteMatchesData } from "./load-favourite-matches.server.ts";

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
