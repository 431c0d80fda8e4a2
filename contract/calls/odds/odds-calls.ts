import {
  basketballOddsMoneyLine,
  basketballOddsSpread,
  basketballOddsTotal,
  oddsEurope,
  oddsHandicap,
  oddsLatestEurope,
  oddsLatestThreePeriod,
  oddsOverUnder,
} from "./match-odds.ts";
import { h2hOdds, lastOdds } from "./panel.ts";
import { matchTips, mediaTips } from "./tips.ts";
import { winRate } from "./win-rate.ts";

/** The calls of this family, by name. */
export const ODDS_CALLS = {
  oddsLatestThreePeriod: oddsLatestThreePeriod("football"),
  oddsLatestEurope,
  oddsHandicap,
  oddsOverUnder,
  oddsEurope,
  winRate: winRate("football"),
  h2hOdds: h2hOdds("football"),
  lastOdds: lastOdds("football"),
  matchTips,
  mediaTips,
  basketballOddsLatestThreePeriod: oddsLatestThreePeriod("basketball"),
  basketballOddsSpread,
  basketballOddsTotal,
  basketballOddsMoneyLine,
  basketballWinRate: winRate("basketball"),
  basketballH2hOdds: h2hOdds("basketball"),
  basketballLastOdds: lastOdds("basketball"),
} as const;
