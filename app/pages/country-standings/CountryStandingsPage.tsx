import { useTranslation } from "react-i18next";
import { CompetitionLinks } from "~/features/country/CompetitionLinks";
import { CountryFrame } from "~/features/country/CountryFrame";
import { CountryHead } from "~/features/country/CountryHead";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { StaleNotice } from "~/features/errors/StaleNotice";
import type { Page } from "~/page/page";
import { LeagueTables } from "./LeagueTables.tsx";
import type { CountryStandingsData } from "./load-country-standings.server.ts";

interface CountryStandingsPageProps {
  data: CountryStandingsData;
  page: Page;
}

/** The tables of a country's leagues, the first in full, the others collapsed, with links to all its competitions. */
export function CountryStandingsPage({ data, page }: CountryStandingsPageProps) {
  const { head, leagues, hasSimulated, fetched } = data;
  const { t } = useTranslation("common");
  return (
    <>
      <CountryHead head={head} page={page} />
      <CountryFrame head={head} page={page} />
      {fetched && <StaleNotice fetched={fetched} now={page.now} />}
      {leagues.length === 0 ? (
        <EmptyNote of="table" />
      ) : (
        <div id="tables">
          {leagues.map((league, at) => (
            <LeagueTables key={league.competition.id} league={league} isFirst={at === 0} page={page} />
          ))}
        </div>
      )}
      <CompetitionLinks competitions={head.competitions} tab="table" page={page} />
      {hasSimulated && <p className="note">{t("source.simulatedNote")}</p>}
    </>
  );
}
