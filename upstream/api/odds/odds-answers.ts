import type { ODDS_CALLS } from "#contract/calls/odds/odds-calls";
import type { CallsOf } from "../../matches/call-context.ts";
import { boardOfMatch, comparisonOfMatch, stagesOfMatch } from "./answers-of-match.ts";
import { h2hOddsOf, lastOddsOf } from "./panel.ts";
import { matchTipsOf, mediaTipsOf } from "./tips-of-match.ts";
import { winRateOf } from "./win-rate.ts";

/** Handlers of this family's calls. */
export const ODDS_ANSWERS: CallsOf<typeof ODDS_CALLS> = {
  oddsLatestThreePeriod: (query, context) => stagesOfMatch("football", query, context),
  oddsLatestEurope: comparisonOfMatch,
  oddsHandicap: (query, context) => boardOfMatch("football", "AH", query, context),
  oddsOverUnder: (query, context) => boardOfMatch("football", "OU", query, context),
  oddsEurope: (query, context) => boardOfMatch("football", "1X2", query, context),
  winRate: (query, context) => winRateOf("football", query, context),
  h2hOdds: (query, context) => h2hOddsOf("football", query, context),
  lastOdds: (query, context) => lastOddsOf("football", query, context),
  matchTips: matchTipsOf,
  mediaTips: mediaTipsOf,
  basketballOddsLatestThreePeriod: (query, context) => stagesOfMatch("basketball", query, context),
  basketballOddsSpread: (query, context) => boardOfMatch("basketball", "AH", query, context),
  basketballOddsTotal: (query, context) => boardOfMatch("basketball", "OU", query, context),
  basketballOddsMoneyLine: (query, context) => boardOfMatch("basketball", "1X2", query, context),
  basketballWinRate: (query, context) => winRateOf("basketball", query, context),
  basketballH2hOdds: (query, context) => h2hOddsOf("basketball", query, context),
  basketballLastOdds: (query, context) => lastOddsOf("basketball", query, context),
};
