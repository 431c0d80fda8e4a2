import type { Competition } from "#contract/domain/competition";
import type { Match } from "#contract/domain/match";
import type { StandingsRow } from "#contract/domain/standings";
import { KNOCKOUT_STAGES, type KnockoutStage } from "#contract/tables/stages";
import { WORLD_CUP_LEAGUE_ID } from "#contract/tables/tournaments";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/pages/context";
import type { BracketData } from "~/features/bracket/bracket-data";
import { bracketData } from "~/features/bracket/load-bracket.server";
import { loadOrThrowErrorPage, settle } from "~/features/errors/error-states.server";
import { zoneOfMatches } from "~/features/match-days/group-by-day";
import { canChange } from "~/features/match-list/can-change";
import type { StandingsFacts } from "~/features/standings/standings-facts";
import { standingsFacts } from "~/features/standings/standings-facts.server";
import { type AnswerAge, oldestOf } from "~/features/upstream-calls/answer-age";
import { formatDate } from "~/i18n/format-date";
import type { ZoneOffsets } from "~/i18n/zone-offsets";

interface GroupStage {
  /** "A", "B" … */
  letter: string;
  /** Empty if the table cannot be loaded. */
  rows: StandingsRow[];
  matches: Match[];
}

interface KnockoutRound {
  stage: KnockoutStage;
  matches: Match[];
}

interface TournamentStages {
  groups: GroupStage[];
  rounds: KnockoutRound[];
}

const byKickOff = (a: Match, b: Match): number => a.kickOff - b.kickOff || (a.id < b.id ? -1 : 1);

/** A tournament's matches by group, with each group's table, and by knock-out round, all in order of kick-off. */
export function tournamentStages(
  matches: readonly Match[],
  tables: readonly { group?: string; rows: StandingsRow[] }[],
): TournamentStages {
  const inOrder = matches.toSorted(byKickOff);
  const letters = new Set(inOrder.flatMap(({ group }) => group ?? []));
  return {
    groups: [...letters].toSorted().map((letter) => ({
      letter,
      rows: tables.find(({ group }) => group === letter)?.rows ?? [],
      matches: inOrder.filter(({ group }) => group === letter),
    })),
    rounds: KNOCKOUT_STAGES.map((stage) => ({
      stage,
      matches: inOrder.filter((match) => match.stage === stage),
    })).filter((round) => round.matches.length > 0),
  };
}

export interface WorldCupData {
  /** Absent while the upstream has no matches of it. */
  competition?: Competition;
  season: string;
  stages: TournamentStages;
  /** Facts of the groups' tables; absent without a competition. */
  facts?: StandingsFacts;
  bracket?: BracketData;
  /** The formatted days of matches, by calendar date in the visitor's zone. */
  days: Readonly<Record<string, string>>;
  matchCount: number;
  /** Something may still happen in the matches. */
  canChange: boolean;
  /** The visitor's offsets from the first kick-off to the last. */
  zone: ZoneOffsets;
  fetched: AnswerAge;
}

const SEASON = "2022";

/** Data of the tournament's page. Throws an error page without the matches; works without tables and bracket. */
export async function loadWorldCup(context: EdgeContext): Promise<WorldCupData> {
  const { upstream, locale, visitor } = context;
  // The tournament is the same in every zone: a fixed one gives a single cache entry.
  const query = { leagueId: WORLD_CUP_LEAGUE_ID, season: SEASON, timeZone: "UTC" };
  const season = { leagueId: WORLD_CUP_LEAGUE_ID, season: SEASON };
  const [list, ranking, parts] = await Promise.all([
    loadOrThrowErrorPage(context, upstream.call("worldCupMatches", query)),
    settle(context, upstream.call("ranking", season)),
    settle(context, upstream.call("subLeagueList", season)),
  ]);
  const matches = list.value.groups.flatMap((group) => group.matches);
  const competition = list.value.groups[0]?.competition;
  const bracket = parts.value?.value.bracket;
  return {
    ...(competition && { competition }),
    season: SEASON,
    stages: tournamentStages(matches, ranking.value?.value.tables ?? []),
    ...(competition && { facts: standingsFacts(context, { sport: "football", competition }) }),
    ...(bracket && { bracket: bracketData("football", bracket, context) }),
    days: daysOf(matches, visitor.timeZone, (date) => formatDate(date, locale, "row")),
    matchCount: matches.length,
    canChange: matches.some((match) => canChange(match, context.now)),
    zone: zoneOfMatches(matches, context),
    fetched: oldestOf([list, ...[ranking, parts].flatMap(({ value }) => value ?? [])]),
  };
}

function daysOf(matches: readonly Match[], timeZone: string, inWords: (date: string) => string) {
  const dates = new Set(matches.map(({ kickOff }) => dateIn(kickOff, timeZone)));
  return Object.fromEntries([...dates].map((date) => [date, inWords(date)]));
}
