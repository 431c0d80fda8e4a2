import { Await } from "@remix-run/react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { DayChoice } from "./DayChoice.tsx";
import { DayNavigation } from "./DayNavigation.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import type { MatchListData } from "./list-data.ts";
import { MatchGroups } from "./MatchGroups.tsx";

interface MatchListPageProps {
  data: MatchListData;
  page: Page;
}

/** The home page: a day's matches. Its head is there at once, the list when the upstream has answered. */
export function MatchListPage({ data: { day, days, list }, page }: MatchListPageProps) {
  const { t } = useTranslation("matches");
  const path = localePath(page.locale, page.path);
  return (
    <>
      <div className="top">
        <h1>{t("heading")}</h1>
        <p>
          <time dateTime={day.date}>{day.label}</time>
        </p>
        <DayChoice shown={day.date} path={path} />
      </div>
      <DayNavigation days={days} path={path} />
      {list instanceof Promise ? (
        <Suspense key={day.date} fallback={<ListSkeleton />}>
          <Await resolve={list}>{(arrived) => <MatchGroups list={arrived} page={page} />}</Await>
        </Suspense>
      ) : (
        <MatchGroups list={list} page={page} />
      )}
    </>
  );
}
