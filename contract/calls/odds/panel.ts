import * as z from "zod/mini";
import type { OddsPanel, PastPrices, PricedMatch } from "../../domain/odds.ts";
import { SETTLES, TOTAL_OUTCOMES } from "../../odds/settle.ts";
import { parseCompetition } from "../../parse/competition.ts";
import { parseMatch } from "../../parse/match.ts";
import { DEFAULT_BOOKMAKER } from "../../tables/bookmakers.ts";
import { PANEL_COUNTS } from "../../tables/panel-counts.ts";
import { callAddress, type Sport } from "../../tables/sports.ts";
import { endpoint, SLOW } from "../../wire/endpoint.ts";
import { MATCH_ITEM, WireLeagueRef } from "../../wire/match-item.ts";
import { IdListParam, IdParam, LangParam, ZeroOrOneParam } from "../../wire/parameters.ts";
import { rows } from "../../wire/rows.ts";
import { Dec, Int, IntOr, NullableNum, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import { CompanyParam } from "./match-odds.ts";
import { optional, parsePrices, WireCompanies, WirePrices } from "./odds-wire.ts";

const WirePastPrices = wireObject({
  ah: optional(WirePrices),
  ou: optional(WirePrices),
  x12: optional(WirePrices),
});
export type PastPricesWire = WireOf<typeof WirePastPrices>;

const WirePricedMatch = wireObject({
  ...MATCH_ITEM,
  odds: optional(wireObject({ bookmakerId: Int, early: optional(WirePastPrices), close: optional(WirePastPrices) })),
  subject: wireObject({
    side: z.enum(["home", "away"]),
    result: z.enum(["W", "D", "L"]),
    ah: optional(z.enum(SETTLES)),
    ou: optional(z.enum(TOTAL_OUTCOMES)),
  }),
});
export type PricedMatchWire = WireOf<typeof WirePricedMatch>;

const Count = IntOr(0);
/** Counts, and percentages of the priced matches that were not pushed; null if there are none. */
const WireTally = wireObject({
  played: Count,
  w: Count,
  d: Count,
  l: Count,
  ahWin: Count,
  ahHalfWin: Count,
  ahPush: Count,
  ahHalfLose: Count,
  ahLose: Count,
  over: Count,
  halfOver: Count,
  push: Count,
  halfUnder: Count,
  under: Count,
  ahWinPct: NullableNum,
  ahSample: Count,
  overPct: NullableNum,
  overSample: Count,
});
export type TallyWire = WireOf<typeof WireTally>;

const PanelResult = z.object({
  data: wireObject({
    companies: WireCompanies,
    durations: rows("durations", Int),
    labels: rows("labels", Dec),
    leagues: rows("leagues", WireLeagueRef),
    matchList: rows("matchList", WirePricedMatch),
    tally: WireTally,
    streak: Text,
  }),
});
export type PanelBody = WireOf<typeof PanelResult>;

function parsePastPrices({ ah, ou, x12 }: z.output<typeof WirePastPrices>): PastPrices {
  return {
    ...(ah && { handicap: parsePrices(ah) }),
    ...(ou && { total: parsePrices(ou) }),
    ...(x12 && { winner: parsePrices(x12) }),
  };
}

function parsePriced(row: z.output<typeof WirePricedMatch>): PricedMatch {
  const { odds, subject } = row;
  return {
    match: parseMatch(row),
    ...(odds && {
      odds: {
        bookmakerId: odds.bookmakerId,
        ...(odds.early && { early: parsePastPrices(odds.early) }),
        ...(odds.close && { closing: parsePastPrices(odds.close) }),
      },
    }),
    side: subject.side,
    result: subject.result,
    ...(subject.ah && { handicap: subject.ah }),
    ...(subject.ou && { total: subject.ou }),
  };
}

const share = (percent: number | null, of: number) => (percent === null ? undefined : { percent, of });

function parseTally(tally: z.output<typeof WireTally>): OddsPanel["tally"] {
  const handicapShare = share(tally.ahWinPct, tally.ahSample);
  const overShare = share(tally.overPct, tally.overSample);
  return {
    played: tally.played,
    won: tally.w,
    drawn: tally.d,
    lost: tally.l,
    handicap: {
      win: tally.ahWin,
      halfWin: tally.ahHalfWin,
      push: tally.ahPush,
      halfLose: tally.ahHalfLose,
      lose: tally.ahLose,
    },
    total: {
      over: tally.over,
      halfOver: tally.halfOver,
      push: tally.push,
      halfUnder: tally.halfUnder,
      under: tally.under,
    },
    ...(handicapShare && { handicapShare }),
    ...(overShare && { overShare }),
  };
}

const parsePanel = ({ data }: z.output<typeof PanelResult>): OddsPanel => ({
  companies: data.companies,
  durations: data.durations,
  labels: data.labels,
  competitions: data.leagues.map(parseCompetition),
  matches: data.matchList.map(parsePriced),
  tally: parseTally(data.tally),
  streak: data.streak,
});

/**
 * `duration`: number of matches; `market`: the market of the streak; `sameLeague` 1, or `leagueIds`: only these
 * competitions; `venue`: only the subject's home, or away, matches; `filter`: only those where it gave goals by the
 * closing handicap, received some, or neither; `line`: only those with a handicap of this size, whoever gave it.
 */
const PANEL_QUERY = {
  matchId: IdParam,
  companyId: z._default(CompanyParam, DEFAULT_BOOKMAKER),
  duration: z._default(z.pipe(z.coerce.number(), z.literal(PANEL_COUNTS)), 10),
  market: z._default(z.enum(["AH", "OU", "1X2"]), "AH"),
  sameLeague: z._default(ZeroOrOneParam, 0),
  leagueIds: z.optional(IdListParam),
  venue: z._default(z.enum(["all", "home", "away"]), "all"),
  filter: z._default(z.enum(["all", "giving", "receiving", "level"]), "all"),
  line: z.optional(z.string().check(z.regex(/^\d{1,2}(\.25|\.5|\.75)?$/, "not a line in quarters"))),
  lang: LangParam,
};

/** The last meetings of a match's two teams with a company's prices, from the match's home side's view. */
export const h2hOdds = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "h2hOdds", "/h2h/odds"),
    namesOne: true,
    holdsPrices: true,
    query: z.object(PANEL_QUERY),
    result: PanelResult,
    toValue: parsePanel,
    cache: SLOW,
  });

/** The same for the last matches of one side, against any opponent. */
export const lastOdds = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "lastOdds", "/last/{side}"),
    namesOne: true,
    holdsPrices: true,
    query: z.object({ ...PANEL_QUERY, side: z.enum(["home", "away"]) }),
    result: PanelResult,
    toValue: parsePanel,
    cache: SLOW,
  });
