import type { ODDS_CALLS } from "#contract/calls/odds/odds-calls";
import type { QueryOf } from "#contract/registry";
import { ofEachSport } from "#contract/tables/sports";
import type { CallContext, CallsOf } from "../../matches/call-context.ts";
import { boardOfMatch, comparisonOfMatch, stagesOfMatch } from "./answers-of-match.ts";
import { getH2hOdds, getLastOdds } from "./panel.ts";
import { pricesOfRows } from "./prices-of-rows.ts";
import { getMatchTips, getMediaTips } from "./tips-of-match.ts";
import { getWinRate } from "./win-rate.ts";

/** Handlers of this family's calls. */
export const ODDS_ANSWERS: CallsOf<typeof ODDS_CALLS> = {
  ...ofEachSport(
    "oddsLatestThreePeriod",
    (sport) => (query: QueryOf<"oddsLatestThreePeriod">, context: CallContext) => stagesOfMatch(sport, query, context),
  ),
  ...ofEachSport(
    "rowOdds",
    (sport) => (query: QueryOf<"rowOdds">, context: CallContext) => pricesOfRows(sport, query, context),
  ),
  oddsLatestEurope: comparisonOfMatch,
  oddsHandicap: (query, context) => boardOfMatch("football", "AH", query, context),
  oddsOverUnder: (query, context) => boardOfMatch("football", "OU", query, context),
  oddsEurope: (query, context) => boardOfMatch("football", "1X2", query, context),
  ...ofEachSport(
    "winRate",
    (sport) => (query: QueryOf<"winRate">, context: CallContext) => getWinRate(sport, query, context),
  ),
  ...ofEachSport(
    "h2hOdds",
    (sport) => (query: QueryOf<"h2hOdds">, context: CallContext) => getH2hOdds(sport, query, context),
  ),
  ...ofEachSport(
    "lastOdds",
    (sport) => (query: QueryOf<"lastOdds">, context: CallContext) => getLastOdds(sport, query, context),
  ),
  matchTips: getMatchTips,
  mediaTips: getMediaTips,
  basketballOddsSpread: (query, context) => boardOfMatch("basketball", "AH", query, context),
  basketballOddsTotal: (query, context) => boardOfMatch("basketball", "OU", query, context),
  basketballOddsMoneyLine: (query, context) => boardOfMatch("basketball", "1X2", query, context),
};
