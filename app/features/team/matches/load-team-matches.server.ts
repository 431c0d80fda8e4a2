import type { Match } from "#contract/domain/match";
import type { SeasonEntry } from "#contract/domain/standings";
import { callOf } from "#contract/tables/sports";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/pages/context";
import { loadOrThrowErrorPage, settle, throwErrorPage } from "~/features/errors/error-states.server";
import { groupByDay, type MatchDay, zoneOfMatches } from "~/features/match-days/group-by-day";
import { canChange } from "~/features/match-list/can-change";
import { type SimulatedShare, simulatedShare } from "~/features/match-row/SimulatedNote";
import {
  competitionNames,
  loadTeamHead,
  type TeamHeadData,
  type TeamRequest,
} from "~/features/team/load-team-head.server";
import { type MatchesParams, type MatchFilter, readMatchFilter } from "~/features/team/match-filter";
import { rangeReach, rangeWithin } from "~/features/team/matches-of-range";
import { type MatchListPart, type ReadMatches, readMatches } from "~/features/team/read-matches.server";
import { mainCompetition } from "~/features/team/team-competition";
import { oldestOf } from "~/features/upstream-calls/answer-age";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import type { DateRange } from "~/ui/dates/date-range";

/** A list of matches by day; `of` is its direction, if any. */
interface TeamMatchList extends Pick<MatchListPart, "of" | "hasMore"> {
  days: MatchDay[];
}

export interface TeamMatchesData {
  head: TeamHeadData;
  params: MatchesParams;
  competitions: ReadMatches["competitions"];
  /** Labels, latest first. */
  seasons: string[];
  /** Non-empty lists. */
  lists: TeamMatchList[];
  matchCount: number;
  /** The last match of the page, if others follow. */
  lastId?: string;
  /** The range shown, with both ends; `cutTo` are the days that were covered. */
  range?: DateRange;
  cutTo?: DateRange;
  /** The selectable range. */
  reach: DateRange;
  today: string;
  canChange: boolean;
  simulated: SimulatedShare;
  hasInvented: boolean;
  zone: ZoneOffsets;
  fetched: TeamHeadData["fetched"];
}

/** Number of selectable seasons: the calendar goes no further back. */
const SEASONS = 5;

/**
 * Data of a team's matches page. Throws an error page for an unknown team, for an invalid parameter (400), and if the
 * matches cannot be loaded; the list of seasons may be missing.
 */
export async function loadTeamMatches(
  context: EdgeContext,
  request: Omit<TeamRequest, "tab">,
): Promise<TeamMatchesData> {
  const params = readMatchFilter(new URLSearchParams(request.search));
  if (!params) return throwErrorPage(context, "badRequest");
  const head = await loadTeamHead(context, { ...request, tab: "match" });
  const today = dateIn(context.now, context.visitor.timeZone);
  const reach = rangeReach(today);
  const range = params.part.range && rangeWithin(params.part.range, reach);
  const [read, seasons] = await Promise.all([
    loadOrThrowErrorPage(context, readMatches(context, head, { ...params, range, today })),
    seasonsOf(context, head, params.filter),
  ]);
  const { matches, lastId, cutTo } = read;
  const competitions = read.competitions.length > 0 ? read.competitions : head.info.competitions;
  const names = competitionNames(head.info, { competitions });
  const ofAll = ofMatches(matches, context);
  return {
    head,
    params,
    competitions,
    seasons,
    lists: listsOf(read.lists, { names, isMixed: ofAll.simulated === "some" }, context),
    matchCount: matches.length,
    ...(lastId && { lastId }),
    ...(range && { range }),
    ...(cutTo && { cutTo }),
    reach,
    today,
    ...ofAll,
    fetched: oldestOf([head.fetched, ...read.answers]),
  };
}

function listsOf(
  lists: readonly MatchListPart[],
  { names, isMixed }: { names: ReadonlyMap<string, string>; isMixed: boolean },
  context: EdgeContext,
): TeamMatchList[] {
  const t = translatorOf(context.locale, namespacesOf("team-matches")).getFixedT(null, "common");
  const groupOf = ({ leagueId, source }: Match) =>
    [names.get(leagueId), isMixed && source === "simulated" && t("source.simulated")].filter(Boolean).join(" · ");
  return lists
    .filter(({ matches }) => matches.length > 0)
    .map(({ of, matches, hasMore }) => ({ ...(of && { of }), days: groupByDay(matches, context, groupOf), hasMore }));
}

const ofMatches = (
  matches: readonly Match[],
  context: EdgeContext,
): Pick<TeamMatchesData, "canChange" | "simulated" | "hasInvented" | "zone"> => ({
  canChange: matches.some((match) => canChange(match, context.now)),
  simulated: simulatedShare(matches),
  hasInvented: matches.some(({ source }) => source !== "supplied"),
  zone: zoneOfMatches(matches, context),
});

/** The seasons of the team's league, always including the current choice. */
async function seasonsOf(
  context: EdgeContext,
  { sport, info }: TeamHeadData,
  { season }: MatchFilter,
): Promise<string[]> {
  const league = mainCompetition(info.competitions);
  const answer =
    league && (await settle(context, context.upstream.call(callOf(sport, "seasonList"), { leagueId: league.id })));
  const known = (answer?.value?.value ?? []).slice(0, SEASONS).map((entry: SeasonEntry) => entry.season);
  return season === undefined || known.includes(season) ? known : [...known, season];
}
