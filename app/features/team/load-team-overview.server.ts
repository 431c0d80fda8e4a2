import type { i18n } from "i18next";
import type { Competition } from "#contract/domain/competition";
import type { TeamMatches } from "#contract/domain/history";
import type { Match } from "#contract/domain/match";
import type { BasketballStandings, BasketballStandingsRow, Standings, StandingsRow } from "#contract/domain/standings";
import { callOf } from "#contract/tables/sports";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import type { ErrorKind, Settled } from "~/features/errors/error-kind";
import { settle } from "~/features/errors/error-states.server";
import { zoneOfMatches } from "~/features/match-days/group-by-day";
import { canChange } from "~/features/match-list/can-change";
import { type SimulatedShare, simulatedShare } from "~/features/match-row/SimulatedNote";
import { stageLabel } from "~/features/match-row/stage-label";
import { loadLastStandings } from "~/features/standings/load-last-standings.server";
import type { StandingsFacts } from "~/features/standings/standings-facts";
import { standingsFacts } from "~/features/standings/standings-facts.server";
import { type AnyTable, hasBegun } from "~/features/standings/standings-rows";
import {
  competitionNames,
  loadTeamHead,
  type TeamHeadData,
  type TeamRequest,
} from "~/features/team/load-team-head.server";
import { mainCompetition, ownRow } from "~/features/team/team-competition";
import { oldestOf } from "~/features/upstream-calls/answer-age";
import { formatDate } from "~/i18n/format-date";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { type AroundNow, aroundNow } from "./around-now.ts";
import { type Difficulty, difficultyOf } from "./difficulty.ts";
import { type FormEntry, formEntries } from "./form-entries.ts";
import { hasPeople } from "./has-people.ts";

/** A match with its heading. */
export interface ShownMatch {
  match: Match;
  /** YYYY-MM-DD and formatted, in the visitor's zone. */
  date: string;
  day: string;
  /** Competition, stage and source; empty if unknown. */
  stage: string;
}

export type ShownAroundNow = Pick<AroundNow, "isPlaying"> & Partial<Record<"next" | "last", ShownMatch>>;

export interface TeamTable {
  competition: Competition;
  season: string;
  /** The table that contains the team. */
  table: AnyTable;
  facts: StandingsFacts;
  own: StandingsRow | BasketballStandingsRow;
}

export interface TeamOverviewData {
  head: TeamHeadData;
  /** The next match and the last result. */
  around: ShownAroundNow;
  /** How hard the next match is, as far as its chances are known. */
  difficulty?: Difficulty;
  hasMatches: boolean;
  /** Something may still happen in them. */
  canChange: boolean;
  form: FormEntry[];
  /** The competitions of the matches in `form`. */
  formIn: string[];
  table?: TeamTable;
  /** Why the matches or the table could not be loaded. */
  faults: { matches?: ErrorKind; table?: ErrorKind };
  simulated: SimulatedShare;
  /** The people on the page are invented: by the reference upstream, unless the team's matches are supplied. */
  hasInvented: boolean;
  zone: ZoneOffsets;
  fetched: TeamHeadData["fetched"];
}

/** Number of matches requested: some may have been cancelled. */
const UPCOMING = 5;
const PAST = 10;

/**
 * Data of a team's overview. Throws an error page for an unknown team and if its own call fails; works without matches
 * or table.
 */
export async function loadTeamOverview(
  context: EdgeContext,
  request: Omit<TeamRequest, "tab">,
): Promise<TeamOverviewData> {
  const head = await loadTeamHead(context, { ...request, tab: "overview" });
  const { sport, info } = head;
  const { upstream } = context;
  const league = mainCompetition(info.competitions);
  const matchesOf = (direction: "next" | "past", size: number) =>
    settle(context, upstream.call(callOf(sport, "matchesByTeam"), { teamId: info.team.id, direction, size }));
  const [upcoming, past, ranking] = await Promise.all([
    matchesOf("next", UPCOMING),
    matchesOf("past", PAST),
    league && settle(context, upstream.call(callOf(sport, "ranking"), { leagueId: league.id, live: 1 })),
  ]);
  const i18n = translatorOf(context.locale, namespacesOf("team"));
  const standings = ranking?.value?.value;
  const last = standings && (await loadLastStandings(context, sport, standings));
  const table = standings && tableOf(last ?? standings, head, context);
  const parts = matchParts([upcoming, past], head, context, i18n);
  const { next } = parts.around;
  const difficulty = next && (await loadDifficulty(context, next.match, head));
  const answers = [upcoming.value, past.value, ranking?.value].filter((answer) => answer !== undefined);
  return {
    head,
    ...parts,
    ...(difficulty && { difficulty }),
    ...(table && { table }),
    faults: {
      // Past matches are worth showing without upcoming ones, and vice versa.
      ...(upcoming.error && past.error && { matches: upcoming.error }),
      ...(ranking?.error && { table: ranking.error }),
    },
    fetched: oldestOf([head.fetched, ...answers]),
  };
}

/** Undefined without the chances of both sides: a team's page is shown without them. */
async function loadDifficulty(
  context: EdgeContext,
  match: Match,
  { sport, info }: TeamHeadData,
): Promise<Difficulty | undefined> {
  const { value } = await settle(context, context.upstream.call(callOf(sport, "winRate"), { matchId: match.id }));
  return value && difficultyOf(match, info.team.id, value.value);
}

type MatchParts = Pick<
  TeamOverviewData,
  "around" | "hasMatches" | "canChange" | "form" | "formIn" | "simulated" | "hasInvented" | "zone"
>;

function matchParts(
  answers: readonly [upcoming: Settled<Fetched<TeamMatches>>, past: Settled<Fetched<TeamMatches>>],
  { info }: TeamHeadData,
  context: EdgeContext,
  i18n: i18n,
): MatchParts {
  const [upcoming = [], past = []] = answers.map(({ value }) => value?.value.matches ?? []);
  const names = competitionNames(info, ...answers.map(({ value }) => value?.value));
  const around = aroundNow(upcoming, past);
  const form = formEntries(past, info.team.id);
  const shown = [around.next, around.last].filter((match) => match !== undefined);
  const zone = zoneOfMatches(shown, context);
  const simulated = simulatedShare([...shown, ...form.map(({ match }) => match)]);
  const show = (match: Match) =>
    shownMatch(match, { competition: names.get(match.leagueId), isMixed: simulated === "some" }, context, i18n);
  return {
    around: {
      ...(around.next && { next: show(around.next) }),
      ...(around.last && { last: show(around.last) }),
      isPlaying: around.isPlaying,
    },
    hasMatches: shown.length > 0,
    canChange: shown.some((match) => canChange(match, context.now)),
    form,
    formIn: [...new Set(form.flatMap(({ match }) => names.get(match.leagueId) ?? []))],
    simulated,
    hasInvented: hasPeople(info) && [...upcoming, ...past].some(({ source }) => source !== "supplied"),
    zone,
  };
}

function shownMatch(
  match: Match,
  { competition, isMixed }: { competition: string | undefined; isMixed: boolean },
  { locale, visitor }: EdgeContext,
  i18n: i18n,
): ShownMatch {
  const date = dateIn(match.kickOff, visitor.timeZone);
  const source = isMixed && match.source === "simulated" && i18n.getFixedT(null, "common")("source.simulated");
  const stage = [competition, stageLabel(match, i18n.getFixedT(null, "matches")), source].filter(Boolean).join(" · ");
  return { match, date, day: formatDate(date, locale, "full"), stage };
}

function tableOf(
  standings: Standings | BasketballStandings,
  { sport, info: { team } }: TeamHeadData,
  context: EdgeContext,
): TeamTable | undefined {
  const own = ownRow<StandingsRow | BasketballStandingsRow>(standings, team.id);
  if (!own || !hasBegun(own.table)) return undefined;
  const { competition, season } = standings;
  const facts = standingsFacts(context, { sport, competition });
  return { competition, season, table: own.table as AnyTable, facts, own: own.row };
}
