import type { MetaDescriptor } from "@remix-run/cloudflare";
import { countryPath } from "#contract/tables/paths";
import { CompetitionLinks, CountryFrame, CountryHead } from "~/features/country/CountryFrame";
import { ErrorState } from "~/features/errors/ErrorState";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { DayNavigation } from "~/features/match-list/DayNavigation";
import { useListFacts } from "~/features/match-list/list-data";
import { MatchList } from "~/features/match-list/MatchList";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import { InlinePart } from "~/ui/document/InlinePart";
import { LiveLines } from "~/ui/LiveLines";
import styles from "./country-matches.module.css";
import type { CountryList, CountryMatchesData } from "./load-country-matches.server.ts";

interface CountryMatchListProps {
  list: CountryList;
  data: Pick<CountryMatchesData, "day" | "show" | "zone" | "country">;
  /** The page's address without a query. */
  path: string;
  page: Page;
}

/** A day's matches in a country's competitions. */
function CountryMatchList({ list, data, path, page }: CountryMatchListProps) {
  const facts = useListFacts(page, { ...data, sport: "football", path });
  const { groups, isEmpty, canChange, fetched } = list;
  return (
    <>
      {isEmpty && <InlinePart part="errorStateCss" />}
      <StaleNotice fetched={fetched} now={page.now} />
      <MatchList groups={groups} facts={facts} canChange={canChange} fetchedAt={fetched.fetchedAt} />
      <LiveLines />
    </>
  );
}

interface CountryMatchesPageProps {
  data: CountryMatchesData;
  page: Page;
}

/** A country's matches on a day, and its competitions. */
export function CountryMatchesPage({ data, page }: CountryMatchesPageProps) {
  const { head, day, days, show, list } = data;
  const path = localePath(page.locale, countryPath(head.country));
  return (
    <>
      <CountryHead head={head} page={page} day={day.label} />
      <CountryFrame head={head} page={page} />
      <DayNavigation day={day} days={days} show={show} path={path} />
      <div className={styles.list}>
        <InlinePart part="listBoot" />
        {list ? (
          <CountryMatchList list={list} data={data} path={path} page={page} />
        ) : (
          <ErrorState kind="upstream" page={page} level={2} />
        )}
      </div>
      <CompetitionLinks competitions={head.competitions} tab="matches" page={page} />
    </>
  );
}

/** Today's title has no date, so that it stays true in search results. */
export function countryMatchesMeta({ head, day }: CountryMatchesData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { country } = head;
  const values = { country: country.name, date: day.label };
  return pageMeta(page, {
    // The match filter and a loaded third-party page do not make a different page.
    ownQuery: ["date"],
    title: day.near === "today" ? t("country:title.today", values) : t("country:title.day", values),
    description: t("country:description.matches", values),
    isIndexed: day.isInReach,
    trail: [{ name: country.name }],
  });
}
