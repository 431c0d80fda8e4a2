import type { MatchListBody } from "#contract/calls/match-list";
import type { Stage } from "#contract/domain/match";
import { dayWindow } from "#contract/time/zone";
import { notFound } from "../envelope.ts";
import type { Fixture } from "../match.ts";
import { type CallContext, localeOf, type QueryOf } from "./call.ts";
import { leagueMatchesWire, listSeq, withStates } from "./match-list.ts";
import { byText, runsBy } from "./match-order.ts";

const STAGES_IN_ORDER: readonly Stage[] = [
  "qualifying",
  "playoff",
  "regular",
  "league_phase",
  "group",
  "round_of_128",
  "round_of_64",
  "round_of_32",
  "round_of_16",
  "quarter_final",
  "semi_final",
  "third_place",
  "final",
];

const groupOrRound = ({ stage, group = "" }: Fixture): string => `${stage} ${group}`;

/** The groups by letter, then the rounds on the way to the final; in each the matches by kick-off. */
export const inTournamentOrder = (a: Fixture, b: Fixture): number =>
  STAGES_IN_ORDER.indexOf(a.stage) - STAGES_IN_ORDER.indexOf(b.stage) ||
  byText(a.group ?? "", b.group ?? "") ||
  a.kickOff - b.kickOff ||
  byText(a.id, b.id);

/** A tournament, or one day of it: each row of the list is one group or one round. */
export async function listTournament(query: QueryOf<"worldCupMatches">, context: CallContext): Promise<MatchListBody> {
  const { sources, directory, now } = context;
  const competition = directory.competitionById(query.leagueId);
  if (!competition) throw notFound("leagueId", "no such competition");
  const season = await sources.season(competition.id, query.season, now);
  if (season.length === 0) throw notFound("season", "no matches of this season");
  const day = query.date === undefined ? undefined : dayWindow(query.date, query.timeZone);
  const asked = season.filter(({ kickOff }) => !day || (day.from <= kickOff && kickOff < day.to));
  const matches = await withStates(asked.sort(inTournamentOrder), context);
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
