import type { MetaDescriptor } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { competitionPath, countryPath } from "#contract/tables/paths";
import { tableVersion } from "#contract/tables/share-pictures";
import { KnockoutBracket } from "~/features/bracket/KnockoutBracket";
import { CompetitionHead } from "~/features/competition/CompetitionHead";
import { seasonPath } from "~/features/competition/competition-address";
import { isSeasonIndexed } from "~/features/competition/competition-meta";
import { SourceNote } from "~/features/competition/SourceNote";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { MatchDays } from "~/features/match-days/MatchDays";
import { MatchDaysList } from "~/features/match-days/MatchDaysList";
import { pageMeta } from "~/features/page-meta/page-meta";
import { shareImage } from "~/features/page-meta/share-image";
import { specialCompetitionMeta } from "~/features/seo/special-tables";
import { ScrolledTable } from "~/features/standings/ScrolledTable";
import { SeasonParts } from "~/features/standings/SeasonParts";
import { StandingsTables } from "~/features/standings/StandingsTables";
import { tableName } from "~/features/standings/standings-rows";
import { type TableQuery, tableParameters, viewsOf } from "~/features/standings/table-query";
import { HiddenResults } from "~/features/view/HiddenResults";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import { FIRST_SCREEN_LINK, FirstScreenEnd } from "~/ui/FirstScreenEnd";
import styles from "./competition-table.module.css";
import { HistoryChart } from "./HistoryChart.tsx";
import type { ShownTables, TablePageData } from "./load-table-page.server.ts";

interface TablePageProps {
  data: TablePageData;
  page: Page;
}

/** The table tab of a competition. */
export function TablePage({ data, page }: TablePageProps) {
  const { head, tables } = data;
  return (
    <>
      <CompetitionHead head={head} page={page} />
      {tables && <StaleNotice fetched={tables.fetched} now={page.now} />}
      {page.view?.hideScores && <FirstScreenEnd />}
      <HiddenResults page={page}>
        <TableContent data={data} page={page} />
      </HiddenResults>
      <SourceNote source={head.source} />
    </>
  );
}

/** Tables, history and bracket. */
function TableContent({ data, page }: TablePageProps) {
  const { head, choice, tables, history, bracket } = data;
  const { t, i18n } = useTranslation("standings");
  return (
    <>
      {!tables && <p className="note">{t("unavailable")}</p>}
      {tables?.isEmpty && (bracket ? <p className="note">{t("noTable")}</p> : <EmptyNote of="table" />)}
      {tables && !tables.isEmpty ? <Tables data={data} tables={tables} page={page} /> : <FirstScreenEnd />}
      {history && (
        <HistoryChart
          history={history}
          teams={choice.teams}
          addressWith={(teams) => tablePath(head, page, { ...choice, teams })}
          nameOf={(id) => {
            const table = tables?.tables.find((one) => one.id === id);
            return table && tableName(table, i18n);
          }}
        />
      )}
      {bracket && (
        <div id="bracket" className={styles.bracket}>
          <KnockoutBracket of={bracket} page={page} hasHeading />
        </div>
      )}
    </>
  );
}

function Tables({ data, tables, page }: TablePageProps & { tables: ShownTables }) {
  const { t } = useTranslation("standings");
  const { playing, facts, isLive, isProvisionalRule, reasons, fetched } = tables;
  return (
    <>
      {/* Nothing has been played at home or away, nor in any form. */}
      {tables.isBeforeStart ? <BeforeStart head={data.head} page={page} /> : <ViewLinks data={data} page={page} />}
      <PartLinks data={data} page={page} />
      <SeasonParts
        parts={tables.parts}
        addressOf={(part) => tablePath(data.head, page, { view: data.choice.view, ...(part && { part }) })}
      />
      <MatchDaysList sport={data.head.sport} canChange={isLive} fetchedAt={fetched.fetchedAt}>
        <StandingsTables
          tables={tables.tables}
          facts={facts}
          competition={data.head.competition}
          frame={ScrolledTable}
        />
        {playing && <MatchDays {...playing} page={page} />}
      </MatchDaysList>
      {isLive && (
        <p className={styles.remark}>
          <b className="live">{t("live.title")}</b> {t("live.note")}
        </p>
      )}
      {reasons.length > 0 && (
        <p className={styles.remark}>
          {t("deductions", { reasons: reasons.map((reason) => t(`reason.${reason}`)).join(" · ") })}
        </p>
      )}
      {isProvisionalRule && <p className={styles.remark}>{t("provisional")}</p>}
    </>
  );
}

/** Says so, and leads to the table of the last season. */
function BeforeStart({ head, page }: { head: TablePageData["head"]; page: Page }) {
  const { t } = useTranslation("standings");
  const at = head.seasons.findIndex(({ season }) => season === head.season);
  const last = head.seasons.slice(at + 1).find(({ hasRanking }) => hasRanking);
  const of = { ...head, season: last?.season ?? head.season, isCurrentSeason: false };
  return (
    <p className={styles.remark}>
      {t("notBegun", { season: head.season })}{" "}
      {last && <a href={localePath(page.locale, seasonPath(of, "table"))}>{t("tableOf", { season: last.season })}</a>}
    </p>
  );
}

/** The views of the table. */
function ViewLinks({ data: { head, choice }, page }: TablePageProps) {
  const { t } = useTranslation("standings");
  const links = viewsOf(head.sport).map((view) => ({
    name: t(`view.${view}`),
    href: tablePath(head, page, { ...choice, teams: [], view }),
    isShown: view === choice.view,
  }));
  return <ChoiceLinks label={t("view.label")} choices={links} />;
}

/** Conferences, the whole league, each division: for leagues that are split. */
function PartLinks({ data: { head, choice }, page }: TablePageProps) {
  const { t } = useTranslation("standings");
  const isSplit = head.parts.some(({ id }) => id.startsWith("conference-"));
  if (!isSplit) return null;
  const divisions = head.parts.filter(({ id, name }) => id.startsWith("division-") && name);
  const parts = [
    { id: undefined, name: t("part.conferences") },
    { id: "regular", name: t("part.regular") },
    ...divisions.map(({ id, name = "" }) => ({ id, name })),
  ];
  const links = parts.map(({ id, name }) => ({
    name,
    href: tablePath(head, page, { view: choice.view, ...(id && { part: id }) }),
    isShown: id === choice.part,
  }));
  return <ChoiceLinks label={t("part.label")} choices={links} />;
}

const tablePath = (head: TablePageData["head"], { locale }: Page, query: TableQuery): string =>
  localePath(locale, seasonPath(head, "table", tableParameters(query)));

export function tableMeta({ head, choice }: TablePageData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { competition, season, sport } = head;
  const values = { competition: competition.name, season };
  const title = t("standings:title", values);
  const view = choice.view === "all" ? "" : ` · ${t(`standings:view.${choice.view}`)}`;
  const meta = pageMeta(page, {
    title: title + view,
    description: t(`standings:description.${sport}`, values),
    // Only the default view has the special title; the others name their view.
    ...(head.isCurrentSeason && view === "" && specialCompetitionMeta(page.locale, competition, "table")),
    // Emphasised teams do not make a different page; a season does, unless it is the current one.
    ownQuery: ["leagueId", "view", "part", ...(head.isCurrentSeason ? [] : ["season"])],
    isIndexed: isSeasonIndexed(head, page),
    ...(!page.view?.hideScores &&
      shareImage(page, { kind: "table", id: competition.id, version: tableVersion(season, page.now) })),
    trail: [
      {
        name: competition.country.name,
        ...(adapterOf(sport).hasCountryPages && { path: countryPath(competition.country) }),
      },
      { name: competition.name, path: competitionPath({ sport, ...competition }) },
      { name: title },
    ],
  });
  return [...meta, FIRST_SCREEN_LINK];
}
