import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { favouritesPath } from "#contract/tables/paths";
import type { Settled } from "~/features/errors/error-kind";
import { FavouritesPlace } from "~/features/favourites/AddFavourites";
import { CompetitionPanel } from "~/features/match-list/CompetitionPanel";
import { DayNavigation } from "~/features/match-list/DayNavigation";
import { ListTools } from "~/features/match-list/ListTools";
import type { ListData, MatchListData } from "~/features/match-list/list-data";
import { MatchGroups } from "~/features/match-list/MatchGroups";
import { useListFacts } from "~/features/match-list/use-list-facts";
import shared from "~/features/match-row/list-heading.module.css";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { Island } from "~/runtime/Island";
import { classNames } from "~/ui/class-names";
import { InlinePart } from "~/ui/document/InlinePart";
import { ListSkeleton } from "./ListSkeleton.tsx";
import styles from "./match-list-page.module.css";
import { ShownDayName } from "./ShownDayName.tsx";

interface MatchListPageProps {
  data: MatchListData;
  page: Page;
}

/** The home page of a sport: a day's matches. Its head is rendered at once, the list when the upstream has answered. */
export function MatchListPage({ data, page }: MatchListPageProps) {
  const { sport, day, days, show, list } = data;
  const { t } = useTranslation(["matches", "stars"]);
  const path = localePath(page.locale, page.path);
  const facts = useListFacts(page, { ...data, path: localePath(page.locale, `/${sport}/matches`) });
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <div className={classNames(shared.heading, styles.heading, "hold-until-parsed")}>
          <h1>{t(`heading.${sport}`)}</h1>
          <ShownDayName
            day={day}
            isNearby={days.strip.some(({ near }) => near === "today")}
            path={path}
            zone={data.zone}
          />
          <div id="freshness" className={styles.freshness} />
          <ListTools page={page} sport={sport} />
        </div>
        <DayNavigation day={day} days={days} show={show} path={path} />
        <div className={styles.own}>
          <Island name="own-matches" props={{ locale: page.locale, sport, date: day.date, before: day.before }}>
            <a
              className={styles.toOwn}
              href={localePath(page.locale, favouritesPath(sport))}
              rel="nofollow"
              data-press="own-matches"
            >
              {t("stars:mine")}
            </a>
          </Island>
        </div>
        <div>
          <InlinePart part="listBoot" />
          <WhenHere list={list} fallback={<ListSkeleton />}>
            {(arrived) => <MatchGroups list={arrived} facts={facts} page={page} />}
          </WhenHere>
        </div>
        <FavouritesPlace page={page} sport={sport} />
        <div id="announce" className="visually-hidden" aria-live="polite" />
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
