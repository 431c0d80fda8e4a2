import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { matchTabPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { DAY } from "#contract/time/units";
import { KnockoutBracket } from "~/features/bracket/KnockoutBracket";
import { seasonPath } from "~/features/competition/competition-address";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { MatchShell } from "~/features/match/MatchShell";
import { ScrolledTable } from "~/features/standings/ScrolledTable";
import { SeasonParts } from "~/features/standings/SeasonParts";
import { StandingsTables } from "~/features/standings/StandingsTables";
import { type AnyRow, type AnyTable, tableName } from "~/features/standings/standings-rows";
import { unbrokenScores } from "~/i18n/join-texts";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import type { MatchTableData, ShownTables } from "./load-match-table.server.ts";
import styles from "./match-table.module.css";

/** A team's rank with the figures behind it, and its table if there are several. */
interface Place extends Pick<AnyRow, "rank" | "won" | "lost" | "points"> {
  name: string;
  table?: string;
}

/** The ranks of a match's teams, home first, each in the first table that has it. A team in no table has none. */
export const placesOf = <Table extends AnyTable>(
  tables: readonly Table[],
  { home, away }: Pick<Match, "home" | "away">,
  nameOf: (table: Table) => string | undefined,
): Place[] =>
  [home, away].flatMap(({ id }) => {
    const rows = tables.flatMap((table) => table.rows.map((row: AnyRow) => ({ table, row })));
    const found = rows.find(({ row }) => row.team.id === id);
    if (!found) return [];
    const table = tables.length > 1 ? nameOf(found.table) : undefined;
    return [{ ...placeOf(found.row), ...(table && { table }) }];
  });

const placeOf = ({ rank, won, lost, points, team }: AnyRow): Place => ({ name: team.name, rank, won, lost, points });

const YEAR = 365 * DAY;

/** Whether a match's season has its own pages: simulated seasons have them for ten years back and one ahead. */
export const hasSeasonPage = ({ source, kickOff }: Pick<Match, "source" | "kickOff">, now: number): boolean =>
  source !== "simulated" || (kickOff > now - 10 * YEAR && kickOff < now + YEAR);

interface MatchTablePageProps {
  data: MatchTableData;
  page: Page;
}

/** The table tab of a match: the bracket first in a knock-out round, then both teams' tables. */
export function MatchTablePage({ data: { head, tables, bracket }, page }: MatchTablePageProps) {
  const { t } = useTranslation(["standings", "matchTable"]);
  const { competition, sport, season, match } = head.about;
  const fullTable = seasonPath({ sport, competition, season, isCurrentSeason: false }, "table");
  const hasTables = tables !== undefined && tables.tables.length > 0;
  const hasFullTable = hasTables && hasSeasonPage(match, page.now);
  return (
    <MatchShell head={head} page={page}>
      {bracket && (
        <div id="bracket">
          <KnockoutBracket of={bracket} page={page} matchId={match.id} hasHeading />
        </div>
      )}
      {!tables && <p className="note">{t("standings:unavailable")}</p>}
      {hasTables && <Tables of={tables} match={match} season={season} page={page} />}
      {tables && !hasTables && !bracket && <EmptyNote of="table" />}
      {hasFullTable && (
        <p className={styles.fullTable}>
          <a href={localePath(page.locale, fullTable)}>{t("matchTable:full")}</a>
        </p>
      )}
    </MatchShell>
  );
}

interface TablesProps {
  of: ShownTables;
  match: Match;
  season: string;
  page: Page;
}

function Tables({ of, match, season, page }: TablesProps) {
  const { t, i18n } = useTranslation("standings");
  const { tables, lastSeason, isBeforeStart, parts, competition, facts, isLive, isProvisionalRule } = of;
  return (
    <>
      <SeasonParts
        parts={parts}
        addressOf={(part) => localePath(page.locale, matchTabPath(match, "table")) + (part ? `?part=${part}` : "")}
      />
      {isBeforeStart ? (
        // While its first matches are played, the season has begun and nothing is counted yet.
        match.state === "scheduled" && <p className={styles.remark}>{t("notBegun", { season })}</p>
      ) : (
        <ul className={`${styles.places} tabular`}>
          {placesOf(tables, match, (table) => tableName(table, i18n)).map((place) => (
            <PlaceLine key={place.name} place={place} sport={match.sport} />
          ))}
        </ul>
      )}
      {lastSeason && <h2 className={styles.remark}>{t("tableOf", { season: lastSeason })}</h2>}
      <p className={styles.liveLine}>{isLive && <b className="live">{t("live.title")}</b>}</p>
      <div id="tables" className={styles.tables}>
        <StandingsTables
          tables={tables}
          facts={facts}
          competition={competition}
          highlight={[match.home.id, match.away.id]}
          frame={ScrolledTable}
          isOfMatch
        />
      </div>
      <p className={styles.remark}>{isLive && t("live.note")}</p>
      {isProvisionalRule && <p className={styles.remark}>{t("provisional")}</p>}
    </>
  );
}

/** A team's rank in one line, readable without the table. */
function PlaceLine({ place, sport }: { place: Place; sport: Sport }) {
  const { t } = useTranslation("matchTable");
  const { name, table, rank, won, lost, points } = place;
  const team = table ? t("place.teamIn", { team: name, table }) : name;
  return <li>{unbrokenScores(t(`place.${sport}`, { team, rank, won, lost, count: points ?? 0 }))}</li>;
}
