import type { NextMatch, PastMatch } from "#contract/domain/history";
import type { Match, Side } from "#contract/domain/match";
import type { OddsPanel } from "#contract/domain/odds";
import type { EdgeContext } from "#worker/context";
import { settle, throwFace } from "~/features/faces/fault-face.server";
import { type AskedMatch, loadMatchHead, type MatchHeadData } from "~/features/match/load-match-head.server";
import { rowFacts } from "~/features/match-row/row-view";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import { callOf } from "~/upstream-calls/call-of";
import { durationOf, type H2hQuery, readH2hQuery } from "./h2h-query.ts";
import { type H2hFacts, type H2hRow, h2hRows } from "./h2h-rows.server.ts";
import { isBeyondNinety, type LookedBack, type TeamTally, teamTally } from "./team-tally.ts";
import { UTC } from "./utc.ts";

export interface H2hData {
  head: MatchHeadData;
  /** The visitor's zone at kick-off, in which the head tells it. */
  zone: ZoneOffsets;
  asked: H2hQuery;
  /** Of the home side; absent where the upstream does not answer, as are the others. */
  meetings?: MatchRecord;
  last: Partial<Record<Side, MatchRecord>>;
  /** Absent as a whole too where neither team has one. */
  next?: Partial<Record<Side, KeptMarkup>>;
}

/** Earlier matches of a team and what they come to. */
export interface MatchRecord {
  tally: TeamTally & { goals?: MeetingGoals };
  /** Absent without any match. */
  rows?: KeptMarkup;
  /** Some were decided behind the ninety minutes that results are counted by. */
  isBeyondNinety: boolean;
}

export interface MeetingGoals {
  bothScored: number;
  overTwoAndHalf: number;
  cleanSheets: number;
}

interface AskedH2h extends Pick<AskedMatch, "sport" | "params" | "search"> {
  query: URLSearchParams;
}

/**
 * What the head-to-head tab of a match shows: earlier meetings of its teams, the last matches of each before it and the
 * next ones after it. Throws a face for an unknown match and for a choice that cannot be read; any list may be missing.
 */
export async function loadH2h(context: EdgeContext, { query, ...match }: AskedH2h): Promise<H2hData> {
  const asked = readH2hQuery(query);
  if (!asked) return throwFace(context, "badRequest");
  const { sport, params } = match;
  const { matchId = "" } = params;
  const { upstream } = context;
  const isSame = asked.isSameLeague ? 1 : 0;
  const lastOf = (side: Side) =>
    upstream.call(callOf(sport, "lastOdds"), {
      ...{ matchId, side, duration: durationOf(asked), sameLeague: isSame },
      ...(asked.isSameVenue && { venue: side }),
    });
  const venue = asked.isSameVenue ? 1 : 0;
  const meetings = { matchId, size: asked.count, sameVenue: venue, sameLeague: isSame };
  const [head, h2h, home, away, next] = await Promise.all([
    loadMatchHead(context, { ...match, tab: "h2h" }),
    settle(context, upstream.call(callOf(sport, "h2hInfo"), meetings)),
    settle(context, lastOf("home")),
    settle(context, lastOf("away")),
    settle(context, upstream.call(callOf(sport, "nextFive"), { matchId })),
  ]);
  const panels = { home: home.value?.value, away: away.value?.value };
  const facts = factsOf(context);
  const nameOf = competitionNames(head, [panels.home, panels.away]);
  const pastRow = ({ match, result }: LookedBack): H2hRow => ({ match, result, ...named(nameOf(match)) });
  const lists = next.value?.value;
  const nextOf = (side: Side) => lists && nextRows(lists[side], nameOf, facts);
  const lastRecord = (side: Side) => recordOf(panels[side]?.matches.slice(0, asked.count), pastRow, facts);
  return {
    head,
    zone: head.zone,
    asked,
    ...compact({ meetings: h2h.value && meetingsOf(h2h.value.value, facts) }),
    last: compact({ home: lastRecord("home"), away: lastRecord("away") }),
    ...(lists && { next: compact({ home: nextOf("home"), away: nextOf("away") }) }),
  };
}

/** Without what is undefined. */
const compact = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>;
  };

const named = (competition: string | undefined) => ({ ...(competition && { competition }) });

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

/** Names of competitions, by their ids: of this match's and of those that the teams' last matches were in. */
function competitionNames(
  { about: { competition } }: MatchHeadData,
  panels: readonly (OddsPanel | undefined)[],
): (match: Match) => string | undefined {
  const known = [competition, ...panels.flatMap((panel) => panel?.competitions ?? [])];
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return ({ leagueId }) => names.get(leagueId);
}

type Meetings = { summary: TeamTally & { goals?: MeetingGoals }; matches: readonly PastMatch[] };

/** Between the two teams there is no team whose list it is: rows have no letters. */
const meetingsOf = ({ summary, matches }: Meetings, facts: H2hFacts): MatchRecord => ({
  tally: summary,
  ...rowsOf(
    matches.map(({ match, competitionName }) => ({ match, ...named(competitionName) })),
    facts,
  ),
});

function recordOf(
  matches: readonly LookedBack[] | undefined,
  rowOf: (past: LookedBack) => H2hRow,
  facts: H2hFacts,
): MatchRecord | undefined {
  return matches && { tally: teamTally(matches), ...rowsOf(matches.map(rowOf), facts) };
}

const rowsOf = (rows: readonly H2hRow[], facts: H2hFacts) => ({
  ...(rows.length > 0 && { rows: keptOnServer(h2hRows(rows, facts)) }),
  isBeyondNinety: rows.some(({ match }) => isBeyondNinety(match)),
});

function nextRows(
  next: readonly NextMatch[],
  nameOf: (match: Match) => string | undefined,
  facts: H2hFacts,
): KeptMarkup | undefined {
  if (next.length === 0) return undefined;
  const rows = next.map(({ match, days }) => ({ match, days, ...named(nameOf(match)) }));
  return keptOnServer(h2hRows(rows, facts));
}
