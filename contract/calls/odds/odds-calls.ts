import { ofEachSport } from "../../tables/sports.ts";
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
import { rowOdds } from "./row-odds.ts";
import { matchTips, mediaTips } from "./tips.ts";
import { winRate } from "./win-rate.ts";

/** The calls of this family, by name. */
export const ODDS_CALLS = {
  ...ofEachSport("oddsLatestThreePeriod", oddsLatestThreePeriod),
  ...ofEachSport("rowOdds", rowOdds),
  oddsLatestEurope,
  oddsHandicap,
  oddsOverUnder,
  oddsEurope,
  ...ofEachSport("winRate", winRate),
  ...ofEachSport("h2hOdds", h2hOdds),
  ...ofEachSport("lastOdds", lastOdds),
  matchTips,
  mediaTips,
  basketballOddsSpread,
  basketballOddsTotal,
  basketballOddsMoneyLine,
} as const;
