import * as z from "zod/mini";
import type { HeadToHead } from "../../domain/history.ts";
import { callAddress, type Sport } from "../../tables/sports.ts";
import { endpoint, SLOW } from "../../wire/endpoint.ts";
import { IdParam, LangParam, SizeParam, ZeroOrOneParam } from "../../wire/parameters.ts";
import { rows } from "../../wire/rows.ts";
import { Int, NullableInt, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import { parsePastMatch, WirePastMatch } from "./past-match.ts";

/** The last three in football only. */
const WireSummary = wireObject({
  played: Int,
  homeW: Int,
  draw: Int,
  awayW: Int,
  homeGf: Int,
  homeGa: Int,
  btts: NullableInt,
  over25: NullableInt,
  homeCleanSheets: NullableInt,
});
export type SummaryWire = WireOf<typeof WireSummary>;

const parseSummary = (summary: z.output<typeof WireSummary>): HeadToHead["summary"] => ({
  played: summary.played,
  won: summary.homeW,
  drawn: summary.draw,
  lost: summary.awayW,
  scored: summary.homeGf,
  conceded: summary.homeGa,
  ...(summary.btts !== null && {
    goals: {
      bothScored: summary.btts,
      overTwoAndHalf: summary.over25 ?? 0,
      cleanSheets: summary.homeCleanSheets ?? 0,
    },
  }),
});

/**
 * The last meetings of a match's teams before it, and their totals from the match's home side's view: by the
 * final score, extra time and overtime included; a shoot-out decides a draw. `sameVenue`: at this home team's;
 * `sameLeague`: in this competition. Instants are UTC, as everywhere, and pages show these in UTC.
 */
export const h2hInfo = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "h2hInfo", "/h2h/info"),
    namesOne: true,
    query: z.object({
      matchId: IdParam,
      size: z._default(SizeParam, 20),
      sameVenue: z._default(ZeroOrOneParam, 0),
      sameLeague: z._default(ZeroOrOneParam, 0),
      lang: LangParam,
    }),
    result: z.object({ data: wireObject({ summary: WireSummary, matchList: rows("matchList", WirePastMatch) }) }),
    toValue: ({ data }): HeadToHead => ({
      summary: parseSummary(data.summary),
      matches: data.matchList.map(parsePastMatch),
    }),
    cache: SLOW,
  });
