import type { BasketballStandings, Standings } from "#contract/domain/standings";
import { KNOCKOUT_STAGES } from "#contract/tables/stages";
import type { EdgeContext } from "#worker/context";
import { loadBracket } from "~/features/bracket/load-bracket.server";
import { settle } from "~/features/faces/fault-face.server";
import { type AskedMatch, loadMatchHead, type MatchHeadData } from "~/features/match/load-match-head.server";
import { standingsFacts } from "~/features/standings/standings-facts.server";
import { tableName, tablesMarkup } from "~/features/standings/tables-markup.server";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import { callOf } from "~/upstream-calls/call-of";
import { type Place, placesOf } from "./places.ts";
import { teamsTables } from "./teams-tables.ts";

export interface MatchTableData {
  head: MatchHeadData;
  /** The visitor's zone at kick-off, in which the head tells it. */
  zone: ZoneOffsets;
  /** Absent where the upstream does not answer. */
  tables?: ShownTables;
  /** The knock-out rounds, where the match is of one. */
  bracket?: KeptMarkup;
}

export interface ShownTables {
  /** Absent where the teams stand in none. */
  markup?: KeptMarkup;
  /** Where the two teams stand, the home side first. */
  places: Place[];
  isLive: boolean;
  isProvisionalRule: boolean;
}

type AskedTable = Pick<AskedMatch, "sport" | "params" | "search">;

/**
 * What the table tab of a match shows: the tables in which its teams stand, as they are while it is played, and the
 * bracket where the match is of a knock-out round. Throws a face for an unknown match; either part may be missing.
 */
export async function loadMatchTable(context: EdgeContext, asked: AskedTable): Promise<MatchTableData> {
  const { sport, params } = asked;
  const { matchId = "" } = params;
  const [head, standing] = await Promise.all([
    loadMatchHead(context, { ...asked, tab: "table" }),
    settle(context, context.upstream.call(callOf(sport, "standingByMatch"), { matchId })),
  ]);
  const { match, competition, season } = head.about;
  const isKnockOut = KNOCKOUT_STAGES.some((stage) => stage === match.stage);
  const bracket = isKnockOut
    ? await loadBracket(context, { sport, leagueId: competition.id, season, matchId: match.id })
    : undefined;
  return {
    head,
    zone: head.zone,
    ...(standing.value && { tables: showTables(context, head, standing.value.value) }),
    ...(bracket && { bracket }),
  };
}

function showTables(
  context: EdgeContext,
  { about: { sport, match } }: MatchHeadData,
  { competition, isLive, isProvisionalRule, ...standings }: Standings | BasketballStandings,
): ShownTables {
  const i18n = translatorOf(context.locale, namespacesOf("match-table"));
  const facts = standingsFacts(context, { sport, competition, i18n });
  const tables = teamsTables(standings.tables, match);
  const markup = tablesMarkup(tables, facts, competition, [match.home.id, match.away.id]);
  return {
    ...(tables.length > 0 && { markup: keptOnServer(markup) }),
    places: placesOf(tables, match, (table) => tableName(table, facts)),
    isLive: isLive === true,
    isProvisionalRule,
  };
}
