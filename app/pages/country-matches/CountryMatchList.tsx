import { useTranslation } from "react-i18next";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { MatchList } from "~/features/match-list/MatchList";
import { useListFacts } from "~/features/match-list/use-list-facts";
import type { Page } from "~/page/page";
import { InlinePart } from "~/ui/document/InlinePart";
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
export function CountryMatchList({ list, data, path, page }: CountryMatchListProps) {
  const { t } = useTranslation("common");
  const facts = useListFacts(page, { ...data, sport: "football", path });
  const { groups, isEmpty, canChange, hasSimulated, fetched } = list;
  return (
    <>
      {isEmpty && <InlinePart part="errorStateCss" />}
      <StaleNotice fetched={fetched} now={page.now} />
      <div id="freshness" className={styles.freshness} />
      <MatchList groups={groups} facts={facts} canChange={canChange} fetchedAt={fetched.fetchedAt} />
      <div id="announce" className="visually-hidden" aria-live="polite" />
      {hasSimulated && <p className="note">{t("source.simulatedNote")}</p>}
    </>
  );
}
