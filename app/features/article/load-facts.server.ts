import type { Competition } from "#contract/domain/competition";
import type { Match } from "#contract/domain/match";
import type { Standings } from "#contract/domain/standings";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import { settle } from "~/features/errors/error-states.server";
import { standingsFacts } from "~/features/standings/standings-facts.server";
import { type AnswerAge, oldestOf } from "~/features/upstream-calls/answer-age";
import { formatClock, offsetsBetween } from "~/i18n/zone-offsets";
import { type Choice, chooseMatches } from "./choose-matches.ts";
import type { LiveData, MatchFacts, SideFacts } from "./live-data.ts";
import type { LoadDay } from "./load-live-blocks.server.ts";

/** Each match costs one or two calls. */
const BIG: Choice = { states: ["scheduled", "live", "finished"], most: 3, mostOfEach: 2 };
/** The same query as the head-to-head page. */
const MEETINGS = { size: 10, sameVenue: 0, sameLeague: 0 } as const;

/** Today's biggest matches with their teams' tables and meetings; either may be missing. */
export async function loadFacts(context: EdgeContext, loadDay: LoadDay): Promise<LiveData> {
  const today = await loadDay(0);
  const chosen = chooseMatches(today.value, BIG).flatMap(({ competition, matches }) =>
    matches.map((match) => ({ competition, match })),
  );
  const tables = loadTables(context, new Set(chosen.map(({ competition }) => competition.id)));
  const loaded = await Promise.all(
    chosen.map(async ({ competition, match }) => {
      const { upstream } = context;
      const [table, meetings] = await Promise.all([
        tables.get(competition.id),
        settle(context, upstream.call("h2hInfo", { matchId: match.id, ...MEETINGS })),
      ]);
      const summary = meetings.value?.value.summary;
      return {
        facts: {
          ...factsOf(context, { competition, match, table: table?.value?.value }),
          ...(summary && summary.played > 0 && { meetings: summary }),
        },
        ages: [table?.value, meetings.value].filter((answer) => answer !== undefined),
      };
    }),
  );
  const ages: AnswerAge[] = [today, ...loaded.flatMap(({ ages }) => ages)];
  return { block: "facts", matches: loaded.map(({ facts }) => facts), fetched: oldestOf(ages) };
}

/** Loads the table of each competition once. */
const loadTables = (context: EdgeContext, leagueIds: ReadonlySet<string>) =>
  new Map(
    [...leagueIds].map((leagueId) => [
      leagueId,
      settle<Fetched<Standings>>(context, context.upstream.call("ranking", { leagueId })),
    ]),
  );

interface Known {
  competition: Competition;
  match: Match;
  table: Standings | undefined;
}

function factsOf(context: EdgeContext, { competition, match, table }: Known): MatchFacts {
  const rows = table?.tables.flatMap((one) => one.rows) ?? [];
  const side = (team: Match["home"]): SideFacts => {
    const row = rows.find((one) => one.team.id === team.id);
    return { team, ...(row && { row }) };
  };
  const { kickOff } = match;
  const hasTime = match.state !== "scheduled" || match.isTimeConfirmed;
  const offsets = offsetsBetween(kickOff, kickOff, context.visitor.timeZone);
  return {
    match,
    competition,
    ...(hasTime && { time: formatClock(kickOff, offsets) }),
    home: side(match.home),
    away: side(match.away),
    standings: standingsFacts(context, { sport: match.sport, competition }),
  };
}
