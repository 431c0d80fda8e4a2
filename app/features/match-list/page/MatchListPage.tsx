import type { MetaDescriptor } from "@remix-run/cloudflare";
import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { favouritesPath } from "#contract/tables/paths";
import { ErrorState } from "~/features/errors/ErrorState";
import type { Settled } from "~/features/errors/error-kind";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { FavouritesPlace } from "~/features/favourites/AddFavourites";
import { CompetitionPanel } from "~/features/match-list/CompetitionPanel";
import groups from "~/features/match-list/competition-group.module.css";
import { DayNavigation } from "~/features/match-list/DayNavigation";
import { FeaturedRow } from "~/features/match-list/FeaturedRow";
import { ListTools } from "~/features/match-list/ListTools";
import { type ListData, type MatchListData, useListFacts } from "~/features/match-list/list-data";
import filters from "~/features/match-list/list-filters.module.css";
import { MatchList } from "~/features/match-list/MatchList";
import type { ListFacts } from "~/features/match-list/show";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { formatOffsets } from "~/i18n/zone-offsets";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import { sportOrDefault } from "~/page/sport-switch";
import { Island } from "~/runtime/islands/Island";
import { classNames } from "~/ui/class-names";
import { InlinePart } from "~/ui/document/InlinePart";
import { FIRST_SCREEN_LINK, FirstScreenEnd } from "~/ui/FirstScreenEnd";
import { LiveLines } from "~/ui/LiveLines";
import styles from "./match-list-page.module.css";

interface ListHeadingProps {
  data: Pick<MatchListData, "sport" | "day" | "days" | "zone">;
  path: string;
}

/**
 * The page's name, the day and the zone of its times. What is seen of them is in the strip of days below, unless that
 * is a week without today: then the day stands above it with its month and year, and the way back.
 */
function ListHeading({ data: { sport, day, days, zone }, path }: ListHeadingProps) {
  const { t } = useTranslation(["matches", "common"]);
  const isNearby = days.strip.some(({ near }) => near === "today");
  return (
    <div className={isNearby ? "visually-hidden" : styles.heading}>
      <h1 className="visually-hidden">{t(`heading.${sport}`)}</h1>
      <p>
        {day.near && <b>{t(`day.${day.near}`)}</b>} <time dateTime={day.date}>{day.label}</time>
      </p>
      <p className="visually-hidden">{t("common:time.zone", { zone: formatOffsets(zone) })}</p>
      {!isNearby && <a href={path}>{t("day.today")}</a>}
    </div>
  );
}

const GROUPS = [4, 3, 5];

/** Reserves the first screen's space while the list is loading. */
function ListSkeleton() {
  const { t } = useTranslation("common");
  return (
    <div className="wait" role="status">
      <span className="visually-hidden skeleton">{t("loading")}</span>
      <div className={classNames(filters.filters, "list-filters")} />
      {GROUPS.map((rows) => (
        <div key={rows} className={classNames(groups.group, "skeleton")} />
      ))}
      <FirstScreenEnd />
    </div>
  );
}

interface MatchGroupsProps {
  list: Settled<ListData>;
  facts: ListFacts;
  page: Page;
}

/** A day's list once loaded: its filters and competitions, its empty state, or its error. */
function MatchGroups({ list: { error, value }, facts, page }: MatchGroupsProps) {
  if (error)
    return (
      <>
        <ErrorState kind={error} page={page} level={2} />
        <FirstScreenEnd />
      </>
    );
  return (
    <>
      {value.isEmpty && <InlinePart part="errorStateCss" />}
      <StaleNotice fetched={value} now={page.now} />
      <MatchList
        groups={value.groups}
        facts={facts}
        canChange={value.canChange}
        fetchedAt={value.fetchedAt}
        isWhole
        isRealOnly={value.isRealOnly}
      />
    </>
  );
}

interface MatchListPageProps {
  data: MatchListData;
  page: Page;
}

/** The home page of a sport: a day's matches. Its head is rendered at once, the list when the upstream has answered. */
export function MatchListPage({ data, page }: MatchListPageProps) {
  const { sport, day, days, show, list } = data;
  const { t } = useTranslation("stars");
  const path = localePath(page.locale, page.path);
  const facts = useListFacts(page, { ...data, path: localePath(page.locale, `/${sport}/matches`) });
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <ListHeading data={data} path={path} />
        <DayNavigation day={day} days={days} show={show} path={path} zone={data.zone} />
        <div className={styles.own}>
          <Island
            name="own-matches"
            props={{
              locale: page.locale,
              sport,
              date: day.date,
              before: day.before,
              hidesScores: page.view?.hideScores === true,
            }}
          >
            <a
              className={styles.toOwn}
              href={localePath(page.locale, favouritesPath(sport))}
              rel="nofollow"
              data-press="own-matches"
            >
              {t("mine")}
            </a>
          </Island>
        </div>
        {!page.savesData && !page.view?.hideScores && (
          <WhenHere list={list}>{({ value }) => value && <FeaturedRow groups={value.groups} facts={facts} />}</WhenHere>
        )}
        <div className={styles.list}>
          <ListTools page={page} sport={sport} />
          <InlinePart part="listBoot" />
          <WhenHere list={list} fallback={<ListSkeleton />}>
            {(arrived) => <MatchGroups list={arrived} facts={facts} page={page} />}
          </WhenHere>
        </div>
        <FavouritesPlace page={page} sport={sport} />
        <LiveLines />
      </div>
      <WhenHere list={list}>
        {({ value }) => value && <CompetitionPanel groups={value.groups} facts={facts} />}
      </WhenHere>
    </div>
  );
}

interface WhenHereProps {
  list: MatchListData["list"];
  fallback?: ReactNode;
  children(list: Settled<ListData>): ReactNode;
}

/** A part of the page that depends on the list. */
const WhenHere = ({ list, fallback, children }: WhenHereProps) =>
  list instanceof Promise ? (
    <Suspense fallback={fallback}>
      <Await resolve={list}>{children}</Await>
    </Suspense>
  ) : (
    children(list)
  );

/**
 * Title and description of a day's list; today's title has no date, so that it stays true in search results. The match
 * filter does not change them.
 */
export function matchListMeta(day: MatchListData["day"], matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const date = day.label;
  const sport = sportOrDefault(page.path);
  const meta = pageMeta(page, {
    ownQuery: ["date"],
    title: day.near === "today" ? t(`matches:titleToday.${sport}`) : t(`matches:title.${sport}`, { date }),
    description: t(`matches:description.${sport}`, { date }),
    isIndexed: day.isInReach,
  });
  return [...meta, FIRST_SCREEN_LINK];
}
