import type { MetaDescriptor } from "@remix-run/cloudflare";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { competitionPath, countryPath } from "#contract/tables/paths";
import { CompetitionLinks, CountryFrame, CountryHead } from "~/features/country/CountryFrame";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { pageMeta } from "~/features/page-meta/page-meta";
import { StandingsTable } from "~/features/standings/StandingsTable";
import standings from "~/features/standings/standings.module.css";
import { captionOf, tableName } from "~/features/standings/standings-rows";
import { ZoneLegend } from "~/features/standings/ZoneLegend";
import { HiddenResults } from "~/features/view/HiddenResults";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import styles from "./country-standings.module.css";
import type { CountryStandingsData, League } from "./load-country-standings.server.ts";

interface LeagueTablesProps {
  league: League;
  /** In full and open; otherwise short and collapsed. */
  isFirst: boolean;
  page: Page;
}

/** The tables of a league, with a link to its page. */
function LeagueTables({ league: { competition, tables, facts, isLive }, isFirst, page }: LeagueTablesProps) {
  const { t, i18n } = useTranslation(["country", "standings"]);
  const heading = (
    <h2>
      {competition.name}
      {isLive && (
        <>
          {" "}
          <b className="live">{t("standings:live.title")}</b>
        </>
      )}
    </h2>
  );
  const content = (
    <>
      {tables.map((table, at) => {
        const name = tableName(table, i18n);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a league's tables have one order, and some have no id
          <Fragment key={at}>
            {name && <h3>{name}</h3>}
            <StandingsTable
              table={table}
              facts={facts}
              caption={captionOf(competition, name, i18n)}
              isShort={!isFirst}
            />
          </Fragment>
        );
      })}
      <ZoneLegend tables={tables} />
      <a
        className={styles.fullTable}
        href={localePath(page.locale, competitionPath({ sport: "football", ...competition }, "table"))}
      >
        {t("country:wholeTable")}
      </a>
    </>
  );
  const className = `card ${standings.section} ${styles.league}`;
  return isFirst ? (
    <section className={className}>
      {heading}
      {content}
    </section>
  ) : (
    <details className={`${className} ${styles.closed}`}>
      <summary>{heading}</summary>
      {content}
    </details>
  );
}

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
        <HiddenResults page={page}>
          <div id="tables">
            {leagues.map((league, at) => (
              <LeagueTables key={league.competition.id} league={league} isFirst={at === 0} page={page} />
            ))}
          </div>
        </HiddenResults>
      )}
      <CompetitionLinks competitions={head.competitions} tab="table" page={page} />
      {hasSimulated && <p className="note">{t("source.simulatedNote")}</p>}
    </>
  );
}

export function countryStandingsMeta({ head }: CountryStandingsData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { country } = head;
  return pageMeta(page, {
    ownQuery: [],
    title: t("country:title.standings", { country: country.name }),
    description: t("country:description.standings", { country: country.name }),
    trail: [{ name: country.name, path: countryPath(country) }, { name: t("country:standings") }],
  });
}
