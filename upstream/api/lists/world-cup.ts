import type { MatchListBody } from "#contract/calls/match-list";
import type { QueryOf } from "#contract/registry";
import { STAGES } from "#contract/tables/stages";
import { dayWindow } from "#contract/time/zone";
import type { Fixture } from "../../match/match.ts";
import { byText, runsBy } from "../../match/match-order.ts";
import { withStates } from "../../match/with-state.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { notFound } from "../../platform/envelope.ts";
import { leagueMatchesWire, listSeq } from "../context/match-rows.ts";

const groupOrRound = ({ stage, group = "" }: Fixture): string => `${stage} ${group}`;

/** The groups by letter, then the knock-out rounds up to the final; within each, matches by kick-off. */
const inTournamentOrder = (a: Fixture, b: Fixture): number =>
  STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage) ||
  byText(a.group ?? "", b.group ?? "") ||
  a.kickOff - b.kickOff ||
  byText(a.id, b.id);

/** A tournament, or one day of it: each row of the list is a group or a round. */
export async function listTournament(query: QueryOf<"worldCupMatches">, context: CallContext): Promise<MatchListBody> {
  const { sources, directory, now } = context;
  const competition = directory.competitionById(query.leagueId);
  if (!competition) throw notFound("leagueId", "no such competition");
  const season = await sources.season(competition.id, query.season, now);
  if (season.length === 0) throw notFound("season", "no matches of this season");
  const day = query.date === undefined ? undefined : dayWindow(query.date, query.timeZone);
  const requested = season.filter(({ kickOff }) => !day || (day.from <= kickOff && kickOff < day.to));
  const matches = await withStates(requested.sort(inTournamentOrder), context);
  const rows = matches.map((match) => ({ match, competition }));
  const locale = localeOf(query.lang);
  return {
    leagueMatchList: runsBy(rows, ({ match }) => groupOrRound(match.fixture)).map((run) =>
      leagueMatchesWire(run, directory, locale),
    ),
    seq: listSeq(matches),
    hasNext: false,
  };
}
