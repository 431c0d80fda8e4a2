import type { NextMatch, PastMatch } from "#contract/domain/history";
import type { Match, Pair, Side } from "#contract/domain/match";
import type { OddsPanel } from "#contract/domain/odds";
import type { FormLetter } from "#contract/domain/standings";
import { callOf } from "#contract/tables/sports";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/pages/context";
import { settle, throwErrorPage } from "~/features/errors/error-states.server";
import { loadMatchHead, type MatchHeadData, type MatchRequest } from "~/features/match/load-match-head.server";
import { rowFacts } from "~/features/match-row/row-view";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { durationOf, type H2hQuery, readH2hQuery } from "./h2h-query.ts";
import { type H2hFacts, type H2hMatch, type H2hRowView, h2hRowView, UTC } from "./h2h-row-view.ts";

export interface H2hData {
  head: MatchHeadData;
  /** The visitor's offsets at kick-off, used in the head. */
  zone: ZoneOffsets;
  query: H2hQuery;
  /** From the home side's view; absent if the upstream fails, as are the others. */
  meetings?: MatchRecord;
  last: Partial<Record<Side, MatchRecord>>;
  next?: Record<Side, H2hRowView[]>;
}

/** A decided match from a team's view. */
interface LookedBack {
  match: Match;
  side: Side;
}

/** Summary of a team's matches, with their goals or points. */
interface TeamTally {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
}

/** The final score, the team's own first. */
function ownScore({ match, side }: LookedBack): Pair {
  const [home, away] = ("score" in match && match.score) || [0, 0];
  return side === "home" ? [home, away] : [away, home];
}

/** Whoever won in extra time won; a shoot-out decides a draw. */
export function resultOf(one: LookedBack): FormLetter {
  const [own, other] = ownScore(one);
  return own > other ? "W" : own < other ? "L" : "D";
}

export function teamTally(rows: readonly LookedBack[]): TeamTally {
  const tally: TeamTally = { played: rows.length, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 };
  for (const one of rows) {
    const [own, other] = ownScore(one);
    const result = resultOf(one);
    tally.scored += own;
    tally.conceded += other;
    if (result === "W") tally.won += 1;
    else if (result === "D") tally.drawn += 1;
    else tally.lost += 1;
  }
  return tally;
}

/** A team's past matches with a summary. */
export interface MatchRecord {
  tally: TeamTally & { goals?: MeetingGoals };
  rows: H2hRowView[];
}

interface MeetingGoals {
  bothScored: number;
  overTwoAndHalf: number;
  cleanSheets: number;
}

type H2hRequest = Pick<MatchRequest, "sport" | "params" | "search">;

/**
 * Data of a match's head-to-head tab: previous meetings, each team's last matches before it and next ones after it.
 * Throws an error page for an unknown match and for an invalid choice; any list may be missing.
 */
export async function loadH2h(context: EdgeContext, request: H2hRequest): Promise<H2hData> {
  const query = readH2hQuery(new URLSearchParams(request.search));
  if (!query) return throwErrorPage(context, "badRequest");
  const [head, { meetings, home, away, next }] = await Promise.all([
    loadMatchHead(context, { ...request, tab: "h2h" }),
    loadLists(context, request, query),
  ]);
  const facts = factsOf(context);
  const nameOf = competitionNames(head, [home, away]);
  const last = (panel: OddsPanel | undefined) =>
    panel && lastMatches(panel.matches.slice(0, query.count), nameOf, facts);
  const shownDate = dateIn(head.about.match.kickOff, context.visitor.timeZone);
  const nextRows = (matches: readonly NextMatch[]) =>
    matches.map(({ match }) => h2hRowView({ match, after: shownDate, competition: nameOf(match) }, facts));
  return {
    head,
    zone: head.zone,
    query,
    ...(meetings && { meetings: meetingsOf(meetings, facts) }),
    last: { home: last(home), away: last(away) },
    ...(next && { next: { home: nextRows(next.home), away: nextRows(next.away) } }),
  };
}

/** Loads all lists in parallel; failed ones are undefined. */
async function loadLists(context: EdgeContext, { sport, params }: H2hRequest, query: H2hQuery) {
  const { upstream } = context;
  const { matchId = "" } = params;
  const sameLeague = query.isSameLeague ? 1 : 0;
  const sameVenue = query.isSameVenue ? 1 : 0;
  const lastOf = (side: Side) =>
    upstream.call(callOf(sport, "lastOdds"), {
      matchId,
      side,
      duration: durationOf(query),
      sameLeague,
      ...(query.isSameVenue && { venue: side }),
    });
  const [meetings, home, away, next] = await Promise.all([
    settle(context, upstream.call(callOf(sport, "h2hInfo"), { matchId, size: query.count, sameVenue, sameLeague })),
    settle(context, lastOf("home")),
    settle(context, lastOf("away")),
    settle(context, upstream.call(callOf(sport, "nextFive"), { matchId })),
  ]);
  return {
    meetings: meetings.value?.value,
    home: home.value?.value,
    away: away.value?.value,
    next: next.value?.value,
  };
}

function factsOf(context: EdgeContext): H2hFacts {
  const { locale } = context;
  const i18n = translatorOf(locale, namespacesOf("match-h2h"));
  return {
    row: rowFacts(i18n, context, UTC),
    locale,
    t: i18n.getFixedT(null, "h2h"),
    tStandings: i18n.getFixedT(null, "standings"),
  };
}

type NameOf = (match: Match) => string | undefined;

/** Competition names by id: of this match and of the teams' last matches. */
function competitionNames(
  { about: { competition } }: MatchHeadData,
  panels: readonly (OddsPanel | undefined)[],
): NameOf {
  const known = [competition, ...panels.flatMap((panel) => panel?.competitions ?? [])];
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return ({ leagueId }) => names.get(leagueId);
}

type Meetings = { summary: MatchRecord["tally"]; matches: readonly PastMatch[] };

/** The list is about neither team, so rows have no result letters. */
const meetingsOf = ({ summary, matches }: Meetings, facts: H2hFacts): MatchRecord =>
  recordOf(
    summary,
    matches.map(({ match, competitionName }) => ({ match, competition: competitionName })),
    facts,
  );

const lastMatches = (matches: readonly LookedBack[], nameOf: NameOf, facts: H2hFacts): MatchRecord =>
  recordOf(
    teamTally(matches),
    matches.map((one) => ({ match: one.match, result: resultOf(one), competition: nameOf(one.match) })),
    facts,
  );

const recordOf = (tally: MatchRecord["tally"], matches: readonly H2hMatch[], facts: H2hFacts): MatchRecord => ({
  tally,
  rows: matches.map((match) => h2hRowView(match, facts)),
});
