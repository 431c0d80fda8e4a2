import { countryPath } from "#contract/tables/paths";
import { CompetitionLinks } from "~/features/country/CompetitionLinks";
import { CountryFrame } from "~/features/country/CountryFrame";
import { CountryHead } from "~/features/country/CountryHead";
import { ErrorState } from "~/features/errors/ErrorState";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { DayNavigation } from "~/features/match-list/DayNavigation";
import { useListFacts } from "~/features/match-list/list-data";
import { MatchList } from "~/features/match-list/MatchList";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
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
