import type { PastMatchWire } from "#contract/calls/analysis/past-match";
import type { QueryOf, ResultOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { modelOf } from "../../competitions/sports/sport-model.ts";
import { nameIn } from "../../data/entries/names.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { getCorners } from "../../matches/history/game-counts.ts";
import { meetingsSummary } from "../../matches/history/meetings-summary.ts";
import { type SeenMatch, seenBy } from "../../matches/history/perspective.ts";
import { filterBeside, meetings } from "../../matches/history/team-history.ts";
import { competitionOf, matchItemWire } from "../../matches/wire/match.ts";
import { requestedMatch } from "../context/requested.ts";

/** A past match as listed from the perspective of one of its sides. */
async function pastMatchWire(
  { match, side, result }: SeenMatch,
  sport: Sport,
  context: CallContext,
  locale: LocaleCode,
): Promise<PastMatchWire> {
  const { directory } = context;
  return {
    ...matchItemWire(match, directory, locale),
    leagueName: nameIn(competitionOf(match.fixture, directory).names, locale).name,
    corners: modelOf(sport).listsCorners ? await getCorners(match, context) : undefined,
    subject: { side, result },
  };
}

/** The meetings of a match's teams before it. */
export const headToHead =
  (sport: Sport) =>
  async (query: QueryOf<"h2hInfo">, context: CallContext): Promise<ResultOf<"h2hInfo">> => {
    const fixture = await requestedMatch(query.matchId, sport, context);
    const { homeId, awayId, competitionId, kickOff } = fixture;
    const filter = {
      ...filterBeside(fixture),
      ...(query.sameLeague === 1 && { competitionId }),
      ...(query.sameVenue === 1 && { venue: "home" as const }),
    };
    const met = await meetings(homeId, awayId, kickOff, query.size, context, filter);
    const seen = met.map((match) => seenBy(match, homeId));
    const locale = localeOf(query.lang);
    return {
      data: {
        summary: meetingsSummary(seen, sport),
        matchList: await Promise.all(seen.map((one) => pastMatchWire(one, sport, context, locale))),
      },
    };
  };
