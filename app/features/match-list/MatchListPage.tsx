import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Settled } from "~/features/faces/face";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { CompetitionPanel } from "./CompetitionPanel.tsx";
import { DayNavigation } from "./DayNavigation.tsx";
import { ListBoot } from "./ListBoot.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { ListTools } from "./ListTools.tsx";
import type { ListData, MatchListData, ShownDay } from "./list-data.ts";
import { MatchGroups } from "./MatchGroups.tsx";

interface MatchListPageProps {
  data: MatchListData;
  page: Page;
}

/** The home page of a sport: a day's matches. Its head is there at once, the list when the upstream has answered. */
export function MatchListPage({ data: { sport, day, days, show, list }, page }: MatchListPageProps) {
  const { t } = useTranslation("matches");
  const path = localePath(page.locale, page.path);
  return (
    <div className="ml">
      <div className="ml-main">
        <div className="top whole">
          <h1>{t(`heading.${sport}`)}</h1>
          <ShownDayName day={day} isNearby={days.strip.some(({ near }) => near === "today")} path={path} />
          <ServerMarkup id="freshness" />
          <ListTools />
        </div>
        <DayNavigation day={day} days={days} show={show} path={path} />
        <div className="lst">
          <ListBoot />
          <WhenHere list={list} fallback={<ListSkeleton />}>
            {(arrived) => <MatchGroups list={arrived} sport={sport} show={show} page={page} />}
          </WhenHere>
        </div>
        <ServerMarkup id="announce" className="vh" attributes={{ "aria-live": "polite" }} />
      </div>
      <WhenHere list={list}>{(arrived) => <CompetitionPanel list={arrived} />}</WhenHere>
    </div>
  );
}

interface ShownDayNameProps {
  day: ShownDay;
  /** Today stands in the strip of days. */
  isNearby: boolean;
  path: string;
}

/** The day in words, and the way back to today; small screens leave out what the strip says. */
function ShownDayName({ day: { date, label, near }, isNearby, path }: ShownDayNameProps) {
  const { t } = useTranslation("matches");
  const isToday = near === "today";
  return (
    <p>
      {near && <b className={isToday ? undefined : "wide"}>{t(`day.${near}`)}</b>}
      <time dateTime={date}>{label}</time>
      {!isToday && (
        <a href={path} className={isNearby ? "wide" : undefined}>
          {t("day.today")}
        </a>
      )}
    </p>
  );
}

interface WhenHereProps {
  list: MatchListData["list"];
  fallback?: ReactNode;
  children(list: Settled<ListData>): ReactNode;
}

/** A part of the page that is made of the list. */
const WhenHere = ({ list, fallback, children }: WhenHereProps) =>
  list instanceof Promise ? (
    <Suspense fallback={fallback}>
      <Await resolve={list}>{children}</Await>
    </Suspense>
  ) : (
    children(list)
  );
