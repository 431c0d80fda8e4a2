import { useTranslation } from "react-i18next";
import { EmptyNote } from "~/features/faces/EmptyNote";
import { StaleNotice } from "~/features/faces/StaleNotice";
import type { Page } from "~/features/frame/page";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { CompetitionLinks } from "./CompetitionLinks.tsx";
import { CountryFrame } from "./CountryFrame.tsx";
import { CountryHead } from "./CountryHead.tsx";
import type { CountryStandingsData } from "./load-country-standings.server.ts";

interface CountryStandingsPageProps {
  data: CountryStandingsData;
  page: Page;
}

/** The tables of a country's leagues, and the way to those of its other competitions. */
export function CountryStandingsPage({ data, page }: CountryStandingsPageProps) {
  const { head, tables, isEmpty, hasSimulated, fetched } = data;
  const { t } = useTranslation("common");
  return (
    <>
      <CountryHead head={head} page={page} />
      <CountryFrame head={head} page={page} />
      {fetched && <StaleNotice fetched={fetched} now={page.now} />}
      {isEmpty ? <EmptyNote of="table" /> : <ServerMarkup id="tables" of={tables} />}
      <CompetitionLinks competitions={head.competitions} tab="table" page={page} />
      {hasSimulated && <p className="note">{t("source.simulatedNote")}</p>}
    </>
  );
}
