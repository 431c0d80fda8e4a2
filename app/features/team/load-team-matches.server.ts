import type { Match } from "#contract/domain/match";
import type { SeasonEntry } from "#contract/domain/standings";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/context";
import type { DateRange } from "~/features/calendar/date-range";
import { loadOrFace, settle, throwFace } from "~/features/faces/fault-face.server";
import { zoneOfMatches } from "~/features/match-days/match-days.server";
import { canChange } from "~/features/match-list/can-change";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import { oldestOf } from "~/upstream-calls/answer-age";
import { callOf } from "~/upstream-calls/call-of";
import { competitionNames } from "./competition-names.ts";
import { type AskedTeam, loadTeamHead, type TeamHeadData } from "./load-team-head.server.ts";
import { type AskedMatches, type MatchFilter, readMatchFilter } from "./match-filter.ts";
import { matchLists } from "./match-lists.server.ts";
import { rangeReach, rangeWithin } from "./matches-of-range.ts";
import { type ReadMatches, readMatches } from "./read-matches.server.ts";
import { mainCompetition } from "./team-competition.ts";

export interface TeamMatchesData {
  head: TeamHeadData;
  asked: AskedMatches;
  competitions: ReadMatches["competitions"];
  /** Labels, the latest first. */
  seasons: string[];
  /** The matches under their days. */
  list: KeptMarkup;
  matchCount: number;
  /** The last match of the page that is shown, where more lie behind it. */
  lastId?: string;
  /** The range that is shown, with both ends, and the days of it that could be read; in words too. */
  range?: DateRange;
  cutTo?: DateRange;
  /** Of the range that can be chosen. */
  reach: DateRange;
  today: string;
  canChange: boolean;
  hasSimulated: boolean;
  hasInvented: boolean;
  zone: ZoneOffsets;
  fetched: TeamHeadData["fetched"];
}

/** Seasons that are offered at most: further back there is nothing that the calendar reaches. */
const SEASONS = 5;

/**
 * What the page of a team's matches shows. Throws a face for an unknown team, a value in the address that is none (400),
 * and when the matches cannot be had; without the list of seasons it goes on.
 */
export async function loadTeamMatches(context: EdgeContext, asked: Omit<AskedTeam, "tab">): Promise<TeamMatchesData> {
  const wanted = readMatchFilter(new URLSearchParams(asked.search));
  if (!wanted) return throwFace(context, "badRequest");
  const head = await loadTeamHead(context, { ...asked, tab: "match" });
  const today = dateIn(context.now, context.visitor.timeZone);
  const reach = rangeReach(today);
  const range = wanted.part.range && rangeWithin(wanted.part.range, reach);
  const [read, seasons] = await Promise.all([
    loadOrFace(context, readMatches(context, head, { filter: wanted.filter, part: wanted.part, range, today })),
    seasonsOf(context, head, wanted.filter),
  ]);
  const { matches, lists, lastId, cutTo } = read;
  const competitions = read.competitions.length > 0 ? read.competitions : head.info.competitions;
  const namespaces = namespacesOf("team-matches");
  const names = competitionNames(head.info, { competitions });
  const markup = matchLists(lists, context, {
    namespaces,
    i18n: translatorOf(context.locale, namespaces),
    competitionOf: ({ leagueId }) => names.get(leagueId),
    address: { ...head.info.team, sport: head.sport },
    filter: wanted.filter,
  });
  return {
    head,
    asked: wanted,
    competitions,
    seasons,
    list: keptOnServer(markup),
    matchCount: matches.length,
    ...(lastId && { lastId }),
    ...(range && { range }),
    ...(cutTo && { cutTo }),
    reach,
    today,
    ...ofMatches(matches, context),
    fetched: oldestOf([head.fetched, ...read.answers]),
  };
}

const ofMatches = (
  matches: readonly Match[],
  context: EdgeContext,
): Pick<TeamMatchesData, "canChange" | "hasSimulated" | "hasInvented" | "zone"> => ({
  canChange: matches.some((match) => canChange(match, context.now)),
  hasSimulated: matches.some(({ source }) => source === "simulated"),
  hasInvented: matches.some(({ source }) => source !== "supplied"),
  zone: zoneOfMatches(matches, context),
});

/** The seasons of the team's league, and the one that is shown whatever it is. */
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
